import { counted } from '@crewcall/contracts-core';
import { callLabelOf, type Call, type Role } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRemoveCallMutation, useSaveCallMutation } from '../api/plan.api';
import { callRequestOf, callValuesOf, type CallValues } from '../model/call-values';
import { filledOn } from '../model/schedule';
import { CallDialog } from './call-dialog';
import { CancelReason } from './cancel-reason';

interface EditCallProps {
  jobId: string;
  /** Null adds one, which begins as `start`. */
  call: Call | null;
  start: CallValues;
  /** Those that work it. */
  roles: readonly Role[];
  isLast: boolean;
  onClose: () => void;
}

/** Adds, changes or removes a call of a job that is posted. */
export function EditCall({ jobId, call, start, roles, isLast, onClose }: EditCallProps): ReactNode {
  const dispatch = useAppDispatch();
  const [save, saving] = useSaveCallMutation();
  const [isRemoving, setRemoving] = useState(false);
  const booked = call ? filledOn(call.id, roles) : 0;
  if (call && isRemoving) return <RemoveCall {...{ jobId, call, booked, onClose }} />;
  const send = async (values: CallValues): Promise<void> => {
    const { error } = await save({ jobId, id: call?.id ?? null, request: callRequestOf(values) });
    if (error) return;
    dispatch(showToast({ tone: 'good', title: call ? 'Call saved' : 'Call added' }));
    onClose();
  };
  return (
    <CallDialog
      start={call ? callValuesOf(call) : start}
      isNew={call === null}
      isBusy={saving.isLoading}
      problem={saving.error ? errorText(saving.error, 'The call was not saved. Please try again.') : null}
      onSave={(values) => void send(values)}
      {...(call && !isLast && { onRemove: () => setRemoving(true) })}
      {...{ booked, onClose }}
    />
  );
}

interface RemoveCallProps {
  jobId: string;
  call: Call;
  booked: number;
  onClose: () => void;
}

/** For those who are booked on it, this call is cancelled: they read why. */
function RemoveCall({ jobId, call, booked, onClose }: RemoveCallProps): ReactNode {
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error }] = useRemoveCallMutation();
  const [reason, setReason] = useState('');
  const send = async (): Promise<void> => {
    const done = await remove({ jobId, id: call.id, reason: reason.trim() });
    if (done.error) return;
    dispatch(showToast({ tone: 'good', title: 'Call removed' }));
    onClose();
  };
  return (
    <FormDialog
      title={`Remove ${callLabelOf(call)}?`}
      submitLabel="Remove call"
      busyLabel="Removing..."
      isDestructive
      isBusy={isLoading}
      isIncomplete={booked > 0 && !reason.trim()}
      problem={error ? errorText(error, 'The call was not removed. Please try again.') : null}
      {...{ onClose }}
      onSubmit={() => void send()}
    >
      {booked > 0 ? (
        <CancelReason
          booked={`${counted(booked, 'person is', 'people are')} booked on this call.`}
          reason={reason}
          onChange={setReason}
        />
      ) : (
        <p>Nobody is booked on it.</p>
      )}
    </FormDialog>
  );
}
