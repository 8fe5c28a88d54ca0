import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { phone } from '@crewcall/web-ui';

const steps = [
  ['Create Your Profile', 'Skills, rates and a CV in ten minutes. Companies add what they do and where they work.'],
  ['Find the right match', 'Crew scan jobs by date, place and rate. Companies see who is free and how they are rated.'],
  ['Agree it and turn up', 'Apply, message and confirm in one place. Rate each other’s work after the get-out.'],
] as const;

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 32px',
  '& li': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    paddingTop: 16,
    borderTop: `2px solid ${vars.palette.text.primary}`,
  },
  '& span': { color: vars.palette.text.hint, fontSize: '.875rem', fontWeight: 640 },
  '& p': { color: vars.palette.text.secondary },
  [phone]: { gridTemplateColumns: '1fr' },
}));

export function Steps(): ReactNode {
  return (
    <List>
      {steps.map(([title, text], at) => (
        <li key={title}>
          <span aria-hidden="true">{at + 1}</span>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
