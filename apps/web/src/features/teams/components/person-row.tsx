import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';

/** A line of a card about one person: face, words, and what can be done. */
export const PersonRow = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' },
  '& .acts': { display: 'flex', gap: 8 },
  [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > .acts': { gridColumn: 2 } },
}));
