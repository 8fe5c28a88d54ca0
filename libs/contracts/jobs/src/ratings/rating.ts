import type { PageQuery } from '@crewcall/contracts-core';

/** What a company gave a crew member for one booking. */
export interface Rating {
  id: string;
  job_application_id: string;
  freelancer_id: string;
  /** Whole stars, 1 to 5; 0 once an administrator removed it. */
  rating: number;
  comment: string | null;
  is_removed: boolean;
  /** What else was judged, in whole stars. */
  parts: Record<string, number>;
  /** Of whom it is about. */
  reply: string | null;
  replied_at: string | null;
  /** Of which it is a review; null for those from before there were any. */
  booking_id: string | null;
  created_at: string;
  job_title: string | null;
  /** Who gave it; all null once that account is deleted. */
  recruiter: { first_name: string | null; last_name: string | null; company_name: string | null };
}

/** How many gave one star, two stars … five. */
export type RatingDistribution = [number, number, number, number, number];

export interface RatingSummary {
  /** To two decimals; 0 until there is a rating. */
  average: number;
  count: number;
  distribution: RatingDistribution;
}

export type RatingListQuery = PageQuery;

export interface RateRequest {
  job_application_id: string;
  /** If sent, it must be the freelancer of that application. */
  freelancer_id?: string | null;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment?: string | null;
}

/** Asks the company of a booking for a rating. */
export interface RatingRequestInput {
  job_application_id: string;
  /** If sent, the caller. */
  freelancer_id?: string | null;
  /** If sent, the company of that application. */
  recruiter_id?: string | null;
}

/** A request as it was noted. */
export interface RatingRequest {
  job_application_id: string;
  freelancer_id: string;
  recruiter_id: string;
  requested_at: string;
}
