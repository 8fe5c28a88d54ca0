import Button from '@mui/material/Button';
import { counted } from '@crewcall/contracts-core';
import { momentWords, type RescueSettings } from '@crewcall/contracts-bookings';
import { Facts, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';

interface WavesCardProps {
  settings: RescueSettings;
  /** They follow how near the call is. */
  isUsual: boolean;
  until?: string;
  onChange: () => void;
}

/** How many are asked at once, and how long the next wait. */
export function WavesCard({ settings, isUsual, until, onChange }: WavesCardProps): ReactNode {
  const { people, minutes, miles, most_people } = settings;
  return (
    <SectionCard title="How to ask">
      <Facts
        facts={[
          ['Wave', `${counted(people, 'person', 'people')}, ${minutes} min`],
          ['Within', `${miles} miles`],
          ['At most', counted(most_people, 'person', 'people')],
          [
            'Until',
            until && (
              <span key="until">
                {momentWords(new Date(until))}
                <LondonTime />
              </span>
            ),
          ],
        ]}
      />
      {isUsual && <p>Waves grow bigger and shorter as the call nears, unless you change them.</p>}
      <Button variant="outlined" onClick={onChange} sx={{ justifySelf: 'start' }}>
        Change the waves
      </Button>
    </SectionCard>
  );
}
