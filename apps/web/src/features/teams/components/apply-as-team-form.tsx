import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CONFIRM_HOURS, type Role, type Team } from '@crewcall/contracts-bookings';
import { unitsOf, webRoutes } from '@crewcall/contracts-core';
import { applicationLimits, type Job } from '@crewcall/contracts-jobs';
import { errorText } from '@crewcall/web-data-access';
import { ActionRow, Note, SectionCard, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AnswerField } from '../../../shared/answers/answer-field';
import { answersSent } from '../../../shared/answers/typed-answers';
import { memberName } from '../../../shared/faces';
import { judgedBy } from '../../../shared/forms';
import { useApplyAsTeamMutation } from '../api/teams.api';
import { applyAsTeamProblems, type ApplyAsTeamValues, emptyApplyAsTeam, slotsTyped } from '../model/apply-as-team';

const Fields = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

interface ApplyAsTeamFormProps {
  team: Team;
  job: Job;
  roles: readonly Role[];
}

/** Who of the team applies, and for which role. */
export function ApplyAsTeamForm({ team, job, roles }: ApplyAsTeamFormProps): ReactNode {
  const navigate = useNavigate();
  const [apply, { isLoading, error }] = useApplyAsTeamMutation();
  // Those that were read are answered, also when the job is fetched again meanwhile.
  const [questions] = useState(job.questions);
  const form = useForm<ApplyAsTeamValues>({
    resolver: judgedBy((values) => applyAsTeamProblems(team, questions, values)),
    defaultValues: emptyApplyAsTeam(team, roles, questions),
  });
  const { register, handleSubmit, formState, watch } = form;
  const others = slotsTyped({ roles: watch('roles') }).length - 1;
  const send = handleSubmit(async (values) => {
    const cover_letter = values.note.trim() || null;
    const answers = answersSent(questions, values.answers);
    const { data } = await apply({ id: team.id, job_id: job.id, slots: slotsTyped(values), cover_letter, answers });
    if (data) void navigate(webRoutes.teamApplication.href(data.id));
  });
  return (
    <FormProvider {...form}>
      <SectionCard title={team.name}>
        <Fields noValidate onSubmit={(event) => void send(event)} aria-label={`Apply with ${team.name}`}>
          <Note>
            {`Each confirms within ${CONFIRM_HOURS} hours; then ${job.company} sees one application with all of you, and hires all or none. You are booked, paid and rated alone.`}
          </Note>
          {team.members.map((member) => (
            <SelectField
              key={member.user_id}
              label={member.is_lead ? `${memberName(member)} (you)` : memberName(member)}
              error={formState.errors.roles?.[member.user_id]?.message}
              options={[
                ...(member.is_lead ? [] : [{ value: '', label: 'Does not apply' }]),
                ...roles.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...register(`roles.${member.user_id}`)}
            />
          ))}
          {questions.map((question) => (
            <AnswerField key={question.id} question={question} />
          ))}
          <TextField
            label="Note"
            isOptional
            multiline
            rows={5}
            hint={`${job.company} reads it beside your names.`}
            error={formState.errors.note?.message}
            input={{ maxLength: unitsOf(applicationLimits.coverLetter) }}
            {...register('note')}
          />
          {error && <Alert severity="error">{errorText(error, 'It was not sent. Please try again.')}</Alert>}
          <ActionRow>
            <Button type="submit" variant="contained" disabled={isLoading}>
              {isLoading ? 'Asking...' : askWords(others)}
            </Button>
          </ActionRow>
        </Fields>
      </SectionCard>
    </FormProvider>
  );
}

const askWords = (others: number): string => {
  if (others < 1) return 'Ask the others to confirm';
  return others === 1 ? 'Ask 1 member to confirm' : `Ask ${others} members to confirm`;
};
