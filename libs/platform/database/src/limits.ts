/** How long a statement, a wait for a lock and a transaction at rest may take, in milliseconds. */
export const limitsOf = (statementMs: number): Record<string, number> => ({
  idle_in_transaction_session_timeout: 15_000,
  statement_timeout: statementMs,
  lock_timeout: 5000,
});
