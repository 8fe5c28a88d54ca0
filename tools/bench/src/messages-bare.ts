import type { IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { BareOf } from './bare.js';
import { conversationId } from './messages.rows.js';

interface Sent {
  conversation_id: string;
  to: string;
  content: string;
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Sent;
}

/** A socket, a row and a page, with no events or replay. */
export const bare: BareOf = (pool, _given, server) => {
  const made = pool.query('CREATE TABLE bare_messages (id bigserial PRIMARY KEY, conversation_id uuid, content text)');
  const live = new Server(server, { path: '/ws', serveClient: false, perMessageDeflate: false });
  live.on('connection', (socket) =>
    socket.on('authenticate', ({ userId }: { userId: string }, done: () => void) => {
      void socket.join(userId);
      done();
    }),
  );
  return async (request) => {
    if (request.method === 'GET') {
      const page = 'SELECT * FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT 50';
      return (await pool.query(page, [conversationId(0)])).rows;
    }
    const { conversation_id, to, content } = await bodyOf(request);
    await made;
    await pool.query('INSERT INTO bare_messages (conversation_id, content) VALUES ($1, $2)', [
      conversation_id,
      content,
    ]);
    live.to(to).emit('new_message', { message: { content } });
    return { conversation_id, to, content };
  };
};
