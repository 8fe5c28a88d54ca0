import Typography from '@mui/material/Typography';
import { Card, CardBody, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useRecruiterJobsQuery } from '../api/jobs.api';
import { ShortJobs } from './similar-jobs';

/** What a company is looking for now, on its page. */
export function OpenJobsOf({ userId }: { userId: string }): ReactNode {
  const { data } = useRecruiterJobsQuery({ userId, page: 1 });
  if (!data) return null;
  const open = data.items.filter(({ status }) => status !== 'closed');
  return (
    <Section title={open.length > 0 ? `Open jobs (${open.length})` : 'Open jobs'}>
      {open.length > 0 ? (
        <ShortJobs jobs={open} isOfOne />
      ) : (
        <Card>
          <CardBody>
            <Typography color="textSecondary">No open jobs just now.</Typography>
          </CardBody>
        </Card>
      )}
    </Section>
  );
}
