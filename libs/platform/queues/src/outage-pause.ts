const SHORTEST_MS = 5000;
const LONGEST_MS = 40_000;

/**
 * How long a message that has waited so long waits again while what it needs is away. The longer an outage the rarer it is
 * asked, and never more than a minute after its end.
 * @param random 0 to 1: messages that met the same outage do not come back at once
 */
export const outagePauseMs = (waitedMs: number, random = Math.random()): number =>
  Math.min(Math.max(SHORTEST_MS, waitedMs / 10), LONGEST_MS) * (0.5 + random);
