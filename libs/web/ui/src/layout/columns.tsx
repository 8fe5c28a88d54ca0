import { styled } from '@mui/material/styles';

/** Things one below the other. The parts may be narrower than what is in them. */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** Two columns on a desk: what a page is about, and what is done with it. Under 1000 px one after the other. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 32 },
  '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

/** The main one of two columns: sections under each other. */
export const MainColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignContent: 'start',
});

/** The other one; a short one stays in a window that has room for it. */
export const SideColumn = styled('aside', { shouldForwardProp: (prop) => prop !== 'isSticky' })<{ isSticky?: boolean }>(
  ({ isSticky }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    alignContent: 'start',
    ...(isSticky && { '@media (min-width: 1000px) and (min-height: 780px)': { position: 'sticky', top: 88 } }),
  }),
);
