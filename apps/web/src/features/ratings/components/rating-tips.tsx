import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const tips = [
  'Be there before the call time, with your tools.',
  'Say early when something will not work, and what would.',
  'Leave the place as you would like to find it.',
];

export function RatingTips(): ReactNode {
  return (
    <SectionCard title="Improve Your Ratings">
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
