import Button from '@mui/material/Button';
import { momentWords, type RescueSettings } from '@crewcall/contracts-bookings';
import { Facts, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';
import { peopleWords } from '../model/candidate-words';

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
          ['Wave', `${peopleWords(people)}, ${minutes} min`],
          ['Within', `${miles} miles`],
          ['At most', peopleWords(most_people)],
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
