import { jobLimits, type DurationType } from '@crewcall/contracts-jobs';
import { CheckField, SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JobFormValues } from '../model/job-form-values';

const kinds: { value: DurationType; label: string }[] = [
  { value: 'time', label: 'Start and end time' },
  { value: 'days', label: 'Days' },
  { value: 'hours', label: 'Hours' },
];

/** How long the call is: from when to when, so many days, or so many hours. */
export function DurationFields({ onChoose }: { onChoose: (type: JobFormValues['duration_type']) => void }): ReactNode {
  const { register, watch, formState } = useFormContext<JobFormValues>();
  const { errors } = formState;
  const type = watch('duration_type');
  const number = (max: number) => ({ inputMode: 'numeric', min: 1, max, step: 1 }) as const;
  return (
    <>
      <SelectField
        label="Duration type"
        placeholder="Choose one"
        options={kinds}
        error={errors.duration_type?.message}
        {...register('duration_type')}
        value={type}
        onChange={(event) => onChoose(event.target.value as JobFormValues['duration_type'])}
      />
      {type === 'days' && (
        <TextField
          label="Days"
          type="number"
          input={number(jobLimits.days)}
          error={errors.days?.message}
          {...register('days')}
        />
      )}
      {type === 'hours' && (
        <TextField
          label="Hours"
          type="number"
          input={number(jobLimits.hours)}
          error={errors.hours?.message}
          {...register('hours')}
        />
      )}
      {type === 'time' && (
        <>
          <TextField label="Start time" type="time" error={errors.start_time?.message} {...register('start_time')} />
          <div>
            <TextField
              label="End time"
              type="time"
              error={errors.end_time?.message}
              {...register('end_time', { deps: ['end_day_offset'] })}
            />
            <CheckField label="Ends next day" {...register('end_day_offset', { deps: ['end_time'] })} />
          </div>
        </>
      )}
    </>
  );
}
