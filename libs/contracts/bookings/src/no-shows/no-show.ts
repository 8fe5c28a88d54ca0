/** What an administrator found where the two sides differ. */
export const noShowOutcomes = ['no_show', 'attended'] as const;
export type NoShowOutcome = (typeof noShowOutcomes)[number];

/** What a company says of one call of a booking, and what became of it. A claim by one side is not a fact. */
export interface NoShow {
  call_id: string;
  /** The day of that call. */
  day: string;
  /** The company's words. */
  note: string | null;
  claimed_at: string;
  /** Until when the person may say that it is not right. */
  object_until: string;
  objected_at: string | null;
  /** The person's words. */
  objection: string | null;
  /** When the company took it back: then it counts for no one. */
  withdrawn_at: string | null;
  settled_at: string | null;
  outcome: NoShowOutcome | null;
  /** Why the administrator found so. */
  reason: string | null;
}

export interface NoShowRequest {
  call_id: string;
  note?: string | null;
}

export interface ObjectRequest {
  words?: string | null;
}
