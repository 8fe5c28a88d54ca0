import { styled } from '@mui/material/styles';

/** Things one below the other. The parts may be narrower than what is in them. */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** What matters and what stands beside it; one below the other until there is room for both. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: 32 },
});
