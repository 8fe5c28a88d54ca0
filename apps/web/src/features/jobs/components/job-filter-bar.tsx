import Button from '@mui/material/Button';
import { counted, webRoutes } from '@crewcall/contracts-core';
import { locationTermOf } from '@crewcall/contracts-identity';
import { contractTypeOptions, jobLimits, rateFilterUnits, rateUnitLabels } from '@crewcall/contracts-jobs';
import { CloseIcon, SearchIcon, SelectField, TextField, usePopover, useTypedFilter } from '@crewcall/web-ui';
import type { ReactNode, Ref } from 'react';
import { LocationField, NearPart } from '../../../shared/locations';
import type { JobFilters } from '../hooks/use-job-filters';
import { useTypedDay } from '../hooks/use-typed-day';
import { Bar, Sheet } from './job-filter-bar.styles';

const payOptions = [
  { value: 'any', label: 'Any pay' },
  ...rateFilterUnits.map((value) => ({ value, label: `Pay ${rateUnitLabels[value]}` })),
];

const mostRecent = { value: 'recent', label: 'Most Recent' };

interface JobFilterBarProps {
  filters: JobFilters;
  isFiltered: boolean;
  /** Filters besides the words: what the sheet of a phone hides. */
  count: number;
  /** Jobs found by them; not known while they are looked for. */
  found?: number;
  setFilter: (name: Exclude<keyof JobFilters, 'page' | 'saved'>, value: string) => void;
  onClear: () => void;
}

/** Answers while a user types; where there is no script, it is a form. On a phone all but the words is in a sheet. */
export function JobFilterBar({ filters, isFiltered, count, found, setFilter, onClear }: JobFilterBarProps): ReactNode {
  const [search, setSearch] = useTypedFilter(filters.search, (value) => setFilter('search', value));
  const [location, setLocation] = useTypedFilter(filters.location, (value) => setFilter('location', value));
  const [rate, setRate] = useTypedFilter(filters.rate, (value) => setFilter('rate', value));
  const from = useTypedDay(filters.from, (value) => setFilter('from', value));
  const to = useTypedDay(filters.to, (value) => setFilter('to', value));
  const sheet = usePopover();
  const { ref, ...popover } = sheet.popover;
  const input = { maxLength: jobLimits.search, autoComplete: 'off' } as const;
  return (
    <Bar
      role="search"
      aria-label="Filter jobs"
      // Before the app is there, and without it, Enter asks the server.
      action={webRoutes.jobs.path}
      onSubmit={(event) => {
        event.preventDefault();
        sheet.close();
      }}
    >
      <div className="words">
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
      </div>
      {(isFiltered || search !== '' || location !== '') && (
        <Button
          className="clear"
          variant="text"
          startIcon={<CloseIcon />}
          onClick={() => {
            setSearch('');
            setLocation('');
            setRate('');
            from.empty();
            to.empty();
            onClear();
          }}
        >
          <span className="label">Clear Filters</span>
        </Button>
      )}
      {filters.source && <input type="hidden" name="source" value={filters.source} />}
      <Button className="open" variant="outlined" {...sheet.button}>
        Filters{count > 0 && ` (${count})`}
      </Button>
      <Sheet ref={ref as Ref<HTMLDivElement>} popover="auto" {...popover} role="group" aria-label="Filters">
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
        <TextField label="From" name="from" type="date" {...from.field} />
        <TextField label="To" name="to" type="date" {...to.field} />
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
        <NearPart {...filters} otherSort={mostRecent} setFilter={setFilter} />
        <Button className="show" variant="contained" color="inherit" type="submit">
          Show {found === undefined ? 'jobs' : counted(found, 'job')}
        </Button>
      </Sheet>
      <noscript>
        <button type="submit">Search</button>
      </noscript>
    </Bar>
  );
}
