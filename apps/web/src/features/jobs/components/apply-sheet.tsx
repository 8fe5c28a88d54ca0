import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unitsOf } from '@crewcall/contracts-core';
import { applicationLimits, type Job } from '@crewcall/contracts-jobs';
import { useSaveNameMutation, type SessionUser } from '@crewcall/web-data-access';
import { Dialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AgreedRates } from '../../../shared/agreed-rates';
import { AnswerField } from '../../../shared/answers/answer-field';
import { unitWords } from '../../../shared/asked-rate';
import { judgedBy } from '../../../shared/forms';
import { FailedLook } from '../../../shared/query-state';
import { MissingTickets } from '../../../shared/tickets';
import type { Applying } from '../hooks/use-apply';
import { useApplyPlan } from '../hooks/use-apply-plan';
import { choiceOf } from '../model/apply-choice';
import { applyProblems, type ApplyValues, emptyApply, sentOf } from '../model/apply-values';
import { eventDayOf } from '../model/job-labels';
import { ChoiceFields } from './choice-fields';

interface ApplySheetProps {
  job: Job;
  user: SessionUser;
  applying: Applying;
  onClose: () => void;
}

/** All that an application asks for: a name, where the account has none yet, what the company asks, and a note. */
export function ApplySheet({ job, user, applying: { apply, isApplying }, onClose }: ApplySheetProps): ReactNode {
  const [saveName, { isLoading: isNaming }] = useSaveNameMutation();
  const [asksName] = useState(!user.first_name && !user.last_name);
  // Those that were read are answered, also when the job is fetched again meanwhile.
  const [questions] = useState(job.questions);
  const { plan, error, retry } = useApplyPlan(job.id);
  const form = useForm<ApplyValues>({
    resolver: judgedBy((values) => applyProblems(questions, plan, values)),
    defaultValues: emptyApply(questions),
  });
  const { register, handleSubmit, formState, watch } = form;
  const choice = choiceOf(plan, watch('without'));
  const { basis } = choice;
  const { errors } = formState;
  const isBusy = isApplying || isNaming;
  const send = handleSubmit(async (values) => {
    const names = namesIn(values.name);
    // A name that could not be saved keeps no user from a job: it can be added to the profile later.
    if (names) await saveName(names);
    if (await apply(job.id, sentOf(questions, plan, values))) onClose();
  });
  return (
    <FormProvider {...form}>
      <Dialog
        open
        onClose={onClose}
        onSubmit={(event) => void send(event)}
        isBusy={isBusy}
        title={`Apply for ${job.title}`}
        actions={
          <>
            <Button variant="outlined" onClick={onClose} disabled={isBusy}>
              Cancel
            </Button>
            <Button variant="contained" type="submit" disabled={isBusy}>
              {isBusy ? 'Applying...' : 'Apply Now'}
            </Button>
          </>
        }
      >
        <Typography color="textSecondary">
          {[job.company, job.location, eventDayOf(job), job.rate].filter(Boolean).join(', ')}
        </Typography>
        {asksName && (
          <TextField
            label="Your name"
            autoComplete="name"
            hint={`${job.company} sees it beside your application.`}
            input={{ maxLength: 80 }}
            {...register('name')}
          />
        )}
        {error !== undefined && (
          <FailedLook text="What the job is made of could not be loaded." {...{ error }} onRetry={retry} />
        )}
        <ChoiceFields {...{ plan, choice }} />
        {job.needs_tickets && <MissingTickets jobId={job.id} roleIds={choice.roles.map(({ id }) => id)} />}
        {questions.map((question) => (
          <AnswerField key={question.id} {...{ question }} />
        ))}
        {basis && (
          <TextField
            label={`Your rate in pounds ${unitWords(basis)}`}
            isOptional
            hint={`${job.company} asks crew for theirs.`}
            error={errors.rate?.message}
            input={{ maxLength: 12, inputMode: 'decimal' }}
            {...register('rate')}
          />
        )}
        {basis === 'day' && job.skills.length > 0 && <AgreedRates skills={job.skills.join(',')} place={job.location} />}
        <TextField
          label="Note"
          isOptional
          multiline
          rows={6}
          hint={`${job.company} reads it beside your name.`}
          error={errors.note?.message}
          input={{ maxLength: unitsOf(applicationLimits.coverLetter) }}
          {...register('note')}
        />
      </Dialog>
    </FormProvider>
  );
}

/** A name as people write it: the first word, and the rest. */
function namesIn(name: string): { first_name: string; last_name: string | null } | null {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return first ? { first_name: first, last_name: rest.join(' ') || null } : null;
}
