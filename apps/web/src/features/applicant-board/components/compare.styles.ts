import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';

/** Columns of one grid, so that a long value keeps its line level for all; on a phone each snaps into place. */
export const ComparedRoot = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 1fr)',
  columnGap: 12,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '&:focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2 },
  [phone]: { gridAutoColumns: '86%', scrollSnapType: 'x mandatory', overscrollBehaviorX: 'contain' },
}));

export const ComparedPerson = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  padding: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  scrollSnapAlign: 'start',
  overflowWrap: 'anywhere',
  '& header': { display: 'flex', alignItems: 'start', gap: 10, paddingBottom: 8 },
  '& h3': { fontSize: '1rem' },
  '& header p, & dt': { color: vars.palette.text.secondary, fontSize: '.8125rem' },
  '& dl': { display: 'grid', gridTemplateRows: 'subgrid', margin: 0 },
  '& dl > div': { padding: '8px 0', borderTop: `1px solid ${vars.palette.divider}` },
  '& dd': { margin: 0, fontSize: '.9375rem' },
  '& > button': { marginTop: 8, minHeight: 44 },
}));
