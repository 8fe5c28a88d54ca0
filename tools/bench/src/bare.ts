import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import pg from 'pg';
import { bare as bookings } from './bookings-bare.js';
import { bare as cover } from './cover.rows.js';
import { bare as directory } from './directory.rows.js';
import { bare as messages } from './messages-bare.js';
import { bare as notifications } from './notifications.rows.js';

/** What a service is measured against: node:http and pg, with no framework, rights, words or counts around them. */
export interface Bare {
  base: string;
  stop: () => Promise<unknown>;
}

/** What is served for a bench. `given` is what the bench handed over. */
export type BareOf<Given = undefined> = (
  pool: pg.Pool,
  given: Given,
  server: Server,
) => (request: IncomingMessage) => Promise<unknown>;

const bares = { bookings, cover, directory, messages, notifications } as const;

interface Asked {
  bareOf: keyof typeof bares;
  databaseUrl: string;
  given?: unknown;
}

/** In a thread of its own, as the service is a process of its own: this file again, which then serves instead. */
export async function startBare(
  bareOf: keyof typeof bares,
  { DATABASE_URL: databaseUrl }: NodeJS.ProcessEnv,
  given?: unknown,
) {
  const worker = new Worker(path.resolve('tools/bench/src/bare.ts'), {
    execArgv: ['--import', '@swc-node/register/esm-register'],
    workerData: { bareOf, databaseUrl, given },
  });
  const [port] = (await once(worker, 'message')) as [number];
  return { base: `http://127.0.0.1:${port}`, stop: () => worker.terminate() } satisfies Bare;
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
  parentPort?.postMessage((server.address() as AddressInfo).port);
}

const asked = workerData as Partial<Asked> | null;
if (!isMainThread && asked?.bareOf) void serve(asked as Asked);
