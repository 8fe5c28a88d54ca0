import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';

const LinearProgress = lazy(() => import('@mui/material/LinearProgress'));

/** Long work shows how far it is. `value` is a percentage. */
export function ProgressBar({ value, label, hint }: { value: number; label: string; hint?: ReactNode }): ReactNode {
  return (
    <div>
      <Suspense>
        <LinearProgress variant="determinate" value={value} aria-label={label} />
      </Suspense>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75, fontWeight: 400 }}>
        {Math.round(value)}%{hint && <>, {hint}</>}
      </Typography>
    </div>
  );
}
