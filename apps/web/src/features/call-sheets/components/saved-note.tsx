import { momentWords } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** Of a sheet that comes from this device: how old it is. */
export function SavedNote({ at }: { at: string }): ReactNode {
  return <Note isAlert>Saved {momentWords(new Date(at))}. You are offline.</Note>;
}
