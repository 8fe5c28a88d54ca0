import { WebSocket } from 'ws';

/** Above this much waiting for a slow side, the other side is not read until it has gone out. */
const HIGH_WATER_BYTES = 1024 * 1024;
/** A side that takes nothing for this long is gone. */
const STALLED_MS = 15_000;

/** Close codes that only mean how a connection ended cannot be sent on. */
const sendable = (code: number): number =>
  code === 1005 ? 1000 : code === 1004 || code === 1006 || code === 1015 ? 1011 : code;

function carry(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, isBinary) => {
    if (to.readyState !== WebSocket.OPEN) return;
    to.send(data, { binary: isBinary });
    if (to.bufferedAmount > HIGH_WATER_BYTES && !from.isPaused) waitFor(from, to);
  });
  from.on('close', (code, reason) => {
    if (to.readyState === WebSocket.OPEN) to.close(sendable(code), reason);
    else to.terminate();
  });
  from.on('error', () => to.terminate());
}

function waitFor(from: WebSocket, to: WebSocket): void {
  from.pause();
  const since = performance.now();
  const check = (): void => {
    if (to.readyState !== WebSocket.OPEN || to.bufferedAmount < HIGH_WATER_BYTES / 2) from.resume();
    else if (performance.now() - since > STALLED_MS) to.terminate();
    else setTimeout(check, 50).unref();
  };
  check();
}

/** Joins two open sockets: frames as they come, each side's end ends the other. */
export function bridge(client: WebSocket, service: WebSocket): void {
  carry(client, service);
  carry(service, client);
}
