import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { JobListQuery, NearSearch } from '@crewcall/contracts-jobs';
import { Card, EmptyState, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNearestJobsQuery } from '../api/jobs.api';
import { addressOf } from '../hooks/use-job-filters';
import { nearQueryOf } from '../model/near-query';
import { ShortJobs } from './similar-jobs';

const Near = styled('div')({ display: 'grid', gap: 16, marginTop: 24, '& ul': { listStyle: 'none' } });

interface NothingFoundProps {
  query: JobListQuery;
  text: string;
  onClear: () => void;
}

/** No job matches: what was probably meant, wider searches that find something, and the nearest jobs. */
export function NothingFound({ query, text, onClear }: NothingFoundProps): ReactNode {
  const { data } = useNearestJobsQuery(nearQueryOf(query));
  const [nearest] = data?.searches ?? [];
  return (
    <>
      <Card>
        <EmptyState
          drawing="stage"
          title="No jobs match your search"
          text={text}
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
                  <TextLink to={addressOf(search)}>{wordsOf(search)}</TextLink>, {search.total.toLocaleString('en-GB')}{' '}
                  {search.total === 1 ? 'job' : 'jobs'}
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

const wordsOf = ({ search, location, from, to, category, rate_unit, source }: NearSearch): string => {
  const isSame = [from, to, category, rate_unit, source].some(Boolean);
  return [search && `“${search}”`, location && `in ${location}`, isSame && 'with the same filters']
    .filter(Boolean)
    .join(' ');
};
