import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';

/** Columns side by side, scrolled sideways; on a phone one at a time. */
export const BoardRoot = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(196px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  paddingBottom: 12,
  scrollbarWidth: 'thin',
  [phone]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'visible' },
});

export const ColumnRoot = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minHeight: 360,
  padding: 10,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.sunken,
  '&[data-over="true"]': { boxShadow: `inset 0 0 0 2px ${vars.palette.info.main}` },
  '& h3': { display: 'flex', justifyContent: 'space-between', padding: '2px 4px 4px', fontSize: '.875rem' },
  // Blocks, not tracks of a grid: a card that comes into sight and is measured moves those below it, and that is all.
  '& li + li': { marginTop: 8 },
  '& > p': { padding: 4, color: vars.palette.text.secondary, fontSize: '.8125rem' },
  [phone]: {
    minHeight: 0,
    padding: 0,
    border: 0,
    background: 'none',
    '&:not([data-current="true"])': { display: 'none' },
    // The stage is chosen above; read aloud, it still leads to its cards.
    '& h3': { position: 'absolute', width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

export const CardRoot = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  padding: 10,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  fontSize: '.8125rem',
  overflowWrap: 'anywhere',
  cursor: 'grab',
  // Two thousand cards: those out of sight are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 240px',
  '& .top': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 8, alignItems: 'center' },
  '& h4': { fontSize: '.9375rem' },
  '& p': { color: vars.palette.text.secondary },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 },
  '& input': { width: 20, height: 20, margin: 0, accentColor: vars.palette.common.ink },
  '&[data-chosen="true"]': {
    borderColor: vars.palette.common.ink,
    boxShadow: `inset 0 0 0 1px ${vars.palette.common.ink}`,
  },
  '&[data-lifted="true"]': { boxShadow: `${vars.palette.lift.high}, 0 0 0 2px ${vars.palette.info.main}` },
  '&:focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2 },
  [phone]: { cursor: 'default', '& input': { width: 28, height: 28 } },
}));

export const DropPlace = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 56,
  border: `2px dashed ${vars.palette.info.main}`,
  borderRadius: 8,
  color: vars.palette.info.main,
  fontSize: '.75rem',
  fontWeight: 560,
}));

export const BarRoot = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px 10px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.lift.low,
  fontSize: '.875rem',
}));
