import type { Role } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSaveRoleMutation } from '../api/plan.api';

/** Whether who moves up after a release is booked without another question. */
export function ConfirmNext({ role }: { role: Role }): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveRoleMutation();
  const { id, job_id, name, skill, positions, call_ids, terms, needs, confirms_next } = role;
  const change = async (isOn: boolean): Promise<void> => {
    const request = { name, skill, positions, call_ids, terms, needs, confirms_next: isOn };
    const { error } = await save({ jobId: job_id, id, request });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
  };
  return (
    <SwitchField
      label="Confirm the next one by itself"
      checked={confirms_next}
      disabled={isLoading}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
