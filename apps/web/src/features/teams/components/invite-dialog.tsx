import { type Team, teamLimits } from '@crewcall/contracts-bookings';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ComboboxField, FormDialog, TextField, useTypedFilter } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useInviteToTeamMutation, usePeopleToInviteQuery } from '../api/teams.api';

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
        team={team}
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

interface PersonFieldProps {
  team: Team;
  onChoose: (person: CrewDirectoryItem | null) => void;
  error: string | undefined;
}

/** Suggests those of the directory who are not in the team yet. */
function PersonField({ team, onChoose, error }: PersonFieldProps): ReactNode {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedFilter(search, setSearch);
  const isAsked = search.trim().length > 1;
  const { currentData = [] } = usePeopleToInviteQuery(search.trim(), { skip: !isAsked });
  const known = new Set([...team.members, ...team.invited].map(({ user_id }) => user_id));
  const people = isAsked ? currentData.filter(({ user_id }) => !known.has(user_id)) : [];
  return (
    <ComboboxField
      label="Who"
      placeholder="Name, title or skill"
      hint="Find them by the name of their profile."
      value={typed}
      error={error}
      maxLength={100}
      onChange={(text) => {
        setTyped(text);
        onChoose(null);
      }}
      options={people.map(({ user_id, display_name, title, location }) => ({
        id: user_id,
        text: display_name,
        detail: [title, location].filter(Boolean).join(', '),
      }))}
      onChoose={(id) => {
        const person = people.find(({ user_id }) => user_id === id);
        if (!person) return;
        setTyped(person.display_name);
        onChoose(person);
      }}
    />
  );
}
