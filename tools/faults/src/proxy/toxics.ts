/**
 * What can be wrong with a line, in the words of toxiproxy. `timeout` swallows what is sent and never closes, as a peer
 * that is gone without a word: a connection that lost bytes by it stays silent for good, also when others go again.
 */
export type Toxic =
  | { type: 'latency'; latencyMs: number; jitterMs?: number }
  | { type: 'bandwidth'; bytesPerSecond: number }
  | { type: 'slow_close'; delayMs: number }
  | { type: 'timeout' }
  | { type: 'reset_peer'; afterMs: number }
  | { type: 'slicer'; bytes: number; delayMs: number }
  | { type: 'limit_data'; bytes: number };

/** Towards the server, or back to who asked. */
export type Direction = 'upstream' | 'downstream';

export interface Placed {
  direction: Direction;
  toxic: Toxic;
}

/** Pieces that together are the chunk, none larger than `bytes`. */
export function sliced(chunk: Buffer, bytes: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < chunk.length; at += bytes) pieces.push(chunk.subarray(at, at + bytes));
  return pieces;
}
