import Button from '@mui/material/Button';
import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import type { SessionUser } from '@crewcall/web-data-access';
import { Note, SectionCard, TextLink } from '@crewcall/web-ui';
import type { MouseEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNote } from '../../../shared/drafts';
import { useJobForm } from '../hooks/use-job-form';
import { companyNameNeeded, useSaveJob } from '../hooks/use-save-job';
import type { PlanSlot } from '../model/job-plan';
import { JobFields } from './job-fields';
import { JobPlan } from './job-plan';

interface JobFormProps {
  user: SessionUser;
  /** The job to change; null posts a new one. */
  job: Job | null;
  /** The job that a new one begins as. */
  copied?: Job | null;
  /** Left out where calls and roles are edited elsewhere. */
  plan?: PlanSlot;
  onDone: () => void;
  onCancel: () => void;
}

/** A field that the press leaves would say what is wrong with it, and move the button away before the press ends. */
const stayInField = (event: MouseEvent): void => event.preventDefault();

export function JobForm({ user, job, copied = null, plan, onDone, onCancel }: JobFormProps): ReactNode {
  const { form, isFromDraft, startAfresh, finish, posted, chooseDuration, chooseType, showFailure } = useJobForm(
    user.id,
    job,
    copied,
  );
  const { save, problem, isSaving, isPosted } = useSaveJob({ user, job, savePlan: plan?.save, onPosted: posted });
  const isPlanned = form.watch('plan') !== '';
  const send = form.handleSubmit(async (values) => {
    const failure = await save(values);
    if (failure) return showFailure(failure);
    finish();
    onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <SectionCard
          title={job ? 'Edit job' : 'Post a job'}
          isFootSticky
          foot={
            <>
              <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
                Cancel
              </Button>
              <Button variant="contained" type="submit" disabled={isSaving} onMouseDown={stayInField}>
                {isSaving ? 'Saving...' : job || isPosted ? 'Save' : 'Post job'}
              </Button>
            </>
          }
        >
          {!user.company_name?.trim() && problem !== companyNameNeeded && <CompanyNameNote />}
          {isFromDraft && <DraftNote onAfresh={startAfresh} />}
          <JobFields onDuration={chooseDuration} onType={chooseType} {...{ isPlanned }} />
          <CallsAndRoles {...{ job, plan, isPlanned }} />
          {problem && <Problem text={problem} />}
        </SectionCard>
      </form>
    </FormProvider>
  );
}

interface CallsAndRolesProps extends Pick<JobFormProps, 'job' | 'plan'> {
  isPlanned: boolean;
}

/** Of a posted job only those that were not saved with it. */
function CallsAndRoles({ job, plan, isPlanned }: CallsAndRolesProps): ReactNode {
  if (plan && (!job || isPlanned)) return <JobPlan slot={plan} />;
  if (!job) return null;
  return (
    <p>
      Calls, roles and terms are edited on <TextLink to={webRoutes.jobSchedule.href(job.id)}>Calls and crew</TextLink>.
    </p>
  );
}

function Problem({ text }: { text: string }): ReactNode {
  if (text === companyNameNeeded) return <CompanyNameNote isAlert />;
  return (
    <Note tone="bad" isAlert>
      {text}
    </Note>
  );
}

function CompanyNameNote({ isAlert = false }: { isAlert?: boolean }): ReactNode {
  return (
    <Note tone="warn" isAlert={isAlert}>
      {companyNameNeeded} <TextLink to={webRoutes.dashboard.href({ tab: 'profile' })}>Open Company Profile</TextLink>
    </Note>
  );
}
