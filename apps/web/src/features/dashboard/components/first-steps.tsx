import { styled } from '@mui/material/styles';
import { Card, CheckIcon, EmptyState, RingIcon, TextLink, VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const List = styled('ol')(({ theme: { vars } }) => ({
  padding: '0 24px 12px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'center',
    minHeight: 52,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem', color: vars.palette.text.hint },
  '& .done': { color: vars.palette.text.secondary, '& .MuiSvgIcon-root': { color: vars.palette.success.main } },
}));

export interface FirstStep {
  label: string;
  isDone: boolean;
  to: string;
  /** What its link says: 'Add', 'Set'. */
  action: string;
}

/** The first day: what makes a person findable, until something is booked. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }): ReactNode {
  return (
    <Card component="section" aria-label="First steps">
      <EmptyState
        drawing="stage"
        heading="h2"
        title="Your next call will show here"
        text="A photo, three skills and your free days: that is what companies search by."
      />
      <List>
        {steps.map(({ label, isDone, to, action }) => (
          <li key={label} {...(isDone && { className: 'done' })}>
            {isDone ? <CheckIcon /> : <RingIcon />}
            <span>
              {label}
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </span>
            {!isDone && (
              <TextLink to={to}>
                {action}
                <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
