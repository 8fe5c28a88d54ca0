import { styled } from '@mui/material/styles';
import { momentWords } from '@crewcall/contracts-bookings';
import type { ApplicationStep, ApplicationStepName } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '.875rem',
  '& time': { color: vars.palette.text.secondary },
}));

const names: Readonly<Record<ApplicationStepName, string>> = {
  applied: 'Applied',
  invited: 'Invited',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
};

/** How far an application has come and when, in London time: never what the company noted. */
export const Timeline = ({ steps }: { steps: readonly ApplicationStep[] }): ReactNode => (
  <List aria-label="Timeline">
    {steps.map(({ step, at }) => (
      <li key={step}>
        {names[step]} <time dateTime={at}>{momentWords(new Date(at))}</time>
      </li>
    ))}
  </List>
);
