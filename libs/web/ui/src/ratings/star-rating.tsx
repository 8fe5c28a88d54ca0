import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StarIcon } from '../icons';

const Root = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.55,
  whiteSpace: 'nowrap',
  '& em': { fontStyle: 'normal', fontWeight: 400, color: vars.palette.text.hint },
  '& .stars': { position: 'relative', display: 'inline-flex' },
  '& .MuiSvgIcon-root': { flex: 'none', strokeWidth: 1.3, color: vars.palette.text.hint },
  '& .full': { position: 'absolute', inset: '0 auto 0 0', display: 'flex', overflow: 'hidden' },
  '& .full.one': { position: 'static' },
  '& .full .MuiSvgIcon-root': { color: vars.palette.text.primary, fill: 'currentColor' },
}));

const Filled = styled('span')<{ share: number }>(({ share }) => ({ width: `${share}%` }));

const fiveOf = (size: number): ReactNode =>
  [1, 2, 3, 4, 5].map((star) => <StarIcon key={star} sx={{ fontSize: `${size}px` }} />);

interface StarRatingProps {
  /** 1 to 5 in tenths, or null when no user has rated yet. */
  value: number | null;
  count?: number;
  size?: number;
  /** Also writes the number beside the stars. */
  hasValue?: boolean;
  /** One star and the number, where there are many people; who is new has no empty stars. */
  isCompact?: boolean;
}

export function StarRating({
  value,
  count,
  size = 16,
  hasValue = true,
  isCompact = false,
}: StarRatingProps): ReactNode {
  const known = value !== null && count !== 0;
  const label = known ? `Rated ${Number(value.toFixed(1))} out of 5` : 'Not rated yet';
  if (isCompact) {
    return (
      <Root>
        {known ? (
          <>
            <span className="full one" role="img" aria-label={label}>
              <StarIcon sx={{ fontSize: `${size}px` }} />
            </span>
            {value.toFixed(1)}
            {count !== undefined && <em>({count})</em>}
          </>
        ) : (
          <em>New</em>
        )}
      </Root>
    );
  }
  return (
    <Root>
      <span className="stars" role="img" aria-label={label}>
        {fiveOf(size)}
        {known && (
          <Filled className="full" share={Math.round(value * 20)}>
            {fiveOf(size)}
          </Filled>
        )}
      </span>
      {hasValue && (known ? Number(value.toFixed(1)) : 'New')}
      {hasValue && known && count !== undefined && <em>({count})</em>}
    </Root>
  );
}
