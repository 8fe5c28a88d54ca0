import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Long work shows how far it is. `value` is a percentage. */
export function ProgressBar({ value, label, hint }: { value: number; label: string; hint?: ReactNode }): ReactNode {
  return (
    <div>
      <LinearProgress variant="determinate" value={value} aria-label={label} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75, fontWeight: 400 }}>
        {Math.round(value)}%{hint && <>, {hint}</>}
      </Typography>
    </div>
  );
}
