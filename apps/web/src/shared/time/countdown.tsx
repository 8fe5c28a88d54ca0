import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { countdownWords } from './countdown-words';
import { useSecond } from './use-second';

const Time = styled('time')({ fontVariantNumeric: 'tabular-nums' });

/** Minutes and seconds until a moment; screen readers are not told of each. */
export function Countdown({ until }: { until: string }): ReactNode {
  const now = useSecond();
  return (
    <Time role="timer" dateTime={until}>
      {countdownWords(until, now)}
    </Time>
  );
}
