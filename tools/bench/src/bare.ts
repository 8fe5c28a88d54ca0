import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { bare as apply } from './suite/apply-bare.js';
import { bare as bookings } from './bookings-bare.js';
import { bare as lists } from './suite/lists-bare.js';
import { bare as messages } from './messages-bare.js';
import { bare as notifications } from './notifications.rows.js';

/** What a service is measured against: node:http and pg, with no framework, rights, words or counts around them. */
export interface Bare {
  base: string;
  pid: number;
  stop: () => Promise<unknown>;
}

/** What is served for a bench. `given` is what the bench handed over. */
export type BareOf<Given = undefined> = (
  pool: pg.Pool,
  given: Given,
  server: Server,
) => (request: IncomingMessage) => Promise<unknown>;

const bares = { apply, bookings, lists, messages, notifications } as const;

const SERVE = 'serve-bare';

interface Asked {
  bareOf: keyof typeof bares;
  databaseUrl: string;
  given?: unknown;
}

/** In a process of its own, as the service is: this file again, which then serves instead. */
export async function startBare(
  bareOf: keyof typeof bares,
  { DATABASE_URL: databaseUrl }: NodeJS.ProcessEnv,
  given?: unknown,
) {
  const child = fork(path.resolve('tools/bench/src/bare.ts'), [SERVE], {
    execArgv: ['--import', '@swc-node/register/esm-register'],
  });
  child.send({ bareOf, databaseUrl, given });
  const [port] = (await once(child, 'message')) as [number];
  const stop = async (): Promise<void> => {
    const left = once(child, 'exit');
    child.kill();
    await left;
  };
  return { base: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop } satisfies Bare;
}

async function serve({ bareOf, databaseUrl, given }: Asked): Promise<void> {
  const bare = bares[bareOf] as BareOf<unknown>;
  const server = createServer((request, response) => {
    const status = request.method === 'POST' ? 201 : 200;
    void answer(request).then((body) => response.writeHead(status).end(JSON.stringify(body)));
  });
  server.keepAliveTimeout = 60_000;
  const answer = bare(new pg.Pool({ connectionString: databaseUrl, max: 10 }), given, server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.send?.((server.address() as AddressInfo).port);
}

if (process.argv[2] === SERVE) {
  process.once('message', (asked) => void serve(asked as Asked));
  // The process that measured is gone.
  process.once('disconnect', () => process.exit());
}
