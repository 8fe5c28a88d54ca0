import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** Opens after 700 ms, after 300 ms when another was open just before. It never holds what can be read nowhere else. */
export function Tooltip(props: TooltipProps): ReactNode {
  return <MuiTooltip {...props} />;
}
