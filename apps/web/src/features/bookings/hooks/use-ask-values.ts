import {
  ANSWER_HOURS,
  HOLD_HOURS,
  momentOf,
  type MakeOffersRequest,
  type OfferKind,
} from '@crewcall/contracts-bookings';
import { useState } from 'react';

const HOUR = 3_600_000;

/** How is asked: what kind of offer, until when, how long a pencil is held, and with which words. */
export function useAskValues(startsAs: OfferKind = 'pencil') {
  const [kind, setKind] = useState<OfferKind>(startsAs);
  const [answer, setAnswer] = useState<number | null>(ANSWER_HOURS);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [hold, setHold] = useState<number>(HOLD_HOURS);
  const [note, setNote] = useState('');
  const [isUnnamed, setUnnamed] = useState(false);
  const chosen = answer === null && day && time ? momentOf({ day, time }) : null;
  // Left out, the service takes what is usual and keeps it before the call.
  const answerBy = (): Pick<MakeOffersRequest, 'answer_by'> => {
    if (answer === ANSWER_HOURS) return {};
    const by = answer === null ? chosen : new Date(Date.now() + answer * HOUR);
    return by ? { answer_by: by.toISOString() } : {};
  };
  return {
    kind,
    setKind,
    /** Hours, or null for the day and time below. */
    answer,
    setAnswer,
    day,
    setDay,
    time,
    setTime,
    /** Whether the chosen time is one. */
    isTimed: answer !== null || chosen !== null,
    isUnnamed,
    setUnnamed,
    hold,
    setHold,
    note,
    setNote,
    toRequest: (): Pick<MakeOffersRequest, 'kind' | 'note' | 'answer_by' | 'hold_hours'> => ({
      kind,
      ...(note.trim() && { note: note.trim() }),
      ...answerBy(),
      ...(kind === 'pencil' && { hold_hours: hold }),
    }),
  };
}

export type AskValues = ReturnType<typeof useAskValues>;
