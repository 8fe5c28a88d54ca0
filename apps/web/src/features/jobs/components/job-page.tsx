import { webRoutes } from '@crewcall/contracts-core';
import { type Job } from '@crewcall/contracts-jobs';
import { errorText, isUnknown, onEveryVisit } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LineSkeleton, LinkButton, Loading, PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useJobQuery } from '../api/jobs.api';
import { JobSheet, type JobSheetParts } from './job-sheet';

interface JobPageProps {
  id: string;
  /** What other features show of the job. */
  partsOf?: (job: Job) => JobSheetParts;
}

/** A job on a page of its own: the address that is sent to a friend. */
export function JobPage({ id, partsOf }: JobPageProps): ReactNode {
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
    const isGone = isUnknown(error);
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
                <LinkButton to={webRoutes.jobs.href()} variant="contained" color="inherit">
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
  return <JobSheet job={job} {...partsOf?.(job)} />;
}
