import type { ReactNode } from 'react';
import { leftWords } from './left-words';
import { useNow } from './use-now';

const soonMs = 6 * 3_600_000;

/** Whether so little time is left that it is shown in red. */
export const useIsSoon = (until: string | null, within = soonMs): boolean => {
  const now = useNow();
  return until !== null && Date.parse(until) - now < within;
};

/** How long there is left until a moment. */
export function TimeLeft({ until }: { until: string }): ReactNode {
  const now = useNow();
  return <time dateTime={until}>{leftWords(until, now)}</time>;
}
