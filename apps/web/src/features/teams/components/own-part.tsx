import Button from '@mui/material/Button';
import {
  approvalProblem,
  approvalTexts,
  type OwnMembership,
  type Team,
  teamLimits,
  teamTexts,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { CheckField, Note, SectionCard, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { penceTyped } from '../../../shared/asked-rate';
import { judgedBy } from '../../../shared/forms';
import { useSaveMembershipMutation } from '../api/teams.api';
import { type ApprovalFields, approvalFields, approvalOf } from '../model/approval-fields';
import { AnswerInvitation } from './answer-invitation';
import { ApprovalPart } from './approval-part';

interface OwnPartProps {
  team: Team;
  own: OwnMembership;
}

/** An invitation to answer, or what a member says of themselves in this team. */
export function OwnPart({ team, own }: OwnPartProps): ReactNode {
  const navigate = useNavigate();
  if (own.has_joined) return <OwnFields {...{ team, own }} />;
  return (
    <SectionCard title="You are invited">
      <p>You can leave at any time. Each of you is booked, paid and rated alone.</p>
      <AnswerInvitation team={team} onDeclined={() => void navigate(webRoutes.teams.href())} />
    </SectionCard>
  );
}

interface Fields extends ApprovalFields {
  role: string;
  rate: string;
  agrees: boolean;
}

const isRate = (rate: string): boolean => {
  const pence = penceTyped(rate);
  return rate.trim() === '' || (pence !== null && pence >= 100 && pence <= teamLimits.dayPence);
};

function OwnFields({ team: { id, is_public }, own }: OwnPartProps): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useSaveMembershipMutation();
  const { register, handleSubmit, formState, watch } = useForm<Fields>({
    resolver: judgedBy<Fields>((fields) => ({
      ...(!isRate(fields.rate) && { rate: teamTexts.dayRate }),
      ...(approvalProblem(approvalOf(fields)) && { approves: approvalTexts.approval }),
    })),
    defaultValues: {
      role: own.role ?? '',
      rate: own.day_pence === null ? '' : String(own.day_pence / 100),
      agrees: own.agrees_to_page,
      ...approvalFields(own.approved),
    },
  });
  const submit = handleSubmit(async ({ role, rate, agrees, ...fields }) => {
    const approved = approvalOf(fields);
    const answer = await save({ id, role, day_pence: penceTyped(rate), agrees_to_page: agrees, approved });
    if (!answer.error) dispatch(showToast({ tone: 'good', title: 'Saved' }));
  });
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Your part">
      <SectionCard
        title="Your part"
        foot={
          <Button type="submit" variant="contained" disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        }
      >
        <TextField label="Your role in it" isOptional input={{ maxLength: teamLimits.role }} {...register('role')} />
        <TextField
          label="Day rate (£)"
          isOptional
          hint="Others see the lowest and the highest of the team."
          error={formState.errors.rate?.message}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
          {...register('rate')}
        />
        <CheckField
          label="Everyone may see this page"
          hint={is_public ? 'Everyone sees it now.' : 'It is public once each of you has ticked this.'}
          {...register('agrees')}
        />
        {!own.is_lead && (
          <ApprovalPart {...{ register }} isOpen={watch('approves')} error={formState.errors.approves?.message} />
        )}
        {error && (
          <Note tone="bad" isAlert>
            {errorText(error, 'That was not saved. Please try again.')}
          </Note>
        )}
      </SectionCard>
    </form>
  );
}
