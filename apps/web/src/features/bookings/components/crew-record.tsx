import { completesWords } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useCrewRecordQuery } from '../api/crew-record.api';

/** How many of their bookings a crew member completes; nothing while they are few, or where it is not known. */
export function CrewRecord({ userId }: { userId: string }): ReactNode {
  const { data } = useCrewRecordQuery(userId);
  const words = completesWords(data?.completes_percent);
  return words && <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>;
}
