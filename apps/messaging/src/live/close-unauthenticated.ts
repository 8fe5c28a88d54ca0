import { LIVE_UNAUTHENTICATED } from '@crewcall/contracts-core';
import type { LiveSocket } from './live-server.service.js';

/** The part of engine.io's request that holds the WebSocket it became. */
interface Upgraded {
  websocket?: { close(code: number): void };
}

/** Closes the connection with the code of its own, after what was sent to it. */
export function closeUnauthenticated(socket: LiveSocket): void {
  const { conn, request } = socket;
  if (!socket.connected) return;
  conn.once('drain', () => {
    (request as Upgraded).websocket?.close(LIVE_UNAUTHENTICATED);
    conn.close();
  });
  socket.disconnect();
}
