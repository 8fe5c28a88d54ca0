import { styled } from '@mui/material/styles';
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

// Kept free from the start: what comes while a button below is being pressed would move it from under the finger.
const Place = styled('div')({ minHeight: 30 });
const Track = styled('div')({ height: 6 });

/** How hard a password is to guess, while it is typed. It advises; what is refused, the rules of the field say. */
export function PasswordStrength({ password }: { password: string }): ReactNode {
  const strength = useStrength(password);
  const look = strength !== null && password ? looks[strength] : null;
  return (
    <Place>
      {look && strength !== null && (
        <>
          <Suspense fallback={<Track />}>
            <Bar variant="determinate" color={look.color} value={(strength + 1) * 20} aria-hidden />
          </Suspense>
          <Typography
            variant="caption"
            component="p"
            role="status"
            color="textSecondary"
            sx={{ mt: 0.5, fontWeight: 400 }}
          >
            Password strength: {look.words}
          </Typography>
        </>
      )}
    </Place>
  );
}
