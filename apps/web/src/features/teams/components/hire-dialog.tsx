import { styled } from '@mui/material/styles';
import { moneyWords, type Role, type Team, type TeamMember, teamLimits } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, phone, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { memberName } from '../../../shared/faces';
import { penceTyped } from '../../../shared/asked-rate';
import { useHireTeamMutation } from '../api/teams.api';
import { matchSlots } from '../model/match-slots';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 12,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface HireDialogProps {
  team: Team;
  jobs: readonly Job[];
  jobId: string;
  roles: readonly Role[];
  onJob: (id: string) => void;
  onClose: () => void;
}

interface Choice {
  roleId: string;
  /** Pounds, as typed; empty for the rate of the role. */
  rate: string;
}

/** Matches members to the open places of a job, each on own terms, and asks all of them. */
export function HireDialog({ team, jobs, jobId, roles, onJob, onClose }: HireDialogProps): ReactNode {
  const navigate = useNavigate();
  const [hire, { isLoading, error }] = useHireTeamMutation();
  const [choices, setChoices] = useState<Record<string, Choice>>(() => {
    const matched = matchSlots(team, roles);
    return Object.fromEntries(
      team.members.map(({ user_id }) => [user_id, { roleId: matched.get(user_id) ?? '', rate: '' }]),
    );
  });
  const [problem, setProblem] = useState<string>();
  const asked = team.members.filter(({ user_id }) => choices[user_id]?.roleId);

  const submit = async (): Promise<void> => {
    const found = problemOf(asked, choices);
    setProblem(found);
    if (found) return;
    const slots = asked.map(({ user_id }) => slotOf(user_id, choices[user_id], roles));
    const { data } = await hire({ id: team.id, job_id: jobId, slots });
    if (data) void navigate(webRoutes.teamOffer.href(data.id));
  };
  return (
    <FormDialog
      title={`Hire ${team.name}`}
      submitLabel={`Ask ${asked.length} of ${team.members.length}`}
      busyLabel="Asking..."
      isBusy={isLoading}
      isIncomplete={roles.length === 0}
      problem={problem ?? (error && errorText(error, 'They were not asked. Please try again.'))}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>Each gets an offer of their own. All are booked together once each has said yes, or none of them.</p>
      <SelectField
        label="Job"
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        value={jobId}
        onChange={({ target }) => onJob(target.value)}
      />
      {team.members.map((member) => (
        <MemberChoice
          key={member.user_id}
          {...{ member, roles }}
          choice={choices[member.user_id] ?? { roleId: '', rate: '' }}
          onChange={(choice) => setChoices({ ...choices, [member.user_id]: choice })}
        />
      ))}
    </FormDialog>
  );
}

interface MemberChoiceProps {
  member: TeamMember;
  roles: readonly Role[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function MemberChoice({ member, roles, choice, onChange }: MemberChoiceProps): ReactNode {
  const name = memberName(member);
  const amount = roles.find(({ id }) => id === choice.roleId)?.terms.amount_pence;
  return (
    <Row>
      <SelectField
        label={name}
        options={[
          { value: '', label: 'Not asked' },
          ...roles.map((role) => ({ value: role.id, label: `${role.name}, ${openWords(role)}` })),
        ]}
        value={choice.roleId}
        onChange={({ target }) => onChange({ ...choice, roleId: target.value })}
      />
      <TextField
        label={`Rate of ${member.first_name ?? 'this member'} (£)`}
        placeholder={amount ? moneyWords(amount).replace('£', '') : undefined}
        value={choice.rate}
        disabled={!choice.roleId}
        onChange={({ target }) => onChange({ ...choice, rate: target.value })}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
    </Row>
  );
}

/** A team is asked for all calls of a role: a place on some of them is none for it. */
function openWords({ positions, filled, free_call_ids: free }: Role): string {
  const open = `${positions - filled} open`;
  return filled >= positions && free?.length ? `${open} on all its calls` : open;
}

function problemOf(asked: readonly TeamMember[], choices: Record<string, Choice>): string | undefined {
  if (asked.length < teamLimits.least) return 'Choose roles for at least two members.';
  const isWrong = asked.some(({ user_id }) => {
    const rate = choices[user_id]?.rate.trim();
    return rate && penceTyped(rate) === null;
  });
  return isWrong ? 'Please enter rates in pounds, or leave them empty for the rate of the role.' : undefined;
}

function slotOf(user_id: string, choice: Choice | undefined, roles: readonly Role[]) {
  const { roleId = '', rate = '' } = choice ?? {};
  const role = roles.find(({ id }) => id === roleId);
  const pence = penceTyped(rate);
  if (!role || pence === null) return { user_id, role_id: roleId };
  const terms = { ...role.terms, mode: 'set' as const, amount_pence: pence, amount_to_pence: null };
  return { user_id, role_id: roleId, terms };
}
