import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'isNew' })<{ isNew: boolean }>(
  ({ theme: { vars }, isNew }) => ({
    display: 'inline-block',
    minWidth: 22,
    padding: '0 6px',
    borderRadius: 11,
    background: isNew ? vars.palette.common.ink : vars.palette.background.sunken,
    color: isNew ? vars.palette.common.paper : vars.palette.text.secondary,
    boxShadow: isNew ? 'none' : `inset 0 0 0 1px ${vars.palette.divider}`,
    fontSize: '.75rem',
    fontWeight: 640,
    lineHeight: '20px',
    textAlign: 'center',
  }),
);

/** How many there are; dark when some of them are new. */
export function Count({ value, isNew = false }: { value: number; isNew?: boolean }): ReactNode {
  return (
    <Root isNew={isNew} className="cc-count">
      {value > 99 ? '99+' : value}
    </Root>
  );
}
