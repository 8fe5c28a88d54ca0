import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, LONDON_TIME_WORDS, type CalendarItem } from '@crewcall/contracts-bookings';
import { Card, DateBlock } from '@crewcall/web-ui';
import { useId, type ReactNode } from 'react';
import { agendaDays } from '../model/agenda';
import { CalendarEntry } from './calendar-entry';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 24px',
});
const Days = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& .date': { paddingBlock: 12, borderRight: `1px solid ${vars.palette.divider}` },
}));

const DAYS_SHOWN = 3;

/** The next days with a booking, a pencil or an offer. */
export function NextCard({ items, today }: { items: readonly CalendarItem[]; today: string }): ReactNode {
  const id = useId();
  const days = agendaDays(
    items.filter(({ job }) => job),
    today,
  ).slice(0, DAYS_SHOWN);
  if (!days.length) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h3" component="h2">
          Next
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {LONDON_TIME_WORDS}
        </Typography>
      </Head>
      <Days>
        {days.map(({ day, items: each }) => (
          <li key={day}>
            <DateBlock day={dayWords(day)} dateTime={day} />
            <div>
              {each.map((item) => (
                <CalendarEntry key={item.kind + item.id} item={item} onEdit={() => undefined} />
              ))}
            </div>
          </li>
        ))}
      </Days>
    </Card>
  );
}
