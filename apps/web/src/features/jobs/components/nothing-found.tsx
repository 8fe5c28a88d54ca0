import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { counted, webRoutes } from '@crewcall/contracts-core';
import { type JobListQuery, type NearSearch, searchAddressOf } from '@crewcall/contracts-jobs';
import { Card, EmptyState, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { type SavedFilter, useNearestJobsQuery } from '../api/jobs.api';
import type { JobFilters } from '../hooks/use-job-filters';
import { nearQueryOf } from '../model/near-query';
import { NoSavedJobs } from './no-saved-jobs';
import { ShortJobs } from './similar-jobs';

const Near = styled('div')({ display: 'grid', gap: 16, marginTop: 24, '& ul': { listStyle: 'none' } });

interface NothingFoundProps {
  query: JobListQuery & SavedFilter;
  filters: JobFilters;
  onClear: () => void;
}

export function NothingFound(props: NothingFoundProps): ReactNode {
  return props.query.saved ? <NoSavedJobs /> : <NoneMatches {...props} />;
}

/** No job matches: what was probably meant, wider searches that find something, and the nearest jobs. */
function NoneMatches({ query, filters, onClear }: NothingFoundProps): ReactNode {
  const { data } = useNearestJobsQuery(nearQueryOf(query));
  const [nearest] = data?.searches ?? [];
  return (
    <>
      <Card>
        <EmptyState
          drawing="stage"
          title="No jobs match your search"
          text={nothingFor(filters)}
          action={
            <Button variant="contained" color="inherit" onClick={onClear}>
              Clear all filters
            </Button>
          }
        />
      </Card>
      {data && nearest && (
        <Near>
          <Section title="Did you mean">
            <ul>
              {data.searches.map((search) => (
                <li key={wordsOf(search)}>
                  <TextLink to={webRoutes.jobs.href(searchAddressOf(search))}>{wordsOf(search)}</TextLink>,{' '}
                  {counted(search.total, 'job')}
                </li>
              ))}
            </ul>
          </Section>
          <Section title="The nearest">
            <ShortJobs jobs={data.jobs} />
          </Section>
        </Near>
      )}
    </>
  );
}

const wordsOf = ({ search, location, from, to, category, rate_unit, source, near, within }: NearSearch): string => {
  const isSame = [from, to, category, rate_unit, source].some(Boolean);
  const around = near && (within ? `within ${within} miles of ${near}` : `anywhere, the nearest to ${near} first`);
  return [search && `“${search}”`, location && `in ${location}`, around, isSame && 'with the same filters']
    .filter(Boolean)
    .join(' ');
};

function nothingFor({ search, location, near, within }: JobFilters): string {
  const what = search ? ` for “${search}”` : '';
  const where = location ? ` near ${location}` : '';
  const around = within && ` within ${within} miles of ${near}`;
  return `Nothing${what}${where}${around} just now. Try a wider place, or a different contract type.`;
}
