import Button from '@mui/material/Button';
import { rateWords, type Rescue } from '@crewcall/contracts-bookings';
import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function RateCard({ rescue, onRaise }: { rescue: Pick<Rescue, 'terms'>; onRaise?: () => void }): ReactNode {
  return (
    <SectionCard title="Rate for this cover">
      <p>{rateWords(rescue.terms)}, for all who are asked.</p>
      {onRaise && (
        <Button variant="outlined" onClick={onRaise} sx={{ justifySelf: 'start' }}>
          Raise the rate
        </Button>
      )}
    </SectionCard>
  );
}
