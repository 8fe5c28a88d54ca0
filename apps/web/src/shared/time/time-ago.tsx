import { relativeTime } from '@crewcall/contracts-core';
import type { ReactNode } from 'react';
import { useNow } from './use-now';

/** How long ago something was: 'Just now', '5m ago', '22 Nov'. */
export function TimeAgo({ at, before = '' }: { at: string; before?: string }): ReactNode {
  const now = useNow();
  return <time dateTime={at}>{before + relativeTime(at, new Date(now))}</time>;
}
