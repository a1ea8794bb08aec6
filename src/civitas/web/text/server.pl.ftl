# Co ma do powiedzenia maszyna stojąca za stroną.

problem-unavailable = W tej chwili nie można nic zapisać. Niczego nie utracono, a twoja ostatnia decyzja nie została przyjęta: spróbuj ponownie za chwilę.
