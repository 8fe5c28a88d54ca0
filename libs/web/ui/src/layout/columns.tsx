import { styled } from '@mui/material/styles';
import { Card } from './card';

const narrow = '@media (max-width: 999.95px)';

/** Things one below the other. The parts may be narrower than what is in them. */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** Buttons beside each other, on as many lines as they need. */
export const ActionRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

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
    // The action bar among its parts is then one of the page's.
    [narrow]: { display: 'contents' },
    ...(isSticky && { '@media (min-width: 1000px) and (min-height: 780px)': { position: 'sticky', top: 88 } }),
  }),
);

/** What the page is for, in the side column; under 1000 px a bar at the lower edge of the window. */
export const ActionBar = styled(Card)(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& .MuiButton-root': { minHeight: 52, fontSize: '1rem' },
  [narrow]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    order: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginInline: -24,
    padding: '10px 24px calc(10px + env(safe-area-inset-bottom))',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    background: vars.palette.background.paper,
    '& .MuiButton-root': { flex: 1, minHeight: 48 },
    '& .share': { flex: 'none', minWidth: 48, paddingInline: 0, '& > .MuiButton-startIcon': { margin: 0 } },
    '& .share > span:last-child': { display: 'none' },
    // There is room for the buttons, and for a word beside them.
    '& .aside': { display: 'none' },
  },
  '@media (max-width: 767.95px)': { marginInline: -16, paddingInline: 16 },
  '@media print': { position: 'static', '& .MuiButton-root': { display: 'none' } },
}));
