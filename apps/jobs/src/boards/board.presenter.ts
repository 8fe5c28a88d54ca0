import type { BoardHealth, BoardState, QuotaUse } from '@crewcall/contracts-jobs';
import type { BoardRow } from '@crewcall/jobs-domain';

/** The circuit breaker's own number for open. */
const OPEN = 1;

interface Uses {
  openAds: number;
  quota: QuotaUse[];
  now: Date;
}

/** How a board does, for administrators. */
export function presentBoard(row: BoardRow, { openAds, quota, now }: Uses): BoardHealth {
  return {
    board: row.name,
    state: stateOf(row, now),
    is_circuit_open: row.circuit?.ownState?.value === OPEN,
    rest_until: row.rest_until && row.rest_until > now ? row.rest_until.toISOString() : null,
    last_run_at: row.last_run_at?.toISOString() ?? null,
    last_success_at: row.last_success_at?.toISOString() ?? null,
    last_failure_at: row.last_failure_at?.toISOString() ?? null,
    last_failure: row.last_failure,
    failures_in_row: row.failures_in_row,
    last_run: row.last_run,
    open_ads: openAds,
    quota,
  };
}

function stateOf(
  { is_configured, last_run_at, last_failure_at, failures_in_row, rest_until }: BoardRow,
  now: Date,
): BoardState {
  if (!is_configured) return 'not_configured';
  if (!last_run_at) return 'waiting';
  if (failures_in_row > 0) return 'failing';
  if (rest_until && rest_until > now) return 'resting';
  return last_failure_at && last_failure_at >= last_run_at ? 'partial' : 'healthy';
}
