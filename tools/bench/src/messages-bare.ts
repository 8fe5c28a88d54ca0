import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import pg from 'pg';
import { Server } from 'socket.io';
import { conversationId } from './messages.rows.js';

/** What the service is measured against: a socket, a row and a page, with no rights, events, counts or replay. */
export interface Bare {
  address: string;
  stop: () => Promise<void>;
}

interface Sent {
  conversation_id: string;
  to: string;
  content: string;
}

/** In a thread of its own, as the service is a process of its own: this file again, which then serves instead. */
export async function startBare(databaseUrl: string): Promise<Bare> {
  const worker = new Worker(path.resolve('tools/bench/src/messages-bare.ts'), {
    execArgv: ['--import', '@swc-node/register/esm-register'],
    workerData: { bareMessages: databaseUrl },
  });
  const [port] = (await once(worker, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, stop: async () => void (await worker.terminate()) };
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Sent;
}

async function serve(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('CREATE TABLE bare_messages (id bigserial PRIMARY KEY, conversation_id uuid, content text)');
  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      if (request.method === 'GET')
        return (
          await pool.query('SELECT * FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT 50', [
            conversationId(0),
          ])
        ).rows;
      const sent = await bodyOf(request);
      await pool.query('INSERT INTO bare_messages (conversation_id, content) VALUES ($1, $2)', [
        sent.conversation_id,
        sent.content,
      ]);
      live.to(sent.to).emit('new_message', { message: { content: sent.content } });
      return sent;
    };
    void answer().then((body) => response.writeHead(201).end(JSON.stringify(body)));
  });
  server.keepAliveTimeout = 60_000;
  const live = new Server(server, { path: '/ws', serveClient: false, perMessageDeflate: false });
  live.on('connection', (socket) =>
    socket.on('authenticate', ({ userId }: { userId: string }, done: () => void) => {
      void socket.join(userId);
      done();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parentPort?.postMessage((server.address() as AddressInfo).port);
}

const asked = workerData as { bareMessages?: string } | null;
if (!isMainThread && asked?.bareMessages) void serve(asked.bareMessages);
