/** From so many hours of notice on, this share of what the cancelled calls would have paid. */
export interface CancelStep {
  hours: number;
  percent: number;
}

export const cancelReasons = ['ill', 'family', 'travel', 'double_booked', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
/** What may stand as the kind of a cancelling: one that crew choose, or that an account was closed. */
export const cancellationKinds = [...cancelReasons, 'account_closed'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** By a company: a reason in words, and the calls where not all of them. By a crew member: a kind of reason. */
export interface CancelBookingRequest {
  reason?: string;
  kind?: CancelReason;
  /** Left out: the whole booking. */
  call_ids?: string[];
}

/** What was cancelled, by whom, and what that costs by the terms that the two agreed. */
export interface Cancellation {
  id: string;
  by: 'company' | 'crew' | 'system';
  is_whole: boolean;
  call_ids: string[];
  /** Of a crew member, and of an account that was closed. */
  kind: CancellationKind | null;
  /** In words; where those are gone, the kind. */
  reason: string | null;
  /** 'Under 3 days’ notice: 100 %, £584.00'; null where a crew member cancelled: they pay no fee. */
  words: string | null;
  percent: number | null;
  fee_pence: number | null;
  cancelled_at: string;
  /** Until when the company may put it back; null once that is over or done, or the booking a no-show. */
  put_back_until: string | null;
  put_back_at: string | null;
}
