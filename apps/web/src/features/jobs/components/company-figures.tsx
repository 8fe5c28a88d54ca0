import { styled } from '@mui/material/styles';
import { companyRecordFrom, type CompanyRecord } from '@crewcall/contracts-jobs';
import { Figures, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCompanyRecordQuery } from '../api/jobs.api';

const None = styled('p')(({ theme: { vars } }) => ({
  padding: '14px 24px',
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
}));

const Rated = styled(None)({ display: 'flex', gap: 8, alignItems: 'center', paddingBottom: 0 });

/** What a company's jobs of the last year say of it, or why they say nothing yet. */
export function CompanyFigures({ userId }: { userId: string }): ReactNode {
  const { data: record } = useCompanyRecordQuery(userId);
  if (!record) return null;
  return (
    <>
      <Rated>
        <StarRating value={record.rating?.average ?? null} count={record.rating?.count ?? 0} /> from crew
      </Rated>
      {record.finished_jobs < companyRecordFrom ? (
        <None>
          Fewer than {companyRecordFrom} of their jobs have finished here in the last year, so there are no figures yet.
        </None>
      ) : (
        <Figures figures={figuresOf(record)} />
      )}
    </>
  );
}

function figuresOf(record: CompanyRecord): [what: string, figure: string][] {
  const { finished_jobs, answered_percent, crew_booked, booked_again_percent } = record;
  const figures: [string, string | null][] = [
    ['jobs finished in the last year', String(finished_jobs)],
    ['of applicants got an answer', percent(answered_percent)],
    ['crew booked', crew_booked === null ? null : String(crew_booked)],
    ['of them booked again', percent(booked_again_percent)],
  ];
  return figures.filter((figure): figure is [string, string] => figure[1] !== null);
}

const percent = (share: number | null): string | null => (share === null ? null : `${share} %`);
