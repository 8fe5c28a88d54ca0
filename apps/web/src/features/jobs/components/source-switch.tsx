import { styled } from '@mui/material/styles';
import type { JobOrigin } from '@crewcall/contracts-jobs';
import { webRoutes } from '@crewcall/contracts-core';
import { HeartIcon, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Root = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 16,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 12px',
    color: vars.palette.text.secondary,
    fontSize: '.9375rem',
    fontWeight: 560,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: vars.palette.text.primary },
  '& a[aria-current]': {
    boxShadow: `inset 0 -2px 0 ${vars.palette.common.ink}`,
    color: vars.palette.text.primary,
    fontWeight: 640,
  },
  '& a:nth-of-type(4)': { gap: 6, marginLeft: 'auto' },
  [phone]: { gap: 0, marginBottom: 8, '& a': { paddingInline: 9 }, '& span': { display: 'none' } },
  '@media (max-width: 359.95px)': { '& a': { paddingInline: 4 } },
}));

const sources: readonly { source: JobOrigin | null; label: string }[] = [
  { source: null, label: 'All jobs' },
  { source: 'crewcall', label: 'On CrewCall' },
  { source: 'boards', label: 'Job boards' },
];

interface SourceSwitchProps {
  source: string;
  /** Whether the saved ones are shown; absent for who has none. */
  isSaved?: boolean;
  hrefOf: (source: JobOrigin | null) => string;
}

/** Ours, which are applied for here, and the boards' advertisements, which are applied for there. */
export function SourceSwitch({ source, isSaved, hrefOf }: SourceSwitchProps): ReactNode {
  return (
    <Root aria-label="Whose jobs">
      {sources.map(({ source: each, label }) => (
        <Link key={label} to={hrefOf(each)} aria-current={!isSaved && source === (each ?? '') ? 'true' : undefined}>
          {label}
        </Link>
      ))}
      {isSaved !== undefined && (
        <Link
          to={webRoutes.jobs.href({ saved: '1' })}
          aria-label="Saved jobs"
          aria-current={isSaved ? 'true' : undefined}
        >
          <HeartIcon />
          <span>Saved</span>
        </Link>
      )}
    </Root>
  );
}
