import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  overflow: 'hidden',
  [phone]: { display: 'grid' },
}));

const Part = styled(ButtonBase)(({ theme: { vars } }) => ({
  gap: 6,
  minHeight: 38,
  padding: '0 14px',
  borderLeft: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: '.875rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  '&:first-of-type': { borderLeft: 0 },
  '&[aria-pressed="true"]': { background: vars.palette.common.ink, color: vars.palette.common.paper },
  '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -4 },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
  [phone]: { minHeight: 44, paddingInline: 6 },
}));

export interface SegmentedPart<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  parts: readonly SegmentedPart<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few ways, side by side. */
export function Segmented<Value extends string>({ label, parts, value, onChange }: SegmentedProps<Value>): ReactNode {
  return (
    <Root role="group" aria-label={label}>
      {parts.map((part) => (
        <Part key={part.value} aria-pressed={part.value === value} onClick={() => onChange(part.value)}>
          {part.icon}
          {part.label}
        </Part>
      ))}
    </Root>
  );
}
