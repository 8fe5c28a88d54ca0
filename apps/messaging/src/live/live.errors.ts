import { type LiveErrorCode, liveErrors } from '@crewcall/contracts-messaging';
import { DomainError } from '@crewcall/platform-errors';
import { closeUnauthenticated } from './close-unauthenticated.js';
import type { LiveSocket } from './live-server.service.js';

const kinds = {
  AUTH_REQUIRED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  TOO_MANY_SOCKETS: 'limited',
  RATE_LIMITED: 'limited',
} as const satisfies Record<LiveErrorCode, string>;

/** A reason to close a socket. */
export class LiveError extends DomainError {
  constructor(override readonly code: LiveErrorCode) {
    super({ code, kind: kinds[code], message: liveErrors[code] });
  }
}

/** The client is told why before its socket is closed. */
export function closeWithError(socket: LiveSocket, code: LiveErrorCode): void {
  socket.emit('auth_error', { error: liveErrors[code], code });
  if (code === 'AUTH_REQUIRED' || code === 'FORBIDDEN') closeUnauthenticated(socket);
  else socket.disconnect(true);
}
