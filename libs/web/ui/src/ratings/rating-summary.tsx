import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StarRating } from './star-rating';

const Top = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& b': { fontSize: '2rem', lineHeight: 1, letterSpacing: '-.02em' },
  '& > span:last-child': { color: vars.palette.text.secondary, fontSize: '.875rem' },
}));
const Rows = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '6px 10px',
  alignItems: 'center',
  fontSize: '.875rem',
  color: vars.palette.text.secondary,
  '& dd:nth-of-type(even)': { textAlign: 'right' },
}));
const Bar = styled('dd')(({ theme: { vars } }) => ({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.palette.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
  '& i': { display: 'block', height: '100%', borderRadius: 3, background: vars.palette.text.secondary },
}));
const Root = styled('div')({ display: 'grid', gap: 16 });

interface RatingSummaryProps {
  average: number | null;
  count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. Left out, only the average shows. */
  distribution?: readonly [number, number, number, number, number];
}

export function RatingSummary({ average, count, distribution }: RatingSummaryProps): ReactNode {
  const isRated = average !== null && count > 0;
  return (
    <Root>
      <Top>
        {isRated && <b aria-hidden="true">{average.toFixed(1)}</b>}
        <StarRating value={average} count={count} hasValue={false} />
        {isRated ? <span>({count})</span> : <span>New</span>}
      </Top>
      {distribution && count > 0 && (
        <Rows>
          {[5, 4, 3, 2, 1].map((stars) => {
            const given = distribution[stars - 1] ?? 0;
            return <Line key={stars} stars={stars} given={given} share={given / count} />;
          })}
        </Rows>
      )}
    </Root>
  );
}

function Line({ stars, given, share }: { stars: number; given: number; share: number }): ReactNode {
  return (
    <>
      <dt aria-label={stars === 1 ? '1 star' : `${stars} stars`}>{stars}</dt>
      <Bar aria-hidden="true">
        <Box component="i" sx={{ width: `${Math.round(share * 100)}%` }} />
      </Bar>
      <dd>{given}</dd>
    </>
  );
}
