import { batchKilled } from './batch-killed.drill.js';
import type { Drill } from './drill.js';
import { redisHung, redisKilled } from './redis-down.drill.js';
import { relayKilled } from './relay-killed.drill.js';
import { everythingRestarted, servicesKilled } from './restart.drill.js';

/** The three that every test run makes, in the order in which they are run. */
export const shortDrills: Drill[] = [relayKilled, batchKilled, redisKilled];

export const drills: Drill[] = [...shortDrills, redisHung, servicesKilled, everythingRestarted];
