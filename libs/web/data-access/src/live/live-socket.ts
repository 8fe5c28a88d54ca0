import {
  LIVE_PATH,
  LIVE_RECONNECT,
  type ClientToServerEvents,
  type LiveEventName,
  type ServerToClientEvents,
} from '@crewcall/contracts-core';
import type { Socket } from 'socket.io-client';
import { checkSession } from '../api/session-check';
import { raiseAuthInvalid } from '../session/auth-invalid';
import { rememberLiveToken, whenRenewedAnywhere } from '../session/session-renewal';
import { readToken } from '../session/session.storage';
import type { LiveInbox } from './live-inbox';
import { replayableStreams } from './live-replay.api';
import { setLiveSender } from './send-live';

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const reopenAfterMs = 5_000;

/**
 * One socket for one person, loaded when it is needed. It reconnects by itself after a lost connection; when the server
 * closed it, the session is checked first: a dead one signs out, a live one opens it again.
 */
export function openSocket(userId: string, inbox: LiveInbox, origin = globalThis.location.origin): () => void {
  let socket: LiveSocket | null = null;
  let isClosed = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const reopen = async (): Promise<void> => {
    await whenRenewedAnywhere();
    const verdict = isClosed ? 'unknown' : await checkSession();
    if (isClosed) return;
    if (verdict === 'invalid') return raiseAuthInvalid();
    reopening = setTimeout(() => socket?.connect(), reopenAfterMs);
  };

  void import('socket.io-client').then(({ io }) => {
    if (isClosed) return;
    socket = io(origin, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: (give) => {
        const token = readToken();
        rememberLiveToken(token);
        give({ token });
      },
      // The gateway sends all requests of one person to one replica by it; it proves nothing.
      query: { uid: userId },
      reconnectionDelay: LIVE_RECONNECT.firstMs,
      reconnectionDelayMax: LIVE_RECONNECT.mostMs,
    }) as LiveSocket;
    const live = socket;
    live.on('connect', () =>
      live.emit('authenticate', { userId }, () => {
        void inbox.catchUp(replayableStreams);
        // Not volatile: of two messages of one moment the second would be dropped.
        setLiveSender((event, ...sent) => live.emit(event, ...sent));
      }),
    );
    live.on('disconnect', (reason) => {
      setLiveSender(null);
      if (reason === 'io server disconnect') void reopen();
    });
    live.onAny(
      (event: LiveEventName, payload: Parameters<ServerToClientEvents[LiveEventName]>[0]) =>
        void inbox.receive({ event, payload }),
    );
  });

  return () => {
    isClosed = true;
    clearTimeout(reopening);
    setLiveSender(null);
    socket?.disconnect();
  };
}
