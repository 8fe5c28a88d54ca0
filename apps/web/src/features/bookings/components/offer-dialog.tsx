import {
  ANSWER_HOURS,
  answerChoices,
  HOLD_HOURS,
  holdChoices,
  offerLimits,
  type MakeOffersRequest,
  type OfferKind,
} from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, Segmented, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useMakeOffersMutation } from '../api/offers.api';
import { useOfferChoice, type JobChoice } from '../hooks/use-offer-choice';
import { FreeOnCalls } from './free-on-calls';
import { hoursOrDays, offerKindWords } from '../model/offer-words';

const HOUR = 3_600_000;
const kinds = (['enquiry', 'pencil', 'booking'] as const).map((value) => ({ value, label: offerKindWords[value] }));
const kindHints: Record<OfferKind, string> = {
  enquiry: 'Only asks whether they are free. It binds nobody.',
  pencil: 'First refusal: once accepted, you can book them in one step until it ends.',
  booking: 'Once accepted, they are booked.',
};
const hours = (choices: readonly number[]) =>
  choices.map((choice) => ({ value: String(choice), label: hoursOrDays(choice) }));

interface OfferDialogProps {
  /** The company's own, of which the first is meant until another is chosen. */
  jobs: readonly JobChoice[];
  freelancerId: string;
  name: string;
  /** What is asked until another kind is chosen. */
  startsAs?: OfferKind;
  onClose: () => void;
}

/** Asks one person about a role of a job, on all its calls or some. */
export function OfferDialog({ jobs, freelancerId, name, startsAs = 'pencil', onClose }: OfferDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const choice = useOfferChoice(jobs);
  const { jobId, roles, roleId, calls, without, callIds, isPossible } = choice;
  const [make, { isLoading, error }] = useMakeOffersMutation();
  const [kind, setKind] = useState<OfferKind>(startsAs);
  const [answer, setAnswer] = useState(ANSWER_HOURS);
  const [hold, setHold] = useState<number>(HOLD_HOURS);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = refusal ?? (error ? errorText(error, 'The offer was not sent. Please try again.') : null);

  const send = async (): Promise<void> => {
    if (!roleId) return;
    const request: MakeOffersRequest = {
      freelancer_ids: [freelancerId],
      kind,
      ...(note.trim() && { note: note.trim() }),
      // Left out, the service takes what is usual and keeps it before the call.
      ...(answer !== ANSWER_HOURS && { answer_by: new Date(Date.now() + answer * HOUR).toISOString() }),
      ...(kind === 'pencil' && { hold_hours: hold }),
      ...(callIds && { call_ids: callIds }),
    };
    const { data } = await make({ roleId, request });
    const refused = data?.[0]?.refusal;
    setRefusal(refused?.error ?? null);
    if (!data || refused) return;
    dispatch(showToast({ tone: 'good', title: `${offerKindWords[kind]} sent`, text: `${name} is told now.` }));
    onClose();
  };
  return (
    <FormDialog
      title={`Offer to ${name}`}
      submitLabel={`Send ${offerKindWords[kind].toLowerCase()}`}
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={!isPossible}
      {...{ problem, onClose }}
      onSubmit={() => void send()}
    >
      <Segmented label="Kind" parts={kinds} value={kind} onChange={setKind} />
      <p>{kindHints[kind]}</p>
      {jobs.length > 1 && (
        <SelectField
          label="Job"
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          value={jobId}
          onChange={({ target }) => choice.chooseJob(target.value)}
        />
      )}
      <SelectField
        label="Role"
        options={roles.map(({ id, name: role, rate_words }) => ({ value: id, label: `${role}, ${rate_words}` }))}
        value={roleId}
        onChange={({ target }) => choice.chooseRole(target.value)}
      />
      {roleId && <FreeOnCalls userId={freelancerId} {...{ roleId, calls, without }} onToggle={choice.toggleCall} />}
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
    </FormDialog>
  );
}
