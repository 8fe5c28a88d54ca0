import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { allCrewSkills, crewDirectoryLimits, crewSkillOptions, locationTermOf } from '@crewcall/contracts-identity';
import { CloseIcon, SearchIcon, SelectField, TextField, useTypedFilter } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LocationField, NearPart } from '../../../shared/locations';
import type { CrewFilterName } from '../hooks/use-crew-filters';

const Bar = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 1fr)',
  '&:has(> .clear)': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 1fr) auto' },
  gap: 12,
  alignItems: 'start',
  marginBottom: 24,
  '& > .near': { justifySelf: 'start' },
  // Beside the fields, below where their labels stand.
  '& > .clear': { gridRow: 1, gridColumn: 4, minHeight: 44, marginTop: 28 },
  '@media (max-width: 899.95px)': {
    '&, &:has(> .clear)': { gridTemplateColumns: '1fr 1fr' },
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > .near': { gridColumn: 1 },
    // In a row that is there: it comes while a user types, and moves nothing.
    '& > .clear': { gridRow: 'auto', gridColumn: 2, justifySelf: 'end', alignSelf: 'end', marginTop: 0 },
  },
});

const skills = [
  { value: '', label: allCrewSkills },
  ...crewSkillOptions.map((skill) => ({ value: skill, label: skill })),
];

const byRating = { value: 'rating', label: 'Rating' };

interface CrewFilterBarProps {
  filters: Record<CrewFilterName, string>;
  isFiltered: boolean;
  setFilter: (name: CrewFilterName, value: string) => void;
  onClear: () => void;
}

export function CrewFilterBar({ filters, isFiltered, setFilter, onClear }: CrewFilterBarProps): ReactNode {
  const [search, setSearch] = useTypedFilter(filters.search, (value) => setFilter('search', value));
  const [location, setLocation] = useTypedFilter(filters.location, (value) => setFilter('location', value));
  const input = { maxLength: crewDirectoryLimits.term, autoComplete: 'off' } as const;
  return (
    <Bar
      role="search"
      aria-label="Filter crew"
      action={webRoutes.freelancers.path}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Search"
        name="search"
        type="search"
        icon={<SearchIcon />}
        placeholder="Name, title or skill"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        input={input}
      />
      <LocationField
        label="UK location"
        name="location"
        isFilter
        placeholder="Town, city or postcode"
        value={location}
        onChange={setLocation}
        textOf={locationTermOf}
        maxLength={crewDirectoryLimits.term}
      />
      <SelectField
        label="Skill"
        name="skill"
        options={skills}
        value={filters.skill}
        onChange={(event) => setFilter('skill', event.target.value)}
      />
      <NearPart {...filters} otherSort={byRating} setFilter={setFilter} />
      {isFiltered && (
        <Button className="clear" variant="text" startIcon={<CloseIcon />} onClick={onClear}>
          Clear Filters
        </Button>
      )}
      <noscript>
        <button type="submit">Search</button>
      </noscript>
    </Bar>
  );
}
