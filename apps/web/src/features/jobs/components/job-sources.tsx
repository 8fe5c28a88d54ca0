import { styled } from '@mui/material/styles';
import { sourcesOf, type Job } from '@crewcall/contracts-jobs';
import { Chip, ExternalIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const SourceLink = styled('a')({ color: 'inherit', textDecoration: 'none', display: 'inline-flex' });

/** The boards that advertise the job, each a link to its ad there: what their terms ask for. */
export function JobSources({ job }: { job: Job }): ReactNode {
  return sourcesOf(job).map(({ source, url }) => (
    <SourceLink key={source} href={url} target="_blank" rel="noopener noreferrer" title={`See this job on ${source}`}>
      <Chip tone="line" icon={<ExternalIcon />}>
        {source}
      </Chip>
    </SourceLink>
  ));
}
