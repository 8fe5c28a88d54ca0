import { wallTimeOf, type Call } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, LineSkeleton, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { FailedLook } from '../../../shared/query-state';
import { useCallsOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { useAskCrewAgainMutation } from '../api/invite.api';
import { useAskValues } from '../hooks/use-ask-values';
import { useCrewAgain } from '../hooks/use-crew-again';
import { nextFirstDay } from '../model/copied-calls';
import { countedOffers } from '../model/offer-labels';
import { AskFields, AskKind } from './ask-fields';
import { CopyDay } from './copy-day';
import { CrewAgainPeople } from './crew-again-people';
import { LookingDialog } from './looking-dialog';

interface CrewAgainDialogProps {
  jobId: string;
  title: string;
  onClose: () => void;
}

/** The same job on other days, and an offer of the same role to those of its crew who are chosen. */
export function CrewAgainDialog(props: CrewAgainDialogProps): ReactNode {
  const { data: calls, error, refetch } = useCallsOfJobQuery(props.jobId);
  if (calls) return <CrewAgain {...props} {...{ calls }} />;
  return (
    <LookingDialog
      title={titleOf(props.title)}
      submitLabel="Post and send"
      onRetry={() => void refetch()}
      {...{ error }}
      onClose={props.onClose}
    />
  );
}

const titleOf = (title: string): string => `Same crew again: “${title}”`;

function CrewAgain({ jobId, title, calls, onClose }: CrewAgainDialogProps & { calls: readonly Call[] }): ReactNode {
  const dispatch = useAppDispatch();
  const values = useAskValues();
  const [firstDay, setFirstDay] = useState(() => nextFirstDay(calls, wallTimeOf(new Date()).day));
  const { people, error, retry, asked, isAsked, toggle } = useCrewAgain(jobId, firstDay);
  const [ask, asking] = useAskCrewAgainMutation();

  const send = async (): Promise<void> => {
    const chosen = asked.map(({ user_id, role_id }) => ({ user_id, role_id }));
    const request = { first_day: firstDay, ...values.toRequest(), people: chosen };
    const { data } = await ask({ jobId, request });
    if (!data) return;
    const sent = data.asked.length;
    const done = sent ? `Job posted, ${countedOffers(values.kind, sent)} sent` : 'Job posted, but no offer was sent';
    dispatch(showToast({ tone: sent ? 'good' : 'bad', title: done, text: data.words }));
    onClose();
  };
  return (
    <FormDialog
      title={titleOf(title)}
      submitLabel={asked.length ? `Post and send ${countedOffers(values.kind, asked.length)}` : 'Post and send'}
      busyLabel="Sending..."
      isBusy={asking.isLoading}
      isIncomplete={!asked.length || !values.isTimed}
      problem={asking.error ? errorText(asking.error, 'The job was not posted. Please try again.') : null}
      onSubmit={() => void send()}
      {...{ onClose }}
    >
      <p>The job is posted on its new days, and each person gets an offer of the same role there.</p>
      <CopyDay {...{ calls, firstDay }} onFirstDay={setFirstDay} />
      {error ? (
        <FailedLook text="The crew could not be loaded." onRetry={retry} {...{ error }} />
      ) : (
        ((people && <CrewAgainPeople {...{ people, isAsked }} onToggle={toggle} />) ?? <LineSkeleton />)
      )}
      {people?.length === 0 && <Note>No person was booked on this job.</Note>}
      <AskKind {...{ values }} />
      <AskFields {...{ values }} />
    </FormDialog>
  );
}
