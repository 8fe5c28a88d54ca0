import { styled } from '@mui/material/styles';

/** Two columns of fields, one on a phone; `.wide` takes both. */
export const FormGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > .wide': { gridColumn: '1 / -1' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
