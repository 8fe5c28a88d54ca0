import type { ThemeComponents } from './baseline.styles';
import { phone } from './typography';

export const buttons: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 40,
        minWidth: 0,
        gap: 8,
        padding: '0 16px',
        border: '1px solid transparent',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        transition: 'background-color .12s, border-color .12s',
        [phone]: { minHeight: 44 },
        '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
        '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2 },
        // Disabled stays readable: it often carries a state ("Applied", "Paused").
        '&&.Mui-disabled, &&[aria-disabled="true"]': {
          background: vars.palette.background.sunken,
          borderColor: vars.palette.divider,
          color: vars.palette.text.hint,
        },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              background: vars.palette.primary.main,
              borderColor: vars.palette.primary.main,
              color: vars.palette.primary.contrastText,
              '&:hover': { background: vars.palette.primary.dark, borderColor: vars.palette.primary.dark },
            },
          },
          {
            props: { variant: 'contained', color: 'inherit' },
            style: {
              background: vars.palette.common.ink,
              borderColor: vars.palette.common.ink,
              color: vars.palette.common.paper,
              '&:hover': { background: vars.palette.text.secondary, borderColor: vars.palette.text.secondary },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              background: vars.palette.error.main,
              color: vars.palette.error.contrastText,
              '&:hover': { background: vars.palette.error.main, filter: 'brightness(.92)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              background: vars.palette.background.paper,
              borderColor: vars.palette.edge,
              color: vars.palette.text.primary,
              '&:hover': { background: vars.palette.background.sunken, borderColor: vars.palette.text.hint },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '0 12px',
              color: vars.palette.text.secondary,
              '&:hover': { background: vars.palette.background.sunken, color: vars.palette.text.primary },
            },
          },
          { props: { variant: 'text', color: 'error' }, style: { color: vars.palette.error.main } },
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '0 12px', fontSize: '.875rem', [phone]: { minHeight: 44 } },
          },
          { props: { size: 'large' }, style: { minHeight: 52, padding: '0 24px', fontSize: '1rem' } },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 44,
        height: 44,
        padding: 0,
        flex: 'none',
        borderRadius: 8,
        color: vars.palette.text.secondary,
        '&:hover': { background: vars.palette.background.sunken, color: vars.palette.text.primary },
        '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2 },
      }),
    },
  },
};
