import Button from '@mui/material/Button';
import { isDay, wallTimeOf, type Call } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { useDuplicateJobMutation } from '../api/plan.api';
import { nextFirstDay } from '../model/copied-calls';
import { CopyDay } from './copy-day';
import { LookingDialog } from './looking-dialog';

interface DuplicateDialogProps {
  jobId: string;
  title: string;
  /** Opens the form of a new job that begins as this one; calls and roles are not in it. */
  onForm: () => void;
  onClose: () => void;
}

/** The same job on other days: its calls, roles and terms, and none of its people. */
export function DuplicateDialog({ jobId, title, onForm, onClose }: DuplicateDialogProps): ReactNode {
  const { data: calls, ...ofCalls } = useCallsOfJobQuery(jobId);
  const { data: roles, ...ofRoles } = useRolesOfJobQuery(jobId);
  if (calls && roles)
    return <Duplicate {...{ jobId, title, calls, onForm, onClose }} isPlain={calls.length < 2 && roles.length < 2} />;
  const failed = [!calls && ofCalls, !roles && ofRoles].flatMap((query) =>
    query && query.error !== undefined ? [query] : [],
  );
  return (
    <LookingDialog
      title={`Duplicate “${title}”`}
      submitLabel="Post the copy"
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      {...{ onClose }}
    />
  );
}

interface DuplicateProps extends DuplicateDialogProps {
  calls: readonly Call[];
  /** One call and one role: the form can hold all of it. */
  isPlain: boolean;
}

function Duplicate({ jobId, title, calls, isPlain, onForm, onClose }: DuplicateProps): ReactNode {
  const dispatch = useAppDispatch();
  const [duplicate, { isLoading, error }] = useDuplicateJobMutation();
  const [firstDay, setFirstDay] = useState(() => nextFirstDay(calls, wallTimeOf(new Date()).day));
  const send = async (): Promise<void> => {
    const done = await duplicate({ jobId, request: { first_day: firstDay } });
    if (done.error) return;
    dispatch(showToast({ tone: 'good', title: 'Job posted', text: title }));
    onClose();
  };
  return (
    <FormDialog
      title={`Duplicate “${title}”`}
      submitLabel="Post the copy"
      busyLabel="Posting..."
      isBusy={isLoading}
      isIncomplete={!isDay(firstDay)}
      problem={error ? errorText(error, 'The job was not posted. Please try again.') : null}
      onSubmit={() => void send()}
      {...{ onClose }}
    >
      <p>Calls, roles and terms are copied, people are not. The copy is on the jobs page at once.</p>
      <CopyDay {...{ calls, firstDay }} onFirstDay={setFirstDay} />
      {isPlain && (
        <Note>
          Something else is different, too?{' '}
          <Button size="small" variant="text" disabled={isLoading} onClick={onForm}>
            Change it first
          </Button>
        </Note>
      )}
    </FormDialog>
  );
}
