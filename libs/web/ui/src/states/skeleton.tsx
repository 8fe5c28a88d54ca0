import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// Sizes are classes and not style attributes: prerendered pages hold some, and their policy allows no attributes.
const Root = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 4,
  background: vars.palette.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
  animation: 'cc-breathe 1.8s ease-in-out infinite',
  '@keyframes cc-breathe': { '50%': { opacity: 0.55 } },
}));

interface SkeletonProps {
  width?: string | number;
  height?: string | number;
  radius?: string | number;
}

/** The shape of something that is on its way. */
export function Skeleton({ width = '100%', height = 14, radius }: SkeletonProps): ReactNode {
  const px = (size: string | number): string => (typeof size === 'number' ? `${size}px` : size);
  return (
    <Root
      sx={{ width: px(width), height: px(height), ...(radius !== undefined && { borderRadius: px(radius) }) }}
      aria-hidden="true"
    />
  );
}
