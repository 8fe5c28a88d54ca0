import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { jobStatusLabelOf, jobTypeLabelOf, type Job } from '@crewcall/contracts-jobs';
import { errorText, isApiFailure, onEveryVisit } from '@crewcall/web-data-access';
import {
  Card,
  CardBody,
  Chip,
  DateBlock,
  EmptyState,
  ErrorPanel,
  LineSkeleton,
  LinkButton,
  Loading,
  PageHead,
  phone,
  StateChip,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useJobQuery } from '../api/jobs.api';
import { asksToApply } from '../model/apply-address';
import { eventDayOf } from '../model/job-labels';
import { AddNote } from './add-note';
import { ApplyButton } from './apply-button';
import { CompanyLink } from './company-link';
import { JobDescription, JobFacts } from './job-details';
import { JobSources } from './job-sources';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: '220px minmax(0, 1fr)',
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
/** On a phone the way to apply stays at the lower edge of the window. */
const Sheet = styled('article')(({ theme: { vars } }) => ({
  [phone]: {
    display: 'flex',
    flexDirection: 'column',
    '& > :has(> .act)': { display: 'contents' },
    '& > :has(> .act) > :first-of-type': { flex: 'none', marginBottom: 16 },
    '& > :has(> .act) > .act': {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      order: 1,
      margin: '8px -16px 0',
      padding: '10px 16px',
      borderTop: `1px solid ${vars.palette.divider}`,
      background: vars.palette.background.paper,
      '& .MuiButton-root': { width: '100%', minHeight: 48 },
    },
  },
}));
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginTop: 8 });
const Lede = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

interface JobPageProps {
  id: string;
  /** What stands below the job. */
  footOf?: (job: Job) => ReactNode;
  /** Below what the company wrote: calls and roles. */
  callsOf?: (job: Job) => ReactNode;
}

/** A job on a page of its own: the address that is sent to a friend. */
export function JobPage({ id, footOf, callsOf }: JobPageProps): ReactNode {
  const { data: job, error, isFetching, refetch } = useJobQuery(id, { refetchOnMountOrArgChange: onEveryVisit() });
  if (!job && isFetching) {
    return (
      <Loading label="Loading the job">
        <LineSkeleton width="50%" height={34} />
        <LineSkeleton width="30%" />
        <Card sx={{ mt: 3, minHeight: 320 }} />
      </Loading>
    );
  }
  if (!job || (error && !isFetching)) {
    const isGone = isApiFailure(error) && (error.status === 404 || error.status === 400);
    return (
      <>
        <PageHead title={isGone ? 'This job no longer exists' : 'Job'} />
        <Card>
          {isGone ? (
            <EmptyState
              drawing="stage"
              title="Nothing is on this stage"
              text="The job was filled or taken down. There are others."
              action={
                <LinkButton to="/jobs" variant="contained" color="inherit">
                  Browse Jobs
                </LinkButton>
              }
            />
          ) : (
            <ErrorPanel
              title="We could not load the job"
              message={errorText(error, 'Something went wrong')}
              onRetry={() => void refetch()}
            />
          )}
        </Card>
      </>
    );
  }
  return <JobSheet job={job} foot={footOf?.(job)} calls={callsOf?.(job)} />;
}

function JobSheet({ job, foot, calls }: { job: Job; foot: ReactNode; calls: ReactNode }): ReactNode {
  const [query] = useSearchParams();
  return (
    <Sheet>
      <PageHead
        title={job.title}
        lede={
          <Lede>
            <span>
              <CompanyLink job={job} />, {job.location}
            </span>
            <Chip>{jobTypeLabelOf(job.type)}</Chip>
            {job.status === 'paused' && <StateChip state="paused" />}
            {job.status === 'closed' && <StateChip state="closed" label={jobStatusLabelOf(job)} />}
            <JobSources job={job} />
          </Lede>
        }
        actions={
          <div className="act">
            <ApplyButton job={job} isMain />
          </div>
        }
      />
      <Card>
        <CardBody>
          <Columns>
            <div>
              <DateBlock day={eventDayOf(job)} dateTime={job.event_date} />
              <Typography sx={{ textAlign: 'center', fontWeight: 640, mt: 1, mb: 3 }}>{job.rate}</Typography>
              <JobFacts job={job} />
            </div>
            <JobDescription job={job} heading="h2">
              <AddNote job={job} isOpenAtFirst={asksToApply(query)} />
            </JobDescription>
          </Columns>
        </CardBody>
      </Card>
      {calls}
      <Foot>{foot}</Foot>
    </Sheet>
  );
}
