export interface Rating {
  id: string;
  job_application_id: string;
  freelancer_id: string;
  rating: number;
  comment: string | null;
  created_at: string;
  job_title: string | null;
  recruiter: { first_name: string | null; last_name: string | null; company_name: string | null };
}

export interface RatingSummary {
  average: number;
  count: number;
}

export interface RateRequest {
  job_application_id: string;
  /** If sent, it must be the freelancer of that application. */
  freelancer_id?: string | null;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment?: string | null;
}

export interface RatingRequestInput {
  job_application_id: string;
  /** If sent, the caller. */
  freelancer_id?: string | null;
  /** If sent, the company of that application. */
  recruiter_id?: string | null;
}
