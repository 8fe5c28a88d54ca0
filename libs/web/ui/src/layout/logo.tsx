import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.palette.text.primary,
  fontWeight: 680,
  lineHeight: 1.2,
  letterSpacing: '-.025em',
}));

const Tile = styled('rect')(({ theme: { vars } }) => ({ fill: vars.palette.stage.bg, stroke: vars.palette.divider }));

interface LogoProps {
  /** Height of the mark in pixels; the name beside it follows. */
  size?: number;
  hasName?: boolean;
}

/** A beam of light falling from a lamp, and the name. Decorative: the link around it carries the words. */
export function Logo({ size = 48, hasName = true }: LogoProps): ReactNode {
  return (
    <Root sx={{ gap: `${size * 0.3}px`, fontSize: `${size * 0.625}px` }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <Tile x=".5" y=".5" width="31" height="31" rx="7.5" />
        <path d="M9.4 9.6 31.5 15v9a7.5 7.5 0 0 1-7.5 7.5H14.5Z" fill="#FBBF24" opacity=".38" />
        <path d="M9.8 9.8 31.5 20v4a7.5 7.5 0 0 1-7.5 7.5h-4Z" fill="#FBBF24" />
        <circle cx="8.8" cy="8.8" r="3.8" fill="#F4F2EC" />
      </svg>
      {hasName && <span>CrewCall</span>}
    </Root>
  );
}
