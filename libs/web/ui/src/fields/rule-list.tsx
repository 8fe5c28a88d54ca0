import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckIcon, RingIcon } from '../icons';
import { VisuallyHidden } from '../layout/section';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .MuiSvgIcon-root': { fontSize: '1rem', strokeWidth: 2, color: vars.palette.text.hint },
  '& [data-holds="true"], & [data-holds="true"] .MuiSvgIcon-root': { color: vars.palette.success.main },
}));

export interface Rule {
  text: string;
  holds: boolean;
}

/** A checklist that ticks itself while a user types. */
export function RuleList({ rules, id }: { rules: readonly Rule[]; id?: string }): ReactNode {
  return (
    <List id={id}>
      {rules.map(({ text, holds }) => (
        <li key={text} data-holds={holds}>
          {holds ? <CheckIcon /> : <RingIcon />}
          <span>
            {text}
            <VisuallyHidden>{holds ? ' (done)' : ' (to do)'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </List>
  );
}
