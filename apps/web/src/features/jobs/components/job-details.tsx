import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contractTypeLabelOf, displayJobId, type Job } from '@crewcall/contracts-jobs';
import { Chip, ChipList, Facts } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { durationLabel, eventDayOf, postedLabel } from '../model/job-labels';

const Words = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'start' });

/** What unfolds in the list and stands open on the job's own page. */
export function JobFacts({ job }: { job: Job }): ReactNode {
  return (
    <Facts
      facts={[
        ['Contract type', contractTypeLabelOf(job)],
        ['Duration', durationLabel(job)],
        ['Event date', eventDayOf(job)],
        ['Positions', job.positions > 1 ? `${job.positions_left} of ${job.positions} open` : null],
        ['Posted', postedLabel(job)],
        ['Job ID', displayJobId(job.id)],
      ]}
    />
  );
}

interface JobDescriptionProps {
  job: Job;
  /** Of the skills: one level below the job's own heading. */
  heading?: 'h3' | 'h4';
  children?: ReactNode;
}

/** Descriptions are text: line breaks are kept, nothing in them is ever markup. */
export function JobDescription({ job, heading = 'h4', children }: JobDescriptionProps): ReactNode {
  return (
    <Words>
      <Typography variant="body2" sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {job.description}
      </Typography>
      {job.skills.length > 0 && (
        <div>
          <Typography variant="h6" component={heading}>
            Required skills
          </Typography>
          <ChipList sx={{ mt: 1 }}>
            {job.skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ChipList>
        </div>
      )}
      {children}
    </Words>
  );
}
