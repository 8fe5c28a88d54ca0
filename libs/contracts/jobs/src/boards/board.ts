export const boardNames = ['Reed', 'Adzuna'] as const;
export type BoardName = (typeof boardNames)[number];

/** Where an advertisement stands, and the https address of it there. */
export interface JobSource {
  source: BoardName;
  url: string;
}

export interface SyncExternalQuery {
  /** The page asked by itself, not a person: it is content with what is under half an hour old. */
  automatic?: boolean;
}

/** `skipped`: the last sync is fresh enough. `running`: it goes on; its result can be had by asking again. */
export const syncStatuses = ['synced', 'skipped', 'running'] as const;
export type SyncStatus = (typeof syncStatuses)[number];

export interface SyncResult {
  status: SyncStatus;
  added: number;
  updated: number;
  expired: number;
  /** When a sync last succeeded, ISO 8601 in UTC; null while none has. */
  last_synced_at: string | null;
}

/**
 * `waiting`: never asked yet. `partial`: the last run got some of its pages. `resting`: the board asked for patience or
 * its quota is used up. `failing`: the last run got nothing.
 */
export const boardStates = ['not_configured', 'waiting', 'healthy', 'partial', 'resting', 'failing'] as const;
export type BoardState = (typeof boardStates)[number];

export interface QuotaUse {
  limit: number;
  /** The window it counts in: the last minute, day, week or 30 days. */
  per: 'minute' | 'day' | 'week' | 'month';
  used: number;
}

export interface BoardRun {
  /** Ads the board listed, of which `kept` are about event work; `refused` could not be read or may not be linked to. */
  seen: number;
  kept: number;
  refused: number;
  added: number;
  updated: number;
  expired: number;
  calls: number;
  took_ms: number;
  /** Every page of every search was read, so that what was missing could be expired. */
  is_complete: boolean;
}

/** How a board does. For administrators. Times are ISO 8601 in UTC. */
export interface BoardHealth {
  board: BoardName;
  state: BoardState;
  /** Open: nothing is asked of the board until `rest_until`. */
  is_circuit_open: boolean;
  rest_until: string | null;
  last_run_at: string | null;
  last_success_at: string | null;
  last_failure_at: string | null;
  /** In words, without keys or addresses. */
  last_failure: string | null;
  failures_in_row: number;
  last_run: BoardRun | null;
  open_ads: number;
  quota: QuotaUse[];
}
