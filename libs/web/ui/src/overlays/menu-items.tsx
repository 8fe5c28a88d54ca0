import { styled } from '@mui/material/styles';

/** Links and buttons one below the other, in a popover. */
export const MenuItems = styled('ul')(({ theme: { vars } }) => ({
  minWidth: 240,
  padding: 8,
  '& li': { position: 'relative' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: '.9375rem',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .MuiSvgIcon-root': { color: vars.palette.text.secondary },
  '& a:hover, & button:hover:enabled, & [aria-pressed="true"]': { background: vars.palette.background.sunken },
  '& [aria-pressed="true"]': { fontWeight: 640 },
  '& :focus-visible': { outlineOffset: -2 },
  '& hr': { margin: '8px 0', border: 0, borderTop: `1px solid ${vars.palette.divider}` },
}));
