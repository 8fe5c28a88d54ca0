import type { OfferKind } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useMakeOffersMutation } from '../api/offers.api';
import { useAskValues } from '../hooks/use-ask-values';
import { useHiredKit } from '../hooks/use-hired-kit';
import { useOfferTerms } from '../hooks/use-offer-terms';
import { useOfferChoice, type JobChoice } from '../hooks/use-offer-choice';
import { offerKindWords } from '../model/offer-labels';
import { AskFields, AskKind, AskUnnamed } from './ask-fields';
import { FreeOnCalls } from './free-on-calls';
import { OfferKit } from './offer-kit';
import { OfferTerms } from './offer-terms';
import { RoleChoice } from './role-choice';

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
export function OfferDialog({ jobs, freelancerId, name, startsAs, onClose }: OfferDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const choice = useOfferChoice(jobs);
  const values = useAskValues(startsAs);
  const kit = useHiredKit();
  const { roleId, calls, without, callIds, isPossible } = choice;
  const role = choice.roles.find(({ id }) => id === roleId);
  const terms = useOfferTerms(role);
  const [make, { isLoading, error }] = useMakeOffersMutation();
  const [formError, setFormError] = useState<string | null>(null);
  const problem = formError ?? (error ? errorText(error, 'The offer was not sent. Please try again.') : null);
  const kind = offerKindWords[values.kind];

  const send = async (): Promise<void> => {
    if (!roleId) return;
    const wrong = kit.problem() ?? Object.values(terms.problems)[0] ?? null;
    setFormError(wrong);
    if (wrong) return;
    const request = {
      freelancer_ids: [freelancerId],
      ...values.toRequest(),
      ...kit.toRequest(),
      ...terms.toRequest(),
      ...(values.kind === 'enquiry' && values.isUnnamed && { is_unnamed: true }),
      ...(callIds && { call_ids: callIds }),
    };
    const { data } = await make({ roleId, request });
    const refused = data?.[0]?.refusal;
    setFormError(refused?.error ?? null);
    if (!data || refused) return;
    dispatch(showToast({ tone: 'good', title: `${kind} sent`, text: `${name} is told now.` }));
    onClose();
  };
  return (
    <FormDialog
      title={`Offer to ${name}`}
      submitLabel={`Send ${kind.toLowerCase()}`}
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={!isPossible || !values.isTimed}
      {...{ problem, onClose }}
      onSubmit={() => void send()}
    >
      <AskKind {...{ values }} />
      <AskUnnamed {...{ values }} />
      <RoleChoice {...{ jobs, choice }} />
      {roleId && <FreeOnCalls userId={freelancerId} {...{ roleId, calls, without }} onToggle={choice.toggleCall} />}
      <OfferKit userId={freelancerId} asked={role?.kit ?? []} days={calls.length - without.length} values={kit} />
      {role && <OfferTerms {...{ role }} values={terms} />}
      <AskFields {...{ values }} />
    </FormDialog>
  );
}
