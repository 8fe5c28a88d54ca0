import { kitKindNames, kitWarnings, moneyWords, ticketDayWords, wallTimeOf } from '@crewcall/contracts-bookings';
import type { SharedKitItem } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import { AlertIcon, Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';

const Rows = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& li > div': { flex: '1 1 200px', minWidth: 0 },
  '& b': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { color: vars.palette.text.secondary, fontSize: '.875rem', overflowWrap: 'anywhere' },
  '& img': { width: 56, height: 56, borderRadius: 8, objectFit: 'cover', background: vars.palette.background.sunken },
}));
const End = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const factsOf = ({ kind, day_pence, pat_until, insured_until }: SharedKitItem): string =>
  [
    kitKindNames[kind],
    day_pence !== null && (day_pence === 0 ? 'Hire included' : `${moneyWords(day_pence)} a day`),
    pat_until && `PAT until ${ticketDayWords(pat_until)}`,
    insured_until && `Insured until ${ticketDayWords(insured_until)}`,
  ]
    .filter(Boolean)
    .join(' · ');

interface KitRowsProps<Shown extends SharedKitItem> {
  items: readonly Shown[];
  endOf?: (item: Shown) => ReactNode;
}

/** Each with its photo, how many there are, its day hire and its dates. */
export function KitRows<Shown extends SharedKitItem>({ items, endOf }: KitRowsProps<Shown>): ReactNode {
  const today = wallTimeOf(new Date(useNow())).day;
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.id}>
          {item.photo_url && <img src={item.photo_url} alt="" width={56} height={56} loading="lazy" />}
          <div>
            <b>{item.count > 1 ? `${item.count} × ${item.name}` : item.name}</b>
            <small>{factsOf(item)}</small>
          </div>
          <End>
            {kitWarnings(item, today).map((warning) => (
              <Chip key={warning} tone="bad" icon={<AlertIcon />}>
                {warning.replace(' on the day', '')}
              </Chip>
            ))}
            {endOf?.(item)}
          </End>
        </li>
      ))}
    </Rows>
  );
}
