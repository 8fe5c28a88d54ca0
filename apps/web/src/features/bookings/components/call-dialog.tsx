import { counted } from '@crewcall/contracts-core';
import { FormDialog, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { callProblemsOf, type CallProblems, type CallValues } from '../model/call-values';
import { CallFields } from './call-fields';

export interface CallDialogProps {
  start: CallValues;
  /** One that is there already is changed, not added. */
  isNew: boolean;
  /** How many people are booked on it. */
  booked?: number;
  isBusy?: boolean;
  problem?: string | null;
  onSave: (values: CallValues) => void;
  onRemove?: () => void;
  onClose: () => void;
}

export function CallDialog({
  start,
  isNew,
  booked = 0,
  isBusy = false,
  problem = null,
  onSave,
  onRemove,
  onClose,
}: CallDialogProps): ReactNode {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<CallProblems>({});
  const submit = (): void => {
    const found = callProblemsOf(values);
    setProblems(found);
    if (!Object.keys(found).length) onSave(values);
  };
  return (
    <FormDialog
      title={isNew ? 'Add call' : 'Edit call'}
      submitLabel={isNew ? 'Add call' : booked > 0 ? `Save and tell ${counted(booked, 'person', 'people')}` : 'Save'}
      busyLabel="Saving..."
      {...{ isBusy, problem, onRemove, onClose }}
      onSubmit={submit}
    >
      <CallFields
        {...{ values, problems }}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      {booked > 0 && (
        <Note tone="warn">
          {counted(booked, 'person is', 'people are')} booked on this call. New times are asked of them: until they
          answer, the old ones hold.
        </Note>
      )}
    </FormDialog>
  );
}
