import { scannerTroubled, storeTroubled } from '../files/files.drill.js';
import { socketsCutOff } from '../messages/sockets.drill.js';
import { slowClients } from '../slow/slow-clients.drill.js';
import { backlog } from './backlog.drill.js';
import { batchKilled } from './batch-killed.drill.js';
import { clockWrong } from './clock.drill.js';
import { cutOffs } from './cut-off.drill.js';
import { descriptorsTaken } from './descriptors.drill.js';
import { diskFull } from './disk-full.drill.js';
import type { Drill } from './drill.js';
import { duplicated } from './duplicates.drill.js';
import { heapFull, loopBlocked } from './inside.drill.js';
import { mailTroubled } from './mail-troubled.drill.js';
import { poisoned } from './poison.drill.js';
import { postgresKilled } from './postgres-away.drill.js';
import { redisEmptied, redisHung, redisKilled } from './redis-down.drill.js';
import { relayKilled } from './relay-killed.drill.js';
import { everythingRestarted, servicesKilled } from './restart.drill.js';
import { rollingRestart } from './rolling-restart.drill.js';
import { serviceHung } from './service-hung.drill.js';
import { stampede } from './stampede.drill.js';
import { connectionsTaken, tableLocked } from './table-locked.drill.js';

/** The three that every test run makes, in the order in which they are run. */
export const shortDrills: Drill[] = [relayKilled, batchKilled, redisKilled];

/** Those that share a product stand together. */
export const drills: Drill[] = [
  ...shortDrills,
  redisHung,
  redisEmptied,
  poisoned,
  duplicated,
  servicesKilled,
  everythingRestarted,
  tableLocked,
  connectionsTaken,
  descriptorsTaken,
  serviceHung,
  backlog,
  slowClients,
  stampede,
  postgresKilled,
  ...cutOffs,
  mailTroubled,
  storeTroubled,
  scannerTroubled,
  clockWrong,
  loopBlocked,
  heapFull,
  socketsCutOff,
  diskFull,
  rollingRestart,
];
