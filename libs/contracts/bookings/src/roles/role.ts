import type { RoleKit } from '../kit/role-kit.js';
import type { Pay } from '../pay/pay.js';
import type { RoleTickets } from '../tickets/role-tickets.js';
import type { Terms } from './terms.js';

/** What is wanted, on which calls, on which terms. A slot is one of its positions on those calls. */
export interface Role {
  id: string;
  job_id: string;
  name: string;
  skill: string | null;
  positions: number;
  /** Positions that are booked, on the fullest of its calls. */
  filled: number;
  call_ids: string[];
  /** Those on which a position is left. In the list of a job's roles alone. */
  free_call_ids?: string[];
  /** How many are booked on each, by its id. In the list of a job's roles alone. */
  filled_by_call?: Record<string, number>;
  terms: Terms;
  needs: string[];
  kit: RoleKit[];
  tickets: RoleTickets;
  /** A user who moves up after a release is booked without another question. */
  confirms_next: boolean;
  /** What one person gets for all calls as planned; null without an amount. */
  estimate: Pay | null;
  /** 'about £584 for the day' */
  estimate_words: string | null;
  /** '£320 a day' */
  rate_words: string;
}

export interface SaveRoleRequest {
  name: string;
  /** Left out, it stays. */
  skill?: string | null;
  positions: number;
  /** All calls of the job unless said otherwise; as they are when left out of a change. */
  call_ids?: string[];
  terms: Partial<Terms> & Pick<Terms, 'basis'>;
  needs?: string[];
  /** Left out, what it asked for stays. */
  kit?: RoleKit[];
  /** As they are when left out. */
  tickets?: RoleTickets;
  confirms_next?: boolean;
  /** Why calls go that people are booked on: they read it. */
  reason?: string;
  /** Says that pencils of the lowest ranks may be released when there are fewer positions than pencils. */
  releases_pencils?: boolean;
}

export interface EstimateRequest {
  terms: SaveRoleRequest['terms'];
  calls: { starts_on: string; starts_at?: string | null; ends_on?: string; ends_at?: string | null }[];
  travel_days?: number;
  miles?: number;
  nights_away?: number;
}

export interface Estimate {
  pay: Pay | null;
  words: string | null;
}
