import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { cancelLimits } from '@crewcall/contracts-bookings';
import { Note, PlusIcon, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { CancelStepValues } from '../model/terms-values';
import type { SetTerms } from './terms-fields';

const Steps = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 });
const Step = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 88px',
  gap: 12,
  alignItems: 'end',
});

/** What the company owes when it cancels, by notice: each step can be changed, the last is for any shorter notice. */
export function CancelSteps({ values: { cancel_steps: steps }, problems, set }: SetTerms): ReactNode {
  const change = (index: number, part: Partial<CancelStepValues>): void =>
    set({ cancel_steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)) });
  const last = steps.length - 1;
  const add = (): void => set({ cancel_steps: [{ days: '', percent: '0' }, ...steps] });
  return (
    <Steps>
      <legend>If you cancel</legend>
      {steps.map(({ days, percent }, index) => (
        <Step key={steps.length - index}>
          {index === last ? (
            <span>With shorter notice</span>
          ) : (
            <TextField
              label="Days of notice, or more"
              value={days}
              input={{ inputMode: 'decimal' }}
              onChange={({ target }) => change(index, { days: target.value })}
            />
          )}
          <TextField
            label="Share of the pay (%)"
            value={percent}
            input={{ inputMode: 'numeric' }}
            onChange={({ target }) => change(index, { percent: target.value })}
          />
          {index !== last && (
            <Button
              variant="text"
              aria-label={`Remove the step of ${days || 'no'} days`}
              onClick={() => set({ cancel_steps: steps.filter((_step, at) => at !== index) })}
            >
              Remove
            </Button>
          )}
        </Step>
      ))}
      {problems.cancel_steps && <Note tone="bad">{problems.cancel_steps}</Note>}
      {steps.length < cancelLimits.steps && (
        <Button variant="text" startIcon={<PlusIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          Add a step
        </Button>
      )}
    </Steps>
  );
}
