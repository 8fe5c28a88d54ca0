import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { Tooltip } from '../overlays/tooltip';

const Root = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.palette.success.main,
  fontSize: '.6875rem',
  fontWeight: 700,
  lineHeight: 1.55,
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
  // Also in a line whose other signs are pale.
  '&& .MuiSvgIcon-root': { color: 'inherit', fontSize: '.875rem', strokeWidth: 2.2 },
}));

const Spelt = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  color: vars.palette.success.main,
  fontSize: '.875rem',
}));

interface VerifiedBadgeProps {
  /** On a page of its own there is room to say what was verified; in a list the tooltip does. */
  isSpelt?: boolean;
}

/** The only capitals in the product. It says that the e-mail address is verified, and nothing more. */
export function VerifiedBadge({ isSpelt = false }: VerifiedBadgeProps): ReactNode {
  const badge = (
    <Root>
      <CheckIcon />
      VERIFIED
    </Root>
  );
  if (!isSpelt) return <Tooltip title="Email verified">{badge}</Tooltip>;
  return (
    <Spelt>
      {badge}
      <span>Email address confirmed</span>
    </Spelt>
  );
}
