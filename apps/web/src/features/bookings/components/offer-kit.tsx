import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { aboveCapWords, moneyWords, roleKitWords, type RoleKit } from '@crewcall/contracts-bookings';
import type { SharedKitItem } from '@crewcall/contracts-identity';
import { CheckField, Note, PlusIcon, TextField } from '@crewcall/web-ui';
import { useId, useState, type ReactNode } from 'react';
import { FailedLook } from '../../../shared/query-state';
import { useKitToHireQuery } from '../api/kit.api';
import type { HiredKitValues } from '../hooks/use-hired-kit';

const Group = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, justifyItems: 'start' });
const Hire = styled('div')({ display: 'grid', gap: 8 });
const Three = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

interface OfferKitProps {
  userId: string;
  /** What the role asks for. */
  asked: readonly RoleKit[];
  /** How many calls are offered. */
  days: number;
  values: HiredKitValues;
}

/** The person's kit, to be hired with them; asked for once the company wants to see it. */
export function OfferKit({ userId, asked, days, values }: OfferKitProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useKitToHireQuery(userId, { skip: !isOpen });
  return (
    <Group role="group" aria-labelledby={id}>
      <b id={id}>Kit</b>
      {asked.map((ask, index) => (
        <p key={index}>The role asks for {roleKitWords(ask)}.</p>
      ))}
      {!isOpen && (
        <Button size="small" variant="outlined" startIcon={<PlusIcon />} onClick={() => setOpen(true)}>
          Hire their kit
        </Button>
      )}
      {error && !data && !isFetching && (
        <FailedLook text="Their kit could not be looked up." {...{ error }} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>They show no kit on their profile.</p>}
      {data?.map((item) => (
        <div key={item.id}>
          <CheckField
            label={labelOf(item)}
            checked={item.id in values.chosen}
            onChange={() => values.toggle(item, days)}
          />
          <HireFields {...{ item, asked, values }} />
        </div>
      ))}
    </Group>
  );
}

const labelOf = ({ name, count, day_pence }: SharedKitItem): string =>
  `${count > 1 ? `${count} × ` : ''}${name}${day_pence === null ? '' : `, ${moneyWords(day_pence)} a day`}`;

interface HireFieldsProps extends Pick<OfferKitProps, 'asked' | 'values'> {
  item: SharedKitItem;
}

function HireFields({ item, asked, values }: HireFieldsProps): ReactNode {
  const chosen = values.chosen[item.id];
  if (!chosen) return null;
  const field = (name: 'count' | 'day' | 'days', label: string) => (
    <TextField
      {...{ label }}
      input={{ inputMode: 'decimal', maxLength: 10 }}
      value={chosen[name]}
      onChange={({ target }) => values.set(item.id, { [name]: target.value })}
    />
  );
  const aboveCap = aboveCapWords(asked, { kind: item.kind, day_pence: values.dayPenceOf(item.id) });
  return (
    <Hire role="group" aria-label={`Hire of ${item.name}`}>
      <Three>
        {field('count', 'How many')}
        {field('day', 'A day (£)')}
        {field('days', 'Days')}
      </Three>
      {aboveCap && (
        <Note tone="warn" isAlert>
          {aboveCap}
        </Note>
      )}
    </Hire>
  );
}
