/** Who wrote it. */
export const reviewSides = ['company', 'crew'] as const;
export type ReviewSide = (typeof reviewSides)[number];

/** What each side judges of the other, besides the whole. */
export const reviewParts = {
  company: ['punctual', 'skilled', 'safe', 'easy'],
  crew: ['brief', 'welfare', 'paid_on_time'],
} as const satisfies Record<ReviewSide, readonly string[]>;
export type ReviewPart = (typeof reviewParts)[ReviewSide][number];

/** Whole stars, 1 to 5; a part that was not judged is absent. */
export type ReviewParts = Partial<Record<ReviewPart, number>>;

/** A review as every reader of it sees it. */
export interface ShownReview {
  id: string;
  side: ReviewSide;
  /** Whole stars, 1 to 5; null once an administrator removed it. */
  stars: number | null;
  parts: ReviewParts;
  text: string | null;
  shown_at: string;
  reply: string | null;
  replied_at: string | null;
  is_removed: boolean;
}

/** A review as its writer sees it, shown to others or not yet. */
export interface OwnReview extends Omit<ShownReview, 'shown_at'> {
  /** Read by its writer alone. */
  again: boolean | null;
  shown_at: string | null;
}

/** The reviews of one booking, as one of its two sides may read them. */
export interface BookingReviews {
  booking_id: string;
  /** Whether one may be written or changed now. */
  is_open: boolean;
  /** Null until the booking is completed. */
  closes_at: string | null;
  own: OwnReview | null;
  /** Null until both are in or the time is over. */
  theirs: ShownReview | null;
  is_theirs_written: boolean;
  /** Until when theirs can be replied to; null where it cannot. */
  reply_until: string | null;
  /** Until when crew may still add how they were paid; null where they cannot. */
  paid_until: string | null;
}

/** One of a company's reviews, on its page. Who wrote it is told by their role alone. */
export interface CompanyReview extends ShownReview {
  role: string;
}

/** What all reviews of a company add up to. */
export interface CompanyRating {
  average: number;
  count: number;
}

export interface SaveReviewRequest {
  stars: number;
  parts?: ReviewParts;
  text?: string | null;
  again?: boolean | null;
}

export interface WriteReviewRequest extends SaveReviewRequest {
  booking_id: string;
}

export interface ReplyToReviewRequest {
  text: string;
}

export interface PaidOnTimeRequest {
  stars: number;
}

/** Crew and company would both work with the other again. */
export interface WorksAgain {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
}
