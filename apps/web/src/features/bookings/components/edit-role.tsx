import { bookingsErrors, callLabelOf, type Call, type Role } from '@crewcall/contracts-bookings';
import { errorText, failureCode, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState, type ReactNode } from 'react';
import { useRemoveRoleMutation, useSaveRoleMutation } from '../api/plan.api';
import { newRole, roleRequestOf, roleValuesOf, type RoleValues } from '../model/role-values';
import { RoleDialog } from './role-dialog';

interface EditRoleProps {
  jobId: string;
  /** Null adds one. */
  role: Role | null;
  calls: readonly Call[];
  isLast: boolean;
  onClose: () => void;
}

/** Adds, changes or removes a role of a job that is posted. */
export function EditRole({ jobId, role, calls, isLast, onClose }: EditRoleProps): ReactNode {
  const dispatch = useAppDispatch();
  const [save, saving] = useSaveRoleMutation();
  const [remove, removing] = useRemoveRoleMutation();
  const error = saving.error ?? removing.error;
  const [sent, setSent] = useState<RoleValues | null>(null);
  const askedAbout = failureCode(saving.error) === bookingsErrors.releasesPencils.code ? sent : null;
  const finish = (failure: unknown, title: string): void => {
    if (failure) return;
    dispatch(showToast({ tone: 'good', title }));
    onClose();
  };
  const [reason, setReason] = useState('');
  const asksWhy = reason !== '' || failureCode(saving.error) === bookingsErrors.reasonNeeded.code;
  const send = async (values: RoleValues): Promise<void> => {
    setSent(values);
    const request = {
      ...roleRequestOf(values),
      call_ids: values.calls ?? calls.map(({ id }) => id),
      ...(reason.trim() && { reason: reason.trim() }),
      ...(askedAbout === values && { releases_pencils: true }),
    };
    const done = await save({ jobId, id: role?.id ?? null, request });
    finish(done.error, role ? 'Role saved' : 'Role added');
  };
  return (
    <RoleDialog
      start={role ? roleValuesOf(role, calls.length) : newRole()}
      isNew={role === null}
      calls={calls.map((call) => ({
        key: call.id,
        label: callLabelOf(call),
        span: { from: new Date(call.from), to: new Date(call.to) },
      }))}
      isBusy={saving.isLoading || removing.isLoading}
      problem={error ? errorText(error, 'The role was not saved. Please try again.') : null}
      onSave={(values) => void send(values)}
      {...(role &&
        !isLast && {
          onRemove: () => void remove({ jobId, id: role.id }).then((done) => finish(done.error, 'Role removed')),
        })}
      why={asksWhy ? { reason, onChange: setReason } : null}
      {...{ askedAbout, onClose }}
    />
  );
}
