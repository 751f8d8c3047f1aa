const shops: NodeJS.ProcessEnv[] = JSON.parse(process.env.TEST_SHOPS ?? "[]");

/** Each process of the tests has a shop of its own, whose settings no other changes and whose rows no other adds. */
Object.assign(process.env, shops[Number(process.env.VITEST_POOL_ID) - 1]);
