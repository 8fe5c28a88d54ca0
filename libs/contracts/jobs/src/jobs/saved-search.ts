import type { JobSearch } from './job.js';

export const savedSearchLimits = {
  searches: 20,
  name: 60,
  /** Jobs named in one alert; of more it says how many. */
  told: 10,
  /** Alerts of one search in a day in London; what comes after waits for the next morning. */
  instantPerDay: 5,
  /** More new jobs than these are counted as these. */
  counted: 100,
} as const;

/** When a user hears of what is new: within minutes, at 09:00 in London each day or each Monday, or never. */
export const searchAlerts = ['instant', 'daily', 'weekly', 'none'] as const;
export type SearchAlert = (typeof searchAlerts)[number];

/** A search of `/jobs` that its owner keeps. Told to no other user. */
export interface SavedSearch {
  id: string;
  name: string;
  wanted: JobSearch;
  alert: SearchAlert;
  is_paused: boolean;
  /** Its last day is over: it finds nothing more. */
  is_past: boolean;
  /** Open jobs that came since it was last opened, up to `savedSearchLimits.counted`. */
  new_jobs: number;
}

export interface SaveSearchRequest {
  name: string;
  wanted: JobSearch;
  alert: SearchAlert;
}

export interface EditSearchRequest {
  name?: string;
  alert?: SearchAlert;
  is_paused?: boolean;
}
