import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { phone, Wrap } from '@crewcall/web-ui';

/** Each is claimed in README.md too, which names the test that proves it. */
const promises = [
  [
    'Never double-booked',
    'Bookings made here never meet: your time is guarded across all companies, no matter how many say yes at once.',
  ],
  ['Hire a team in one go', 'Crew who work together are asked together. All of them are booked, or none.'],
  [
    'Know where you stand',
    'Every pencil says its rank, for the job and on your dates. No guessing whether first means first.',
  ],
  [
    'Cover beyond your own list',
    'When crew drop out, free crew nearby are asked in waves, all at one rate, and at night only those who agreed.',
  ],
  [
    'Nights that add up',
    'A call over a change of the clocks counts the hours that pass, in calendar, estimate and timesheet.',
  ],
  ['Your papers stay yours', 'Companies see whether a ticket is valid on the day of the call, and never its document.'],
] as const;

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px',
  listStyle: 'none',
  '& li': { display: 'grid', gap: 8, alignContent: 'start' },
  '& p': { color: vars.palette.text.secondary },
  [phone]: { gridTemplateColumns: '1fr', gap: 24 },
}));

/** What the product does that bookings by telephone and spreadsheet do not. */
export function Promises({ className }: { className?: string }): ReactNode {
  const id = useId();
  return (
    <Wrap as="section" className={className} aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 3 }}>
        What a booking here means
      </Typography>
      <List>
        {promises.map(([title, text]) => (
          <li key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Wrap>
  );
}
