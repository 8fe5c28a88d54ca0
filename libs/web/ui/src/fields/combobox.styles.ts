import { styled } from '@mui/material/styles';

export const Anchor = styled('div')({ position: 'relative', minWidth: 0 });

export const List = styled('ul')(({ theme: { vars } }) => ({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  zIndex: 20,
  width: '100%',
  minWidth: 'min(280px, 86vw)',
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 4,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.lift.low,
}));

export const Option = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: 8,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 6,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& small': { color: vars.palette.text.secondary, fontSize: '.8125rem', lineHeight: 1.6 },
  '&:hover': { background: vars.palette.background.sunken },
  '&[aria-selected="true"]': {
    background: vars.palette.background.sunken,
    outline: `2px solid ${vars.palette.info.main}`,
    outlineOffset: -2,
  },
}));
