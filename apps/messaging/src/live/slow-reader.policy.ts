/** The part of an engine's connection that says what waits to be written. */
export interface Outgoing {
  on(event: 'packetCreate', listener: () => void): unknown;
  on(event: 'flush', listener: (packets: unknown[]) => void): unknown;
  close(discard: boolean): void;
}

/**
 * Lets go of a reader who does not take what it is sent: at most so many packets wait in memory. It comes back by
 * itself and asks for what it missed.
 */
export function dropWhenSlow(connection: Outgoing, most: number, onDrop: () => void): void {
  let waiting = 0;
  connection.on('packetCreate', () => {
    waiting += 1;
    if (waiting !== most + 1) return;
    onDrop();
    connection.close(true);
  });
  connection.on('flush', (packets) => {
    waiting = Math.max(0, waiting - packets.length);
  });
}
