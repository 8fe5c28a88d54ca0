import type { TeamApplication } from '@crewcall/contracts-bookings';
import { applicationLabels } from '@crewcall/contracts-jobs';
import type { ChipTone } from '@crewcall/web-ui';

/** Where it stands, in a word. */
export function standingOf({ state, status }: Pick<TeamApplication, 'state' | 'status'>): [string, ChipTone] {
  if (state === 'asked') return ['Waiting for members', 'info'];
  if (state === 'ended') return ['Not sent on', 'plain'];
  if (status === 'hired') return ['All booked', 'good'];
  return [applicationLabels[status ?? 'applied'], status === 'rejected' ? 'plain' : 'info'];
}

/** Nothing can be done about it any more. */
export const isOverFor = ({ state, status }: Pick<TeamApplication, 'state' | 'status'>): boolean =>
  state === 'ended' || status === 'hired' || status === 'rejected';
