import { type Team, teamLimits } from '@crewcall/contracts-bookings';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useInviteToTeamMutation } from '../api/teams.api';
import { PersonField } from './person-field';

/** Finds a crew member and asks them to join. */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [invite, { isLoading, error }] = useInviteToTeamMutation();
  const [chosen, setChosen] = useState<CrewDirectoryItem | null>(null);
  const [role, setRole] = useState('');
  const [needsPerson, setNeedsPerson] = useState(false);

  const submit = async (): Promise<void> => {
    setNeedsPerson(!chosen);
    if (!chosen) return;
    const answer = await invite({ id: team.id, user_id: chosen.user_id, role });
    if (answer.error) return;
    dispatch(
      showToast({ tone: 'good', title: 'Invitation sent', text: `${chosen.display_name} can join or decline.` }),
    );
    onClose();
  };
  return (
    <FormDialog
      title={`Invite to ${team.name}`}
      submitLabel="Send invitation"
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={error && errorText(error, 'The invitation was not sent. Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PersonField
        left={[...team.members, ...team.invited].map(({ user_id }) => user_id)}
        onChoose={(person) => {
          setChosen(person);
          setNeedsPerson(false);
        }}
        error={needsPerson ? 'Please choose a person from the list.' : undefined}
      />
      <TextField
        label="Role in the team"
        isOptional
        value={role}
        onChange={({ target }) => setRole(target.value)}
        input={{ maxLength: teamLimits.role }}
      />
    </FormDialog>
  );
}
