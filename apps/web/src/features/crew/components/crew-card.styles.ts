import { styled } from '@mui/material/styles';

export const Root = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  background: vars.palette.background.paper,
  '&[data-known="true"]': { gridTemplateRows: 'auto auto 1fr auto auto auto' },
  '&[data-lit="true"]': { borderColor: vars.palette.info.main, boxShadow: `0 0 0 2px ${vars.palette.info.main}` },
  '@media (max-width: 479.95px)': { padding: 16 },
}));

export const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'start',
  '@media (max-width: 479.95px)': { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > :last-child': { gridColumn: 2 } },
});

/** What is known of the dates and the kit that were asked for; as wide as its words. */
export const Known = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8 });

export const Side = styled('div')({ display: 'grid', justifyItems: 'end', gap: 4 });

export const Bio = styled('p')(({ theme: { vars } }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.palette.text.secondary,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
}));

export const Numbers = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1.1fr 1.35fr',
  borderBlock: `1px solid ${vars.palette.divider}`,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& div': { minWidth: 0, padding: '8px 0 8px 12px', borderLeft: `1px solid ${vars.palette.divider}` },
  '& div:first-of-type': { paddingLeft: 0, border: 0 },
  '& dt': { color: vars.palette.text.hint, fontSize: '.8125rem' },
  '& dd': { fontWeight: 560, overflowWrap: 'anywhere' },
}));

export const Actions = styled('div')({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 8 });
