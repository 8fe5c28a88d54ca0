import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStrength } from './use-strength';

const Bar = lazy(() => import('@mui/material/LinearProgress'));

const looks = [
  { words: 'Very weak', color: 'error' },
  { words: 'Weak', color: 'error' },
  { words: 'Fair', color: 'warning' },
  { words: 'Good', color: 'success' },
  { words: 'Strong', color: 'success' },
] as const;

/** How hard a password is to guess, while it is typed. It advises; what is refused, the rules of the field say. */
export function PasswordStrength({ password }: { password: string }): ReactNode {
  const strength = useStrength(password);
  if (strength === null || !password) return null;
  const { words, color } = looks[strength];
  return (
    <div>
      <Suspense>
        <Bar variant="determinate" color={color} value={(strength + 1) * 20} aria-hidden />
      </Suspense>
      <Typography variant="caption" component="p" role="status" color="textSecondary" sx={{ mt: 0.5, fontWeight: 400 }}>
        Password strength: {words}
      </Typography>
    </div>
  );
}
