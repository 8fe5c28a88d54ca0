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
  '& .MuiSvgIcon-root': { fontSize: '.875rem', strokeWidth: 2.2 },
}));

/** The only capitals in the product. It says that the e-mail address is verified, and nothing more. */
export function VerifiedBadge(): ReactNode {
  return (
    <Tooltip title="Email verified">
      <Root>
        <CheckIcon />
        VERIFIED
      </Root>
    </Tooltip>
  );
}
