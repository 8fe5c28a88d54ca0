import { type FreeOfList, type FreeOfListRequest, invitedWords, type OfferKind } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useFreeOfListQuery, useInviteListMutation } from '../api/invite.api';
import { useAskValues } from '../hooks/use-ask-values';
import { useOfferChoice, type JobChoice } from '../hooks/use-offer-choice';
import { countedOffers } from '../model/offer-labels';
import { AskFields, AskKind } from './ask-fields';
import { CallChoice } from './call-choice';
import { FreeOnList } from './free-on-list';
import { RoleChoice } from './role-choice';

interface InviteListDialogProps {
  /** The company's own, of which the first is meant until another is chosen. */
  jobs: readonly JobChoice[];
  list: { id: string; name: string };
  onClose: () => void;
}

/** Asks all people of a list who are free about a role of a job, after saying how many they are. */
export function InviteListDialog({ jobs, list, onClose }: InviteListDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const choice = useOfferChoice(jobs);
  const values = useAskValues();
  const { roleId, calls, without, callIds, isPossible } = choice;
  const of: FreeOfListRequest = { role_id: roleId, ...(callIds && { call_ids: callIds }) };
  const looked = useFreeOfListQuery({ listId: list.id, request: of }, { skip: !roleId || !isPossible });
  const [invite, { isLoading, error }] = useInviteListMutation();
  const [formError, setFormError] = useState<string | null>(null);
  const found = looked.currentData;
  const count = found?.most ?? 0;

  const send = async ({ free, most, skipped }: FreeOfList): Promise<void> => {
    const request = { ...of, ...values.toRequest(), user_ids: free.slice(0, most) };
    const { data } = await invite({ listId: list.id, request });
    if (!data) return setFormError(null);
    const words = invitedWords({ asked: data.asked, skipped: [...skipped, ...data.skipped] });
    if (!data.asked.length) return setFormError(`${words}.`);
    dispatch(showToast({ tone: 'good', title: sentTitle(values.kind, data.asked.length), text: words }));
    onClose();
  };
  return (
    <FormDialog
      title={`Invite “${list.name}”`}
      submitLabel={count ? `Send ${countedOffers(values.kind, count)}` : 'Send'}
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={!isPossible || !count || !values.isTimed}
      problem={formError ?? (error ? errorText(error, 'The offers were not sent. Please try again.') : null)}
      onSubmit={() => found && void send(found)}
      {...{ onClose }}
    >
      <AskKind {...{ values }} />
      <RoleChoice {...{ jobs, choice }} />
      {calls.length > 1 && <CallChoice {...{ calls, without }} onToggle={choice.toggleCall} />}
      {roleId && <FreeOnList found={found} error={looked.error} onRetry={() => void looked.refetch()} />}
      <AskFields {...{ values }} />
    </FormDialog>
  );
}

function sentTitle(kind: OfferKind, count: number): string {
  return `${countedOffers(kind, count)} sent`;
}
