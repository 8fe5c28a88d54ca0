import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { ComboboxField, useTypedFilter } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { usePeopleToInviteQuery } from '../api/teams.api';

interface PersonFieldProps {
  /** Who is not suggested. */
  left: readonly string[];
  onChoose: (person: CrewDirectoryItem | null) => void;
  error: string | undefined;
}

/** Finds a person of the directory by what is typed. */
export function PersonField({ left, onChoose, error }: PersonFieldProps): ReactNode {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedFilter(search, setSearch);
  const isAsked = search.trim().length > 1;
  const { currentData = [] } = usePeopleToInviteQuery(search.trim(), { skip: !isAsked });
  const people = isAsked ? currentData.filter(({ user_id }) => !left.includes(user_id)) : [];
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
