import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSignOutMutation } from '@crewcall/web-data-access';
import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function SessionCard(): ReactNode {
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <SectionCard
      title="Privacy & Security"
      foot={
        <Button variant="outlined" onClick={() => void signOut()} disabled={isLoading}>
          {isLoading ? 'Signing out...' : 'Sign out'}
        </Button>
      }
    >
      <Typography>You are signed in on this device. Signing out ends this session at once.</Typography>
    </SectionCard>
  );
}
