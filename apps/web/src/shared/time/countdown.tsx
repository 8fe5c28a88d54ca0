import type { ReactNode } from 'react';
import { countdownWords } from './countdown-words';
import { useSecond } from './use-second';

/** Minutes and seconds until a moment; screen readers are not told of each. */
export function Countdown({ until }: { until: string }): ReactNode {
  const now = useSecond();
  return (
    <time role="timer" dateTime={until} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {countdownWords(until, now)}
    </time>
  );
}
