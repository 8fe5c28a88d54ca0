import { styled } from '@mui/material/styles';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { phone } from '../theme/typography';
import type { PopoverState } from './use-popover';

const Root = styled('div')(({ theme: { vars } }) => ({
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  overscrollBehavior: 'contain',
}));

/** Under its button, its right edge at the button's. */
const Below = styled(Root)(({ theme: { vars } }) => ({
  top: 60,
  right: 16,
  maxWidth: 'calc(100% - 16px)',
  maxHeight: 'calc(100% - 80px)',
  overflowY: 'auto',
  borderRadius: 12,
  boxShadow: vars.palette.lift.low,
  '@supports (position-area: bottom)': {
    top: 'auto',
    right: 'auto',
    positionArea: 'bottom span-left',
    marginBlock: 4,
  },
  // No room beside its button: under the header, which stays in sight.
  [phone]: { '&&': { positionArea: 'none', top: 60, right: 8, margin: 0 } },
}));

/** As high as the window, at its right edge. */
const Aside = styled(Root)(({ theme: { vars } }) => ({
  inset: '0 0 0 auto',
  width: 'min(360px, calc(100% - 40px))',
  height: '100%',
  maxHeight: 'none',
  borderWidth: '0 0 0 1px',
  boxShadow: vars.palette.lift.high,
  '&::backdrop': { background: vars.palette.scrim },
}));

const places = { below: Below, aside: Aside };

interface PopoverProps extends Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-label' | 'className'> {
  state: PopoverState;
  place: keyof typeof places;
  component?: 'nav' | 'section';
  children: ReactNode;
}

/** Opened by the button that carries `state.button`. A link in it closes it. */
export function Popover({ state, place, component = 'section', ...rest }: PopoverProps): ReactNode {
  const Place = places[place];
  const { ref, ...popover } = state.popover;
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) state.close();
  };
  return (
    <Place as={component} ref={ref as Ref<HTMLDivElement>} popover="auto" {...popover} onClick={onClick} {...rest} />
  );
}
