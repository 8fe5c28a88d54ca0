import { styled } from '@mui/material/styles';
import type { SheetChange } from '@crewcall/contracts-bookings';
import { VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export const ChangedMark = styled('b')(({ theme: { vars } }) => ({
  display: 'inline-block',
  padding: '1px 7px',
  borderRadius: 6,
  background: vars.palette.warning.tint,
  color: vars.palette.warning.main,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
  verticalAlign: 'middle',
}));

/** What stood there before, read out as such. */
export function Before({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <s>
        <VisuallyHidden>Before: </VisuallyHidden>
        {children}
      </s>
      <VisuallyHidden>. Now: </VisuallyHidden>
    </>
  );
}

/** A value, with what stood there before where it changed. */
export function MaybeChanged({
  change,
  children,
}: {
  change: SheetChange | undefined;
  children: ReactNode;
}): ReactNode {
  if (!change) return children;
  return (
    <>
      {change.before && <Before>{change.before}</Before>} {children} <ChangedMark>Changed</ChangedMark>
    </>
  );
}
