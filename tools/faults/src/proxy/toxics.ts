/**
 * What can be wrong with a line, in the words of toxiproxy. `timeout` swallows what is sent and never closes, as a peer
 * that is gone without a word: a connection that lost bytes by it stays silent for good, also when others go again.
 */
export type Toxic =
  | { type: 'bandwidth'; bytesPerSecond: number }
  | { type: 'timeout' }
  | { type: 'limit_data'; bytes: number };

/** Towards the server, or back to who asked. */
export type Direction = 'upstream' | 'downstream';

export interface Placed {
  direction: Direction;
  toxic: Toxic;
}
