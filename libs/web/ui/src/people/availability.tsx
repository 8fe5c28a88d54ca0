import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type AvailabilityState = 'available' | 'busy' | 'unavailable';
const labels: Record<AvailabilityState, string> = {
  available: 'Available',
  busy: 'Busy',
  unavailable: 'Unavailable',
};

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'state' })<{ state: AvailabilityState }>(
  ({ theme: { vars }, state }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 560,
    lineHeight: 1.55,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: '50%',
      // Full, half, open: readable without colour.
      ...(state === 'available' && { background: vars.palette.success.main }),
      ...(state === 'busy' && {
        background: `linear-gradient(90deg, ${vars.palette.warning.main} 50%, transparent 50%)`,
        boxShadow: `inset 0 0 0 1.5px ${vars.palette.warning.main}`,
      }),
      ...(state === 'unavailable' && { boxShadow: `inset 0 0 0 2px ${vars.palette.error.main}` }),
    },
  }),
);

export function Availability({ state, label }: { state: AvailabilityState; label?: ReactNode }): ReactNode {
  return <Root state={state}>{label ?? labels[state]}</Root>;
}
