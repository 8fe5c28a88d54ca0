import {
  answerChoices,
  holdChoices,
  LONDON_TIME_WORDS,
  offerLimits,
  type OfferKind,
} from '@crewcall/contracts-bookings';
import { CheckField, Segmented, SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { AskValues } from '../hooks/use-ask-values';
import { hoursOrDays, offerKindWords } from '../model/offer-labels';
import { Pair } from './call-fields';

const kinds = (['enquiry', 'pencil', 'booking'] as const).map((value) => ({ value, label: offerKindWords[value] }));
const kindHints: Record<OfferKind, string> = {
  enquiry: 'Only asks whether they are free. It binds nobody.',
  pencil: 'First refusal: once accepted, you can book them in one step until it ends.',
  booking: 'Once accepted, they are booked.',
};
const A_TIME = 'time';
const hours = (choices: readonly number[]) =>
  choices.map((choice) => ({ value: String(choice), label: hoursOrDays(choice) }));

export function AskKind({ values: { kind, setKind } }: { values: AskValues }): ReactNode {
  return (
    <>
      <Segmented label="Kind" parts={kinds} value={kind} onChange={setKind} />
      <p>{kindHints[kind]}</p>
    </>
  );
}

/** Of an enquiry to one person: it says the role, the dates and the town. */
export function AskUnnamed({ values: { kind, isUnnamed, setUnnamed } }: { values: AskValues }): ReactNode {
  return kind === 'enquiry' ? (
    <CheckField
      label="Ask without our name"
      hint="They read the role, the dates and the town. Possible after 3 completed bookings."
      checked={isUnnamed}
      onChange={({ target }) => setUnnamed(target.checked)}
    />
  ) : null;
}

/** Until when, and in which words. */
export function AskFields({ values }: { values: AskValues }): ReactNode {
  const { kind, answer, setAnswer, hold, setHold, note, setNote } = values;
  return (
    <>
      <SelectField
        label="Answer within"
        options={[...hours(answerChoices), { value: A_TIME, label: 'By a day and time' }]}
        value={String(answer ?? A_TIME)}
        onChange={({ target }) => setAnswer(target.value === A_TIME ? null : Number(target.value))}
      />
      {answer === null && <AnswerBy {...{ values }} />}
      {kind === 'pencil' && (
        <SelectField
          label="Hold the pencil for"
          options={hours(holdChoices)}
          value={String(hold)}
          onChange={({ target }) => setHold(Number(target.value))}
        />
      )}
      <TextField
        label="Note"
        isOptional
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        input={{ maxLength: offerLimits.note }}
      />
    </>
  );
}

function AnswerBy({ values: { day, setDay, time, setTime } }: { values: AskValues }): ReactNode {
  return (
    <Pair>
      <TextField label="Answer by" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <TextField
        label="At"
        type="time"
        value={time}
        hint={LONDON_TIME_WORDS}
        onChange={({ target }) => setTime(target.value)}
      />
    </Pair>
  );
}
