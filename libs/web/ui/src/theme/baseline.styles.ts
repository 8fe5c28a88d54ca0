import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { phone } from './typography';

export type ThemeComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;

export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 80 },
      body: {
        overflowX: 'hidden',
        overflowWrap: 'break-word',
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
      },
      'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
      'ul, ol': { listStyle: 'none' },
      'b, strong': { fontWeight: 640 },
      a: { color: vars.palette.info.main, textUnderlineOffset: 3, textDecorationThickness: 1 },
      svg: { display: 'block' },
      ':focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2, borderRadius: 6 },
      // A heading takes the focus when the page changes; it is not meant to be pressed.
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      // What has a phone's screen to itself: nothing behind it scrolls or takes the focus.
      [phone]: {
        'html:has([data-fills-phone])': { overflow: 'hidden' },
        'body:has([data-fills-phone]) :is(header, footer, [role="tablist"])': { visibility: 'hidden' },
      },
      // From a list to the page of one thing: its name moves to the head, the rest fades, and a press goes through.
      '::view-transition': { pointerEvents: 'none' },
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animationDuration: '160ms' },
      '@media (prefers-reduced-motion: reduce)': {
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
        '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
      },
    }),
  },
  MuiLink: { defaultProps: { color: 'info', underline: 'always' } },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        variants: [
          { props: { fontSize: 'small' }, style: { fontSize: '1rem' } },
          { props: { fontSize: 'medium' }, style: { fontSize: '1.25rem' } },
          { props: { fontSize: 'large' }, style: { fontSize: '2rem', strokeWidth: 1.2 } },
        ],
      },
    },
  },
};
