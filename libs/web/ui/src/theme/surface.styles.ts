import type { ThemeComponents } from './baseline.styles';
import { phone } from './typography';

export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}`, backgroundImage: 'none' }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        width: 'min(560px, 100%)',
        maxWidth: 'none',
        margin: 24,
        boxShadow: vars.palette.lift.high,
        [phone]: {
          width: '100%',
          margin: 0,
          maxHeight: 'calc(100% - 32px)',
          borderRadius: '16px 16px 0 0',
          borderWidth: '1px 0 0',
        },
      }),
      container: { [phone]: { alignItems: 'flex-end' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        background: vars.palette.scrim,
        variants: [{ props: { invisible: true }, style: { background: 'transparent' } }],
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        width: 'min(360px, calc(100% - 40px))',
        borderWidth: '0 0 0 1px',
        boxShadow: vars.palette.lift.high,
      }),
    },
  },
  MuiMenu: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ marginTop: 4, minWidth: 240, boxShadow: vars.palette.lift.low }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 12,
        // Twice, because MUI takes the height away again on wide screens.
        '&&': { minHeight: 44 },
        padding: '0 12px',
        borderRadius: 8,
        fontSize: '.9375rem',
        color: vars.palette.text.primary,
        '& > .MuiSvgIcon-root': { color: vars.palette.text.secondary },
        '&:hover, &.Mui-focusVisible': { background: vars.palette.background.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { background: vars.palette.background.sunken, fontWeight: 640 },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme: { vars } }) => ({ boxShadow: vars.palette.lift.low }) },
  },
};
