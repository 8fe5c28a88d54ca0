import { answerChoices, holdChoices, offerLimits, type OfferKind } from '@crewcall/contracts-bookings';
import { Segmented, SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { AskValues } from '../hooks/use-ask-values';
import { hoursOrDays, offerKindWords } from '../model/offer-words';

const kinds = (['enquiry', 'pencil', 'booking'] as const).map((value) => ({ value, label: offerKindWords[value] }));
const kindHints: Record<OfferKind, string> = {
  enquiry: 'Only asks whether they are free. It binds nobody.',
  pencil: 'First refusal: once accepted, you can book them in one step until it ends.',
  booking: 'Once accepted, they are booked.',
};
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

/** Until when, and in which words. */
export function AskFields({ values }: { values: AskValues }): ReactNode {
  const { kind, answer, setAnswer, hold, setHold, note, setNote } = values;
  return (
    <>
      <SelectField
        label="Answer within"
        options={hours(answerChoices)}
        value={String(answer)}
        onChange={({ target }) => setAnswer(Number(target.value))}
      />
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
