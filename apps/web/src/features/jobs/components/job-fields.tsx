import { unitsOf } from '@crewcall/contracts-core';
import { styled } from '@mui/material/styles';
import { tidySkills } from '@crewcall/contracts-identity';
import { jobLimits, londonDayOf, rateLabelOf, structuredRateLabelOf, structuredRateOf } from '@crewcall/contracts-jobs';
import { CheckField, ChoiceField, SelectField, TagsField, TextField } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Controller, useController, useFormContext } from 'react-hook-form';
import { LocationField } from '../../../shared/locations';
import type { JobFormValues } from '../model/job-form-values';
import { QuestionFields } from './question-fields';
import { DurationFields } from './duration-fields';

const AgreedRates = lazy(async () => ({ default: (await import('../../../shared/agreed-rates')).AgreedRates }));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > .wide': { gridColumn: '1 / -1' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const contractTypes = [
  { value: 'full-time', label: 'Full-Time' },
  { value: 'part-time', label: 'Part-Time' },
  { value: 'fixed-term', label: 'Fixed term' },
];
const jobTypes = [
  { value: 'freelance', label: 'Gig', text: 'A call, a show, a few days' },
  { value: 'contract', label: 'Contract', text: 'Employment, full or part time' },
];

/** How the typed rate is understood: crew can filter by it, if it is. */
function rateHint(rate: string, type: string): string | undefined {
  if (!rate.trim()) return undefined;
  const understood = structuredRateLabelOf(structuredRateOf(rate, type));
  return understood
    ? `Crew can filter by it: ${understood}.`
    : 'Write an amount and what it is for, so that crew can filter by it.';
}

interface JobFieldsProps {
  /** Calls and roles say when it is and how many people it needs. */
  isPlanned: boolean;
  onDuration: (type: JobFormValues['duration_type']) => void;
  onType: (type: JobFormValues['type']) => void;
}

export function JobFields({ isPlanned, onDuration, onType }: JobFieldsProps): ReactNode {
  const { register, control, watch, formState } = useFormContext<JobFormValues>();
  const { errors } = formState;
  const type = watch('type');
  // In the order of the screen: of those that are wrong the first takes the focus.
  const title = register('title');
  const { field: location } = useController({ control, name: 'location' });
  return (
    <Grid>
      <TextField
        label="Job title"
        error={errors.title?.message}
        input={{ maxLength: unitsOf(jobLimits.title) }}
        {...title}
      />
      <LocationField
        {...location}
        label="Location"
        maxLength={unitsOf(jobLimits.location)}
        error={errors.location?.message}
      />
      <div className="wide">
        <CheckField
          label="Show the exact place only to who is booked"
          hint="All others read the town and the postcode district."
          {...register('hides_place')}
        />
      </div>
      <div className="wide">
        <ChoiceField
          label="Job type"
          name="type"
          choices={jobTypes}
          value={type}
          onChange={(event) => onType(event.target.value as JobFormValues['type'])}
        />
      </div>
      {type === 'contract' && (
        <SelectField
          label="Contract type"
          placeholder="Choose one"
          options={contractTypes}
          error={errors.contract_type?.message}
          {...register('contract_type')}
        />
      )}
      <TextField
        label={rateLabelOf(type)}
        placeholder={type === 'contract' ? '£31,000 a year' : '£320 a day'}
        isOptional={isPlanned}
        hint={
          rateHint(watch('rate'), type) ?? (isPlanned ? 'Left blank, it is the rate of the first role.' : undefined)
        }
        error={errors.rate?.message}
        input={{ maxLength: unitsOf(jobLimits.rate) }}
        {...register('rate')}
      />
      {!isPlanned && <WhenFields onDuration={onDuration} />}
      <div className="wide">
        <TextField
          label="Description"
          multiline
          rows={6}
          error={errors.description?.message}
          input={{ maxLength: unitsOf(jobLimits.description) }}
          {...register('description')}
        />
      </div>
      <div className="wide">
        <Controller
          control={control}
          name="skills"
          render={({ field }) => (
            <TagsField
              label="Required skills"
              isOptional
              placeholder="Add a skill, then Enter"
              value={field.value}
              onChange={field.onChange}
              tidy={tidySkills}
              maxLength={unitsOf(jobLimits.skill)}
              error={errors.skills?.message}
            />
          )}
        />
        {type !== 'contract' && watch('skills').length > 0 && (
          <Suspense>
            <AgreedRates skills={watch('skills').join(',')} place={watch('location')} />
          </Suspense>
        )}
      </div>
      <div className="wide">
        <QuestionFields />
      </div>
    </Grid>
  );
}

function WhenFields({ onDuration }: Pick<JobFieldsProps, 'onDuration'>): ReactNode {
  const { register, formState } = useFormContext<JobFormValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Event date"
        type="date"
        error={errors.event_date?.message}
        input={{ min: londonDayOf(new Date()) }}
        {...register('event_date')}
      />
      <DurationFields onChoose={onDuration} />
      <TextField
        label="Positions"
        type="number"
        hint="How many people you need"
        error={errors.positions?.message}
        input={{ inputMode: 'numeric', min: 1, max: jobLimits.positions }}
        {...register('positions')}
      />
    </>
  );
}
