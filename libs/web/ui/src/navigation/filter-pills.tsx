import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Pill = styled(ButtonBase)(({ theme: { vars } }) => ({
  gap: 6,
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 16,
  color: vars.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  '&:hover': { background: vars.palette.background.sunken },
  '&[aria-pressed="true"]': {
    borderColor: vars.palette.common.ink,
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
  },
  '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2 },
  [phone]: { minHeight: 44, paddingInline: 16, borderRadius: 22 },
}));

export interface FilterPill<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

interface FilterPillsProps<Value extends string> {
  /** What is filtered by, for screen readers. */
  label: string;
  pills: readonly FilterPill<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few filters, each with how many it leaves. */
export function FilterPills<Value extends string>({
  label,
  pills,
  value,
  onChange,
}: FilterPillsProps<Value>): ReactNode {
  return (
    <Row role="group" aria-label={label}>
      {pills.map((pill) => (
        <Pill key={pill.value} aria-pressed={pill.value === value} onClick={() => onChange(pill.value)}>
          {pill.label}
          {pill.count !== undefined && ` ${pill.count > 99 ? '99+' : pill.count}`}
        </Pill>
      ))}
    </Row>
  );
}
