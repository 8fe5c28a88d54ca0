import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, mapAddress, type SheetChange, type SheetContent, sheetWords } from '@crewcall/contracts-bookings';
import { phone, PinIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';
import { MaybeChanged } from './changed-mark';

const Root = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  padding: 24,
  borderRadius: 12,
  background: vars.palette.stage.bg,
  color: vars.palette.stage.text,
  '& .time': { fontSize: '3.25rem', fontWeight: 660, lineHeight: 1.05, letterSpacing: '-.03em' },
  '& .time.words': { fontSize: '2rem' },
  '& .time s': { marginRight: 12, color: vars.palette.stage.text2, fontSize: '.6em', fontWeight: 480 },
  '& .soft': { color: vars.palette.stage.text2, fontSize: '.9375rem' },
  '& .place': { overflowWrap: 'anywhere' },
  [phone]: { padding: 16, '& .time': { fontSize: '2.75rem' } },
}));
const Acts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media print': { display: 'block' },
});

interface SheetTopProps {
  content: SheetContent;
  changes: readonly SheetChange[];
}

/** When and where: what is looked for with one glance. */
export function SheetTop({ content, changes }: SheetTopProps): ReactNode {
  const changeOf = (field: SheetChange['field']) => changes.find((change) => change.field === field);
  const ends = sheetWords(content, 'end');
  const { site_contact, what3words, starts_at } = content;
  return (
    <>
      <Root aria-labelledby="call-time">
        <Typography id="call-time" className="soft" variant="body1" component="h2">
          Your call time
          <LondonTime />
        </Typography>
        <p className={starts_at ? 'time' : 'time words'}>
          <MaybeChanged change={changeOf('call_time')}>{starts_at ?? 'To follow'}</MaybeChanged>
        </p>
        {changeOf('date') && (
          <p className="soft">
            <MaybeChanged change={changeOf('date')}>{dayWords(content.starts_on)}</MaybeChanged>
          </p>
        )}
        {ends && (
          <p className="soft">
            Ends about <MaybeChanged change={changeOf('end')}>{ends}</MaybeChanged>
          </p>
        )}
        <p className="place">
          <MaybeChanged change={changeOf('place')}>{content.place}</MaybeChanged>
        </p>
        {what3words && (
          <p className="soft">
            what3words: <MaybeChanged change={changeOf('what3words')}>{what3words}</MaybeChanged>
          </p>
        )}
      </Root>
      <Acts>
        <Button
          variant="outlined"
          startIcon={<PinIcon />}
          href={mapAddress(content.place)}
          target="_blank"
          rel="noreferrer"
        >
          Open in maps
        </Button>
        {site_contact?.phone && (
          <Button className="screen-only" variant="outlined" href={`tel:${site_contact.phone.replace(/[^+\d]/g, '')}`}>
            Call site
          </Button>
        )}
      </Acts>
    </>
  );
}
