import { applicationLimits } from '@crewcall/contracts-jobs';
import { SearchIcon, TextField, useTypedFilter } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** Finds a user among many applicants; it answers while a user types. */
export function ApplicantSearch({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode {
  const [search, setSearch] = useTypedFilter(value, onChange);
  return (
    <TextField
      sx={{ maxWidth: 360 }}
      label="Search applicants"
      type="search"
      icon={<SearchIcon />}
      placeholder="Name or title"
      value={search}
      onChange={(event) => setSearch(event.target.value)}
      input={{ maxLength: applicationLimits.search, autoComplete: 'off' }}
    />
  );
}
