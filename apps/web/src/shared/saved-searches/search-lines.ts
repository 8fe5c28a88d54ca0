import type { EditSearchRequest, SearchAlert } from '@crewcall/contracts-jobs';

export const alertLabels: Record<SearchAlert, string> = {
  instant: 'At once',
  daily: 'Daily at 09:00',
  weekly: 'Mondays at 09:00',
  none: 'Never',
};

/** What is looked for. */
export type Sought = 'jobs' | 'crew';

/** A saved search as its owner reads it. */
export interface SearchLine {
  id: string;
  name: string;
  /** All that it looks for. */
  words: string;
  /** The page that finds the same. */
  to: string;
  alert: SearchAlert;
  is_paused: boolean;
  is_past: boolean;
  /** How many are new. */
  fresh: number;
}

type UseAction<Request> = () => readonly [
  (request: Request) => PromiseLike<{ error?: unknown }>,
  { isLoading: boolean; error?: unknown },
];

/** What an owner does with a search: by the service that keeps it. */
export interface SavedSearchActions {
  useEdit: UseAction<EditSearchRequest & { id: string }>;
  useRemove: UseAction<string>;
  useSeen: UseAction<string>;
}
