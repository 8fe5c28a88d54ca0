import { styled } from '@mui/material/styles';
import type { BoardTimes } from '@crewcall/contracts-bookings';
import type { ApplicationSource } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { useBoardTimesQuery } from '../api/applicant-board.api';

const Root = styled('details')(({ theme: { vars } }) => ({
  fontSize: '.875rem',
  '& summary': { cursor: 'pointer', color: vars.palette.text.secondary, minHeight: 24 },
  '& table': { marginTop: 8, borderCollapse: 'collapse' },
  '& th, & td': { padding: '4px 16px 4px 0', textAlign: 'left', fontWeight: 'inherit' },
}));

const stageNames = { applied: 'To first look', reviewed: 'Reviewed', shortlisted: 'Shortlisted' } as const;
const sourceNames: Readonly<Record<ApplicationSource, string>> = {
  search: 'Found the job',
  alert: 'From an alert',
  invite: 'Invited by you',
  share: 'By a shared link',
};
const hours = (median: number): string => (median < 1 ? 'under 1 h' : `${Math.round(median)} h`);

/** 'median 6 h to first look' */
function summaryOf({ stages }: BoardTimes): string {
  const first = stages.find(({ stage }) => stage === 'applied');
  return first ? `Time in stage: median ${hours(first.median_hours)} to first look` : 'Time in stage';
}

/** How fast applications of the job went on, and whence they came. */
export function StageTimes({ jobId }: { jobId: string }): ReactNode {
  const { data } = useBoardTimesQuery(jobId);
  if (!data?.sources.length) return null;
  return (
    <Root>
      <summary>{summaryOf(data)}</summary>
      <table>
        <tbody>
          {data.stages.map(({ stage, applications, median_hours }) => (
            <tr key={stage}>
              <th scope="row">{stageNames[stage]}</th>
              <td>{`median ${hours(median_hours)}, ${applications} went on`}</td>
            </tr>
          ))}
          {data.sources.map(({ source, applications }) => (
            <tr key={source}>
              <th scope="row">{sourceNames[source]}</th>
              <td>{applications}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
