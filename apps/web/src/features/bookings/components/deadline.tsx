import type { Offer } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { LondonTime } from '../../../shared/zone';
import { deadlineOf, deadlineWords } from '../model/offer-labels';

export function Deadline({ offer }: { offer: Offer }): ReactNode {
  const now = useNow();
  const words = deadlineWords(offer, now);
  return words ? (
    <time dateTime={deadlineOf(offer) ?? undefined}>
      {words}
      <LondonTime />
    </time>
  ) : null;
}
