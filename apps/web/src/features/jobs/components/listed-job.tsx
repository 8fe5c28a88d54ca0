import { milesWords } from '@crewcall/contracts-core';
import { displayJobId, jobTypeLabelOf, type Job } from '@crewcall/contracts-jobs';
import { Chip, JobRow, JobRowDetails, StateChip, useDetails } from '@crewcall/web-ui';
import { memo, type ReactNode } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { jobAt, sourceIn } from '../model/apply-address';
import { eventDayOf, rateParts } from '../model/job-labels';
import { AddNote } from './add-note';
import { ApplyButton } from './apply-button';
import { CompanyLink } from './company-link';
import { CompanyStars } from './company-stars';
import { JobDescription, JobFacts } from './job-details';
import { SaveButton } from './save-button';
import { JobSources } from './job-sources';

/** One job of the list; its details unfold in place. Memoised: the list says that it is looked up again, a row does not. */
export const ListedJob = memo(function ListedJob({ job }: { job: Job }): ReactNode {
  const { isOpen, details } = useDetails();
  const titleId = displayJobId(job.id);
  const rate = rateParts(job.rate);
  const source = sourceIn(useSearchParams()[0]);
  return (
    <JobRow
      day={eventDayOf(job)}
      dateTime={job.event_date}
      title={
        <NavLink id={titleId} to={jobAt(job.id, source)} viewTransition>
          {job.title}
        </NavLink>
      }
      mark={job.saved !== undefined && <SaveButton job={job} />}
      company={
        <>
          <CompanyLink job={job} />
          <CompanyStars job={job} />
          {job.is_urgent && <StateChip state="urgent" label="Urgent" />}
          {job.status === 'paused' && <StateChip state="paused" />}
          <JobSources job={job} />
        </>
      }
      about={job.description}
      place={placeWords(job)}
      rate={rate.amount}
      rateUnit={rate.per}
      type={<Chip>{jobTypeLabelOf(job.type)}</Chip>}
      isPaused={job.status === 'paused'}
      actions={<ApplyButton job={job} isMain={isOpen} titleId={titleId} />}
      details={
        <JobRowDetails {...details} describedBy={titleId}>
          <JobFacts job={job} />
          <JobDescription job={job}>
            <AddNote job={job} />
          </JobDescription>
        </JobRowDetails>
      }
    />
  );
});

/** 'Liverpool, about 31 miles': with how far it is, where the list was asked for what is near. */
const placeWords = ({ location, miles }: Job): string =>
  typeof miles === 'number' ? `${location}, ${milesWords(miles)}` : location;
