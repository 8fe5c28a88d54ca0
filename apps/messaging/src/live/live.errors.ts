import { type LiveErrorCode, liveErrors } from '@crewcall/contracts-messaging';
import { DomainError } from '@crewcall/platform-errors';
import { closeUnauthenticated } from './close-unauthenticated.js';
import type { LiveSocket } from './live-server.service.js';

/** A reason to close a socket. */
export class LiveError extends DomainError {
  constructor(override readonly code: LiveErrorCode) {
    super(liveErrors[code]);
  }
}

/** The client is told why before its socket is closed. */
export function closeWithError(socket: LiveSocket, code: LiveErrorCode): void {
  socket.emit('auth_error', { error: liveErrors[code].message, code });
  if (code === 'AUTH_REQUIRED' || code === 'FORBIDDEN') closeUnauthenticated(socket);
  else socket.disconnect(true);
}
