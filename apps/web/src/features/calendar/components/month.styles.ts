import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';

const seven = 'repeat(7, minmax(0, 1fr))';

export const Heads = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: seven,
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.sunken,
  color: vars.palette.text.hint,
  fontSize: '.8125rem',
  fontWeight: 600,
  '& span': { padding: '8px 10px' },
  [phone]: { '& span': { padding: '6px 0', textAlign: 'center' } },
}));

export const Week = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: seven,
  gridTemplateRows: '30px repeat(4, min-content) 1fr',
  gap: '3px 0',
  minHeight: 116,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  [phone]: { minHeight: 56, gridTemplateRows: '1fr', gap: 0 },
}));

export const Day = styled('div')(({ theme: { vars } }) => ({
  gridRow: '1 / -1',
  minWidth: 0,
  padding: '6px 10px 4px',
  borderLeft: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  userSelect: 'none',
  '&:first-of-type': { borderLeft: 0 },
  '&:hover': { background: vars.palette.background.lifted },
  '&.out': { background: vars.palette.background.sunken, color: vars.palette.text.hint, fontWeight: 400 },
  '&.now': { boxShadow: `inset 0 2px 0 ${vars.palette.common.ink}` },
  '&.now b': {
    marginLeft: -7,
    padding: '1px 7px',
    borderRadius: 10,
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
  },
  '&.chosen': { background: vars.palette.info.tint },
  '&:focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -3 },
  '& small': {
    display: 'inline-block',
    maxWidth: '100%',
    marginLeft: 4,
    overflow: 'hidden',
    verticalAlign: 'bottom',
    color: vars.palette.text.hint,
    fontSize: '.75rem',
    fontWeight: 400,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .dots': { display: 'none' },
  [phone]: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    padding: '6px 0 4px',
    borderLeft: 0,
    '&.now b': { marginLeft: 0 },
    '& small': { display: 'none' },
    '& .dots': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, minHeight: 10, marginTop: 5 },
  },
}));

export const More = styled('span')(({ theme: { vars } }) => ({
  gridRow: 5,
  padding: '0 10px 4px',
  color: vars.palette.text.secondary,
  fontSize: '.75rem',
  pointerEvents: 'none',
  [phone]: { display: 'none' },
}));
