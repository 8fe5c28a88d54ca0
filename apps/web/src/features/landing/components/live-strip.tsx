import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { figureOf, webRoutes, wordFor } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { phone, Wrap } from '@crewcall/web-ui';
import { TimeAgo } from '../../../shared/time';

const Root = styled('section')(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto minmax(0, 1fr)', minHeight: 84 },
  '& dl > div': {
    display: 'grid',
    alignContent: 'center',
    padding: '16px 32px',
    borderLeft: `1px solid ${vars.palette.divider}`,
  },
  '& dl > div:first-of-type': { borderLeft: 0, paddingLeft: 0 },
  '& dl > div:last-of-type': { paddingRight: 0 },
  '& dt': { order: 2, color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& dd': { fontSize: '1.625rem', fontWeight: 640, lineHeight: 1.2, letterSpacing: '-.02em' },
  '& .latest dt': { order: 0 },
  '& .latest dd': { fontSize: '1rem', fontWeight: 560, lineHeight: 1.5, letterSpacing: 0, overflowWrap: 'anywhere' },
  '& .latest a': { color: 'inherit' },
  '& .latest span': { display: 'inline-block' },
  [phone]: {
    '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 148 },
    '& dl > div': { padding: '12px 16px' },
    '& .latest': {
      gridColumn: '1 / -1',
      borderLeft: 0,
      borderTop: `1px solid ${vars.palette.divider}`,
      padding: '12px 0 !important',
    },
  },
}));

interface LiveStripProps {
  /** What the API said; what it did not say is not shown. */
  openJobs?: number;
  crew?: number;
  latest?: Job;
  isLoading: boolean;
}

/** Counted just now, never invented. Its room is kept while the numbers are on their way, and given up without them. */
export function LiveStrip({ openJobs, crew, latest, isLoading }: LiveStripProps): ReactNode {
  const isKnown = openJobs !== undefined || crew !== undefined || latest !== undefined;
  if (!isKnown && !isLoading) return null;
  return (
    <Root aria-label="Live now" aria-busy={isLoading}>
      <Wrap>
        <dl>
          {openJobs !== undefined && (
            <div>
              <dt>{wordFor(openJobs, 'open job')}</dt>
              <dd>{figureOf(openJobs)}</dd>
            </div>
          )}
          {crew !== undefined && (
            <div>
              <dt>crew registered</dt>
              <dd>{figureOf(crew)}</dd>
            </div>
          )}
          {latest && (
            <div className="latest">
              <dt>
                <TimeAgo at={latest.created_at} before="Just in, " />
              </dt>
              <dd>
                <Link to={webRoutes.job.href(latest.id)}>
                  {latest.title}, {latest.location}
                </Link>{' '}
                <span>{latest.rate}</span>
              </dd>
            </div>
          )}
        </dl>
      </Wrap>
    </Root>
  );
}
