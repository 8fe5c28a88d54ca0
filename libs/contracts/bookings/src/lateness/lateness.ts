/** What crew choose from; any other time is typed. */
export const lateMinutes = [15, 30, 60] as const;
export type LateMinutes = (typeof lateMinutes)[number];

/** That one of those booked comes late to a call, as they said last. */
export interface Late {
  call_id: string;
  /** After the call time. */
  minutes: number;
  expected_at: string;
  note: string | null;
  told_at: string;
}

/** Either minutes or a time. */
export interface RunningLateRequest {
  call_id: string;
  minutes?: LateMinutes;
  /** `HH:MM` on London's clocks, after the call time. */
  time?: string;
  note?: string | null;
}
