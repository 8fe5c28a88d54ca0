import { styled } from '@mui/material/styles';
import { phone, Wrap } from '@crewcall/web-ui';

/** The smallest phones: five buttons and the logo in 320 px. */
const narrowest = '@media (max-width: 359.95px)';
/** Under this width the links and the search fold into the menu. */
const folded = '@media (max-width: 1119.95px)';
const unfolded = '@media (min-width: 1120px)';

export const Bar = styled('header')(({ theme: { vars } }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  // It stays while pages change below it.
  viewTransitionName: 'header',
  background: vars.palette.background.paper,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

export const BarInside = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 64,
  [folded]: { gap: 8, '& > .desk': { display: 'none' } },
  [phone]: { height: 56 },
  [narrowest]: { paddingInline: 8 },
  '@media (min-width: 1440px)': { 'body:has(main .wide) &': { maxWidth: 1408 } },
  '& .logo': { display: 'inline-flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
});

export const Nav = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 4,
  [folded]: { display: 'none' },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: vars.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 520,
    lineHeight: 1.55,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { background: vars.palette.background.sunken, color: vars.palette.text.primary },
  '& [aria-current="page"]': {
    borderRadius: 0,
    boxShadow: `inset 0 -2px 0 ${vars.palette.common.ink}`,
    color: vars.palette.text.primary,
    fontWeight: 640,
  },
}));

export const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  'form + &': { marginLeft: 0 },
  [folded]: { 'form + &': { marginLeft: 'auto' }, '& .desk': { display: 'none' } },
  [narrowest]: { gap: 0 },
  [unfolded]: { '& .fold': { display: 'none' } },
});

export const SkipLink = styled('a')(({ theme: { vars } }) => ({
  position: 'absolute',
  left: 24,
  top: -60,
  zIndex: 9,
  padding: '10px 16px',
  borderRadius: 8,
  background: vars.palette.common.ink,
  color: vars.palette.common.paper,
  '&:focus': { top: 10 },
}));
