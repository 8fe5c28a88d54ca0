import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tidySkills } from '@crewcall/contracts-identity';
import { jobLimits, londonDayOf, rateLabelOf, type Job } from '@crewcall/contracts-jobs';
import type { SessionUser } from '@crewcall/web-data-access';
import { ChoiceField, Note, PinIcon, SectionCard, SelectField, TagsField, TextField, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { useJobForm } from '../hooks/use-job-form';
import { companyNameNeeded, useSaveJob } from '../hooks/use-save-job';
import type { JobFormValues } from '../model/job-form.values';
import { DurationFields } from './duration-fields';

const Fields = styled('div')({
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

interface JobFormProps {
  user: SessionUser;
  /** The job to change; null posts a new one. */
  job: Job | null;
  onDone: () => void;
  onCancel: () => void;
}

export function JobForm({ user, job, onDone, onCancel }: JobFormProps): ReactNode {
  const { form, isFromDraft, startAfresh, finish, chooseDuration, chooseType, showRefusal } = useJobForm(user.id, job);
  const { save, problem, isSaving } = useSaveJob(user, job);
  const { register, control, watch, handleSubmit, formState } = form;
  const { errors } = formState;
  const type = watch('type');

  const send = handleSubmit(async (values) => {
    const failure = await save(values);
    if (failure) return showRefusal(failure);
    finish();
    onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <SectionCard
          title={job ? 'Edit job' : 'Post a job'}
          foot={
            <>
              <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
                Cancel
              </Button>
              <Button variant="contained" type="submit" disabled={isSaving}>
                {isSaving ? 'Saving...' : job ? 'Save' : 'Post job'}
              </Button>
            </>
          }
        >
          {!user.company_name?.trim() && problem !== companyNameNeeded && <CompanyNameNote />}
          {isFromDraft && (
            <Note>
              We kept what you had written.{' '}
              <Button variant="text" size="small" onClick={startAfresh}>
                Start afresh
              </Button>
            </Note>
          )}
          <Fields>
            <TextField
              label="Job title"
              error={errors.title?.message}
              input={{ maxLength: jobLimits.title }}
              {...register('title')}
            />
            <TextField
              label="Location"
              icon={<PinIcon />}
              error={errors.location?.message}
              input={{ maxLength: jobLimits.location }}
              {...register('location')}
            />
            <div className="wide">
              <Controller
                control={control}
                name="type"
                render={({ field }) => (
                  <ChoiceField
                    label="Job type"
                    name={field.name}
                    choices={jobTypes}
                    value={field.value}
                    onChange={(event) => chooseType(event.target.value as JobFormValues['type'])}
                  />
                )}
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
              error={errors.rate?.message}
              input={{ maxLength: jobLimits.rate }}
              {...register('rate')}
            />
            <TextField
              label="Event date"
              type="date"
              error={errors.event_date?.message}
              input={{ min: londonDayOf(new Date()) }}
              {...register('event_date')}
            />
            <DurationFields onChoose={chooseDuration} />
            <TextField
              label="Positions"
              type="number"
              hint="How many people you need"
              error={errors.positions?.message}
              input={{ inputMode: 'numeric', min: 1, max: jobLimits.positions }}
              {...register('positions')}
            />
            <div className="wide">
              <TextField
                label="Description"
                multiline
                rows={6}
                error={errors.description?.message}
                input={{ maxLength: jobLimits.description }}
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
                    maxLength={jobLimits.skill}
                    error={errors.skills?.message}
                  />
                )}
              />
            </div>
          </Fields>
          {problem === companyNameNeeded ? (
            <CompanyNameNote isAlert />
          ) : (
            problem && (
              <Note tone="bad" isAlert>
                {problem}
              </Note>
            )
          )}
        </SectionCard>
      </form>
    </FormProvider>
  );
}

function CompanyNameNote({ isAlert = false }: { isAlert?: boolean }): ReactNode {
  return (
    <Note tone="warn" isAlert={isAlert}>
      {companyNameNeeded} <TextLink to="/dashboard?tab=profile">Open Company Profile</TextLink>
    </Note>
  );
}
