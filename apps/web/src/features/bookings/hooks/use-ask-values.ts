import { ANSWER_HOURS, HOLD_HOURS, type MakeOffersRequest, type OfferKind } from '@crewcall/contracts-bookings';
import { useState } from 'react';

const HOUR = 3_600_000;

/** How is asked: what kind of offer, until when, how long a pencil is held, and with which words. */
export function useAskValues(startsAs: OfferKind = 'pencil') {
  const [kind, setKind] = useState<OfferKind>(startsAs);
  const [answer, setAnswer] = useState(ANSWER_HOURS);
  const [hold, setHold] = useState<number>(HOLD_HOURS);
  const [note, setNote] = useState('');
  return {
    kind,
    setKind,
    answer,
    setAnswer,
    hold,
    setHold,
    note,
    setNote,
    toRequest: (): Pick<MakeOffersRequest, 'kind' | 'note' | 'answer_by' | 'hold_hours'> => ({
      kind,
      ...(note.trim() && { note: note.trim() }),
      // Left out, the service takes what is usual and keeps it before the call.
      ...(answer !== ANSWER_HOURS && { answer_by: new Date(Date.now() + answer * HOUR).toISOString() }),
      ...(kind === 'pencil' && { hold_hours: hold }),
    }),
  };
}

export type AskValues = ReturnType<typeof useAskValues>;
