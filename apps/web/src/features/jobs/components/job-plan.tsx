import Button from '@mui/material/Button';
import { PlusIcon } from '@crewcall/web-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JobFormValues } from '../model/job-form-values';
import { planIn, planStartOf, type PlanSlot, type PostedPlan } from '../model/job-plan';

/** Unfolds calls and roles below the plain form, which needs neither. */
export function JobPlan({ slot }: { slot: PlanSlot }): ReactNode {
  const { getValues, setValue, formState } = useFormContext<JobFormValues>();
  const [isOpen, setOpen] = useState(() => getValues('plan') !== '');
  const change = useCallback(
    (plan: PostedPlan) => setValue('plan', JSON.stringify(plan), { shouldDirty: true }),
    [setValue],
  );
  const fold = (): void => {
    setOpen(false);
    setValue('plan', '', { shouldDirty: true });
  };
  if (!isOpen) {
    return (
      <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        Add calls and roles
      </Button>
    );
  }
  return (
    <>
      {slot.fieldsOf({
        start: planStartOf(getValues()),
        saved: planIn(getValues())?.request ?? null,
        isTried: formState.isSubmitted,
        onChange: change,
      })}
      <Button variant="text" onClick={fold} sx={{ justifySelf: 'start' }}>
        One call and one role are enough
      </Button>
    </>
  );
}
