import { mkdirSync } from 'node:fs';
import { Child } from '../processes/child.js';
import type { LogFile } from '../processes/log-file.js';
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

/** Starts Redis on loopback. Queues need `noeviction`; the append-only file brings them back after a kill. */
export async function startRedis(options: RedisOptions): Promise<{ child: Child; url: string }> {
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
  const child = Child.start({
    name: 'Redis',
    command: program,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    cwd: folder,
    ...(log ? { log } : {}),
  });
  await untilReady(child, () => answers(port), 30_000);
  return { child, url: `redis://127.0.0.1:${port}` };
}
