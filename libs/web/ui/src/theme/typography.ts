import type { TypographyVariantsOptions } from '@mui/material/styles';

export const phone = '@media (max-width: 767.95px)';

const head = {
  fontWeight: 640,
  lineHeight: 1.2,
  letterSpacing: '-.014em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

/** The font, then what stands in for it while it is on its way (`fonts.css` of the web app), then what a device has. */
const fontFamily = [
  '"Hanken Grotesk Variable"',
  '"Hanken Grotesk Fallback"',
  '"Hanken Grotesk Fallback on Android"',
  '"Hanken Grotesk Fallback on Linux"',
  'system-ui',
  'sans-serif',
].join(', ');

/** h1 is the landing's hero alone; every other page's first heading is styled as h2, sections as h3, rows as h4. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  h1: {
    ...head,
    fontSize: 'clamp(2.25rem, 1.3rem + 3.9vw, 4rem)',
    fontWeight: 660,
    lineHeight: 1.04,
    letterSpacing: '-.032em',
  },
  h2: { ...head, fontSize: '1.75rem', letterSpacing: '-.02em', [phone]: { fontSize: '1.5rem' } },
  h3: { ...head, fontSize: '1.375rem', [phone]: { fontSize: '1.25rem' } },
  h4: { ...head, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-.01em' },
  h5: { ...head, fontSize: '1rem', letterSpacing: 0 },
  h6: { ...head, fontSize: '.875rem', letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  subtitle1: { fontSize: '.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: '.875rem', lineHeight: 1.55, letterSpacing: 0 },
  button: { fontSize: '.875rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: 0, textTransform: 'none' },
  caption: { fontSize: '.8125rem', fontWeight: 560, lineHeight: 1.3, letterSpacing: 0 },
};
