import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) 132px 116px 108px 72px 252px',
  gap: '0 16px',
  alignItems: 'center',
  padding: '14px 16px 14px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&[data-gone="true"]': { background: vars.palette.background.sunken },
  '& .who': { display: 'flex', gap: 12, alignItems: 'center', minWidth: 0, '& > div': { minWidth: 0 } },
  '& .who p': {
    overflow: 'hidden',
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.55,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&.limits': { overflow: 'visible', whiteSpace: 'normal' },
  },
  '& .cell': { display: 'flex', alignItems: 'center' },
  '& .when': { color: vars.palette.text.hint, fontSize: '.875rem', lineHeight: 1.55 },
  '& .acts': { display: 'flex', gap: 4, justifyContent: 'flex-end', alignItems: 'center' },
  '& .more': { gridColumn: '1 / -1', display: 'grid', gap: 12, margin: '14px 0 4px 56px' },
  '@media (max-width: 1119.95px)': {
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gap: '10px 8px',
    padding: 16,
    '& .who': { gridColumn: '1 / -1' },
    '& .who p': { whiteSpace: 'normal' },
    '& .rating': { justifySelf: 'end' },
    '& .when': { display: 'none' },
    '& .acts': { gridColumn: '1 / -1', justifyContent: 'stretch', [phone]: { '& .MuiButton-root': { flex: 1 } } },
    '& .more': { marginLeft: 0 },
  },
}));

export interface ApplicantRowProps {
  avatar: ReactNode;
  name: ReactNode;
  about?: ReactNode;
  /** What decides before all else, never cut short. */
  limits?: ReactNode;
  state: ReactNode;
  availability?: ReactNode;
  rating?: ReactNode;
  when?: ReactNode;
  actions?: ReactNode;
  /** Unfolds under the row: the letter, a reason, a confirmation. */
  more?: ReactNode;
  /** Nothing is left to decide here. */
  isGone?: boolean;
  heading?: ElementType;
}

/** Who applied, are they free, how are they rated, and what to do, on one line at a desk. */
export function ApplicantRow({
  avatar,
  name,
  about,
  limits,
  state,
  availability,
  rating,
  when,
  actions,
  more,
  isGone = false,
  heading = 'h4',
}: ApplicantRowProps): ReactNode {
  return (
    <Root data-gone={isGone}>
      <div className="who">
        {avatar}
        <div>
          <Typography variant="h5" component={heading}>
            {name}
          </Typography>
          {about && <p>{about}</p>}
          {limits && <p className="limits">{limits}</p>}
        </div>
      </div>
      <div className="cell">{state}</div>
      <div className="cell">{availability}</div>
      <div className="cell rating">{rating}</div>
      <p className="when">{when}</p>
      <div className="acts">{actions}</div>
      {more && <div className="more">{more}</div>}
    </Root>
  );
}
