import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** Largest frame either way; files never travel by the live channel. */
export const MAX_FRAME_BYTES = 256 * 1024;

/** The service answered the handshake with something other than a socket. */
export class HandshakeRefused extends Error {
  constructor(readonly status: number) {
    super(`The handshake was answered ${status}`);
  }
}

export interface SocketRequest {
  protocols: string[];
  headers: Record<string, string | string[]>;
  withinMs: number;
}

/** A socket to a replica, open. Nothing of it is lost: it is paused until something listens. */
export function openUpstream(url: string, { protocols, headers, withinMs }: SocketRequest): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocols, {
      headers,
      handshakeTimeout: withinMs,
      maxPayload: MAX_FRAME_BYTES,
      perMessageDeflate: false,
      followRedirects: false,
    });
    // Stays for good: an error without a listener would end the process.
    socket.on('error', reject);
    socket.once('unexpected-response', (_request, response: IncomingMessage) => {
      reject(new HandshakeRefused(response.statusCode ?? 502));
      response.destroy();
      socket.terminate();
    });
    socket.once('open', () => {
      socket.pause();
      resolve(socket);
    });
  });
}
