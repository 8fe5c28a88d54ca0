import { mkdirSync } from 'node:fs';
import type { LogFile } from '../processes/log-file.js';
import type { Plan } from '../processes/plan.js';
import { answers } from '../ports.js';
import { untilReady } from '../wait.js';

export interface RedisOptions {
  program: string;
  folder: string;
  port: number;
  /** Whether what is in it must survive: the queues of a development machine do, those of a test run need not. */
  durable: boolean;
  log?: LogFile;
}

/** Redis on loopback. Queues need `noeviction`; the append-only file brings them back after a kill. */
export function planRedis(options: RedisOptions): Plan & { url: string } {
  const { program, folder, port, durable, log } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: durable ? 'yes' : 'no',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    options: {
      name: 'Redis',
      command: program,
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      cwd: folder,
      ...(log ? { log } : {}),
    },
    ready: (child) => untilReady(child, () => answers(port), 30_000),
  };
}
