import type { SavedJobChange, SavedJobEventKind } from '@crewcall/contracts-jobs';

/** What of a job decides whether to tell who saved it. */
export interface JobAsTold {
  /** Of a closed one the reason. */
  status: string;
  /** `YYYY-MM-DD` */
  date: string | null;
  /** The amount where it is known, else the words. */
  rate: string;
}

export interface SavedJobEvent {
  what: SavedJobEventKind;
  changed: SavedJobChange[];
}

/** That it takes applications again, or went without being filled, is seen on the list and not told. */
export function eventsOf(before: JobAsTold, now: JobAsTold): SavedJobEvent[] {
  if (now.status === 'filled') return before.status === 'filled' ? [] : [{ what: 'filled', changed: [] }];
  if (now.status !== 'active' && now.status !== 'paused') return [];
  const changed = (['date', 'rate'] as const).filter((field) => before[field] !== now[field]);
  return [
    ...(now.status === 'paused' && before.status === 'active' ? [{ what: 'paused' as const, changed: [] }] : []),
    ...(changed.length ? [{ what: 'changed' as const, changed }] : []),
  ];
}
