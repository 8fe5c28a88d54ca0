import { styled } from '@mui/material/styles';
import {
  closedJobWords,
  contractTypeLabelOf,
  displayJobId,
  jobStatusLabelOf,
  jobTypeLabelOf,
  sourcesOf,
  type Job,
} from '@crewcall/contracts-jobs';
import {
  CalendarIcon,
  Chip,
  ClockIcon,
  Columns,
  Facts,
  KeyFacts,
  MainColumn,
  Note,
  NumberedSteps,
  PageHead,
  PinIcon,
  PoundIcon,
  Section,
  StateChip,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asksToApply } from '../model/apply-address';
import { durationLabel, eventDayOf, placesLabel, postedLabel, rateParts } from '../model/job-labels';
import { AddNote } from './add-note';
import { ApplyBox } from './apply-box';
import { CompanyLink } from './company-link';
import { CompanyStars } from './company-stars';
import { JobDescription } from './job-details';
import { SaveButtonInWords } from './save-button-in-words';
import { JobSources } from './job-sources';
import { SimilarJobs } from './similar-jobs';

const Lede = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}));

export interface JobSheetParts {
  /** Calls and roles, below what the company wrote. */
  calls?: ReactNode;
  /** The company, in more than its name. */
  company?: ReactNode;
  /** The way to send its address on. */
  share?: ReactNode;
  /** What else can be done with the job. */
  foot?: ReactNode;
}

/** All that decides whether to apply: when, where, for how much, for whom, and what happens next. */
export function JobSheet({ job, calls, company, share, foot }: { job: Job } & JobSheetParts): ReactNode {
  const [query] = useSearchParams();
  const [source] = sourcesOf(job);
  const rate = rateParts(job.rate);
  return (
    <Columns as="article">
      <MainColumn>
        <div>
          <PageHead
            isNamed
            title={job.title}
            lede={
              <Lede>
                <span>
                  <CompanyLink job={job} />, {job.location}
                </span>
                <CompanyStars job={job} />
                <Chip>{jobTypeLabelOf(job.type)}</Chip>
                {job.is_urgent && <StateChip state="urgent" label="Urgent" />}
                {job.status === 'paused' && <StateChip state="paused" />}
                {job.status === 'closed' && <StateChip state="closed" label={jobStatusLabelOf(job)} />}
                <JobSources job={job} />
              </Lede>
            }
          />
          {job.status === 'closed' && (
            <Note title={closedJobWords(job)}>It takes no more applications. There are others like it.</Note>
          )}
          <KeyFacts
            facts={[
              {
                name: 'Date',
                icon: <CalendarIcon />,
                value: eventDayOf(job) ?? 'No fixed date',
                more: placesLabel(job),
              },
              { name: 'Duration', icon: <ClockIcon />, value: durationLabel(job) },
              { name: 'Place', icon: <PinIcon />, value: job.location },
              {
                name: 'Pay',
                icon: <PoundIcon />,
                value: `${rate.amount} ${rate.per}`.trim(),
                more: contractTypeLabelOf(job),
              },
            ]}
          />
        </div>
        <Section title="What you do">
          <JobDescription job={job} heading="h3">
            <AddNote job={job} isOpenAtFirst={asksToApply(query)} />
          </JobDescription>
        </Section>
        {calls}
        <Section title="What happens next">
          {source ? (
            <Note>An advertisement on {source.source}. You apply there; we do not hear what comes of it.</Note>
          ) : (
            <NumberedSteps
              steps={[
                ['You apply', 'Your name and a line. Under a minute.'],
                ['They read it', `You see when ${job.company} has.`],
                ['Yes or no', 'You are told at once, here and by mail.'],
                ['The call', 'Day, place and rate stand in your bookings.'],
              ]}
            />
          )}
        </Section>
        {company}
        <SimilarJobs job={job} />
        <Foot>
          <Facts
            facts={[
              ['Posted', postedLabel(job)],
              ['Job ID', displayJobId(job.id)],
            ]}
          />
          <span>{foot}</span>
        </Foot>
      </MainColumn>
      <ApplyBox
        job={job}
        share={
          <>
            {job.saved !== undefined && <SaveButtonInWords job={job} />}
            {share}
          </>
        }
      />
    </Columns>
  );
}
