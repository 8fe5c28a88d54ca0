import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { locationTermOf } from '@crewcall/contracts-identity';
import { contractTypeOptions, jobLimits, rateFilterUnits, rateUnitLabels } from '@crewcall/contracts-jobs';
import { CloseIcon, SearchIcon, SelectField, TextField, useTypedFilter } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LocationField } from '../../../shared/locations';
import type { JobFilters } from '../hooks/use-job-filters';

const Bar = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 0.8fr)',
  gridAutoColumns: 'minmax(96px, auto)',
  gridAutoFlow: 'column',
  gap: 12,
  alignItems: 'start',
  marginBottom: 24,
  // Beside the fields, below where their labels stand.
  '& > .MuiButton-root': { minHeight: 44, marginTop: 28 },
  '@media (max-width: 899.95px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'row',
    '& > :first-of-type, & > .MuiButton-root': { gridColumn: '1 / -1' },
    '& > .MuiButton-root': { marginTop: 0 },
  },
});

const payOptions = [
  { value: 'any', label: 'Any pay' },
  ...rateFilterUnits.map((value) => ({ value, label: `Pay ${rateUnitLabels[value]}` })),
];

interface JobFilterBarProps {
  filters: JobFilters;
  isFiltered: boolean;
  setFilter: (name: Exclude<keyof JobFilters, 'page'>, value: string) => void;
  onClear: () => void;
}

/** Answers while a user types; where there is no script, it is a form. */
export function JobFilterBar({ filters, isFiltered, setFilter, onClear }: JobFilterBarProps): ReactNode {
  const [search, setSearch] = useTypedFilter(filters.search, (value) => setFilter('search', value));
  const [location, setLocation] = useTypedFilter(filters.location, (value) => setFilter('location', value));
  const [rate, setRate] = useTypedFilter(filters.rate, (value) => setFilter('rate', value));
  const input = { maxLength: jobLimits.search, autoComplete: 'off' } as const;
  return (
    <Bar
      role="search"
      aria-label="Filter jobs"
      // Before the app is there, and without it, Enter asks the server.
      action={webRoutes.jobs.path}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Search"
        name="search"
        type="search"
        icon={<SearchIcon />}
        placeholder="Title, company or skill"
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
        maxLength={jobLimits.search}
      />
      <SelectField
        label="Contract type"
        name="category"
        options={contractTypeOptions}
        value={filters.category}
        onChange={(event) => setFilter('category', event.target.value)}
      />
      <SelectField
        label="Pay"
        name="per"
        options={payOptions}
        value={filters.per || 'any'}
        onChange={(event) => {
          setRate('');
          setFilter('per', event.target.value === 'any' ? '' : event.target.value);
        }}
      />
      {filters.per && (
        <TextField
          label="At least (£)"
          name="rate"
          value={rate}
          onChange={(event) => setRate(event.target.value.replace(/\D/g, ''))}
          input={{ inputMode: 'numeric', maxLength: 7, autoComplete: 'off' }}
        />
      )}
      {(isFiltered || search !== '' || location !== '') && (
        <Button
          variant="text"
          startIcon={<CloseIcon />}
          onClick={() => {
            setSearch('');
            setLocation('');
            setRate('');
            onClear();
          }}
        >
          Clear Filters
        </Button>
      )}
      <noscript>
        <button type="submit">Search</button>
      </noscript>
    </Bar>
  );
}
