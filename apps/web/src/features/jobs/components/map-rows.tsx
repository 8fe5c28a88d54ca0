import Typography from '@mui/material/Typography';
import { milesWords } from '@crewcall/contracts-core';
import { displayJobId, jobPathOf, type Job } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventDayOf, rateParts } from '../model/job-labels';
import { Rows } from './job-map.styles';
import { SaveButton } from './save-button';

interface MapRowsProps {
  jobs: readonly Job[];
  lit: string | null;
  onLight: (cell: string | null) => void;
}

/** The same jobs as a list; the one under the pointer marks its circle. */
export function MapRows({ jobs, lit, onLight }: MapRowsProps): ReactNode {
  return (
    <Rows>
      {jobs.map((job) => {
        const { amount, per } = rateParts(job.rate);
        const light = (): void => onLight(job.cell ?? null);
        const dim = (): void => onLight(null);
        return (
          <li
            key={job.id}
            data-lit={Boolean(job.cell) && job.cell === lit}
            onMouseEnter={light}
            onMouseLeave={dim}
            onFocus={light}
            onBlur={dim}
          >
            <div>
              <Typography variant="h5" component="h3">
                <Link id={displayJobId(job.id)} to={jobPathOf(job)} viewTransition>
                  {job.title}
                </Link>
              </Typography>
              <p>{[eventDayOf(job), job.company].filter(Boolean).join(', ')}</p>
              <p>{[job.location, typeof job.miles === 'number' && milesWords(job.miles)].filter(Boolean).join(', ')}</p>
            </div>
            <div className="rate">
              {amount}
              <span>{per}</span>
            </div>
            {job.saved !== undefined && <SaveButton job={job} />}
          </li>
        );
      })}
    </Rows>
  );
}
