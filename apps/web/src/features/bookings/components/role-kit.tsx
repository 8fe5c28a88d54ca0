import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KitKind, kitKindNames, kitKinds, type KitNeed, roleKitLimits } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { BinIcon, FieldNote, PlusIcon, SelectField, TextField } from '@crewcall/web-ui';
import { useId, type ReactNode } from 'react';
import { newKitAsk, type KitAsk } from '../model/kit-values';
import { Pair } from './call-fields';

const kinds = kitKinds.map((value) => ({ value, label: kitKindNames[value] }));
const needs = [
  { value: 'must', label: 'A must' },
  { value: 'nice', label: 'Nice to have' },
];
const hires = [
  { value: 'paid', label: 'We pay hire' },
  { value: 'included', label: 'Included in the rate' },
];

const Group = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, justifyItems: 'start' });
const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  width: '100%',
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > button': { justifySelf: 'start' },
}));

interface RoleKitProps {
  kit: readonly KitAsk[];
  problem: string | undefined;
  onChange: (kit: KitAsk[]) => void;
}

/** The kit that a role asks for; nothing until the first line is added. */
export function RoleKitFields({ kit, problem, onChange }: RoleKitProps): ReactNode {
  const id = useId();
  const set = (key: string, changes: Partial<KitAsk>): void =>
    onChange(kit.map((ask) => (ask.key === key ? { ...ask, ...changes } : ask)));
  return (
    <Group role="group" aria-labelledby={id}>
      <b id={id}>Kit to bring</b>
      {kit.map((ask, index) => (
        <KitLine
          key={ask.key}
          {...{ ask }}
          place={index + 1}
          onChange={(changes) => set(ask.key, changes)}
          onRemove={() => onChange(kit.filter(({ key }) => key !== ask.key))}
        />
      ))}
      <FieldNote id={`${id}-note`} error={problem} />
      {kit.length < roleKitLimits.lines && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={() => onChange([...kit, newKitAsk()])}
        >
          Ask for kit
        </Button>
      )}
    </Group>
  );
}

interface KitLineProps {
  ask: KitAsk;
  place: number;
  onChange: (changes: Partial<KitAsk>) => void;
  onRemove: () => void;
}

function KitLine({ ask, place, onChange, onRemove }: KitLineProps): ReactNode {
  return (
    <Line role="group" aria-label={`Kit ${place}`}>
      <Pair>
        <SelectField
          label="Kit"
          placeholder="Choose one"
          options={kinds}
          value={ask.kind}
          onChange={({ target }) => onChange({ kind: target.value as KitKind })}
        />
        <TextField
          label="How many"
          type="number"
          value={ask.count}
          input={{ inputMode: 'numeric', min: 1, max: roleKitLimits.count }}
          onChange={({ target }) => onChange({ count: target.value })}
        />
      </Pair>
      <TextField
        label="In words"
        isOptional
        placeholder="48 channels or more"
        value={ask.words}
        input={{ maxLength: unitsOf(roleKitLimits.words) }}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <Pair>
        <SelectField
          label="Needed"
          options={needs}
          value={ask.need}
          onChange={({ target }) => onChange({ need: target.value as KitNeed })}
        />
        <SelectField
          label="Hire"
          options={hires}
          value={ask.hire}
          onChange={({ target }) => onChange({ hire: target.value as KitAsk['hire'] })}
        />
      </Pair>
      {ask.hire === 'paid' && (
        <TextField
          label="At most a day (£)"
          isOptional
          value={ask.cap}
          input={{ inputMode: 'decimal', maxLength: 10 }}
          onChange={({ target }) => onChange({ cap: target.value })}
        />
      )}
      <Button size="small" variant="text" startIcon={<BinIcon />} onClick={onRemove}>
        Remove kit {place}
      </Button>
    </Line>
  );
}
