/** How long a new connection may take. */
export const CONNECT_MS = 3000;

/** How long a connection is kept that no one uses: a new one knows no table and has no plan, which the next request pays. */
export const KEPT_IDLE_MS = 5 * 60 * 1000;

/** In which Postgres' word that a statement took too long arrives. */
const LINE_MS = 2000;

/** How long a statement, a wait for a lock and a transaction at rest may take, in milliseconds. */
export const limitsOf = (statementMs: number, lockMs = 5000): Record<string, number> => ({
  idle_in_transaction_session_timeout: 15_000,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
});

/** The driver's own: where not even Postgres' word arrives, the line is dead and goes with its connection. */
export const driverLimitOf = (statementMs: number): number => statementMs + LINE_MS;

/** For what no one waits for. */
export const LONGEST_MS = 30 * 60 * 1000;

/** Who comes after us waits as long as we do: more than the second after which autovacuum gives way, and little more. */
export const BRIEF_LOCK_MS = 2000;

/** All tries together outlast any statement of those who serve. */
export const LOCK_TRIES = 10;
