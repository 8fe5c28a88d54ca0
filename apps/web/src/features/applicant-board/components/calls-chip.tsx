import type { BoardCard } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { summaryOf, toneOfAll } from '../../../shared/availability';

/** 'Free 2 of 3': of the calls of the role, where the calendar is shown to this company. */
export const CallsChip = ({ calls }: Pick<BoardCard, 'calls'>): ReactNode =>
  calls?.length ? (
    <Chip tone={toneOfAll(calls)}>{summaryOf(calls, 'call')}</Chip>
  ) : (
    <Chip tone="line">Calendar not shared</Chip>
  );
