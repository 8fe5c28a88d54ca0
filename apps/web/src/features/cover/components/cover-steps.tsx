import { styled } from '@mui/material/styles';
import { momentWords, type RescueStep } from '@crewcall/contracts-bookings';
import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { stepWords } from '../model/candidate-labels';

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& time': { display: 'block', color: vars.palette.text.hint, fontSize: '.8125rem' },
}));

/** What happened so far, the newest last. */
export function CoverSteps({ steps }: { steps: readonly RescueStep[] }): ReactNode {
  if (!steps.length) return null;
  return (
    <SectionCard title="What happened">
      <Steps aria-label="What happened">
        {steps.map((step, index) => (
          <li key={index}>
            {stepWords(step)}
            <time dateTime={step.at}>{momentWords(new Date(step.at))}</time>
          </li>
        ))}
      </Steps>
    </SectionCard>
  );
}
