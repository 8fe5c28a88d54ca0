import { styled } from '@mui/material/styles';

const narrow = '@media (max-width: 899.95px)';

export const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '@media (min-width: 900px) and (min-height: 820px)': { '& > .map': { position: 'sticky', top: 88 } },
});

export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 680,
  overflow: 'hidden',
  // Room to move the page by beside it.
  [narrow]: { height: 'min(480px, 68vh)' },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: '#EAF0F4',
  ...theme.applyStyles('dark', { background: '#0E1319' }),
  '& > a': { position: 'absolute', left: 12, top: 12, zIndex: 2, padding: '10px 14px', borderRadius: 8 },
  '& > a:not(:focus)': { clipPath: 'inset(50%)' },
  '& > a:focus': { background: theme.vars.palette.background.paper },
  '& > .zoom': { position: 'absolute', right: 12, top: 12, display: 'grid', gap: 8 },
  '& > .area': { position: 'absolute', left: '50%', bottom: 12, transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& button': { minWidth: 44, minHeight: 44, background: theme.vars.palette.background.paper },
}));

export const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'grab',
  touchAction: 'pinch-zoom',
  userSelect: 'none',
  '& path': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '& .own': {
    fill: '#FBFAF6',
    stroke: '#C9C7BE',
    ...theme.applyStyles('dark', { fill: '#222936', stroke: '#3A4354' }),
  },
  '& .beside': {
    fill: '#EFEEE8',
    stroke: '#DAD8CF',
    ...theme.applyStyles('dark', { fill: '#1A202A', stroke: '#29313E' }),
  },
  '& .searched': { fill: 'none', stroke: theme.vars.palette.text.secondary, strokeDasharray: '6 4' },
  '& .city': { fill: theme.vars.palette.text.secondary, fontSize: 13, pointerEvents: 'none' },
  '& [role="button"]': { cursor: 'pointer', outline: 'none' },
  '& [role="button"] circle': {
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 2,
  },
  '& [role="button"] text': {
    fill: theme.vars.palette.background.paper,
    fontSize: 12,
    fontWeight: 640,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& [role="button"]:is(:hover, :focus-visible, [data-lit="true"]) circle': {
    fill: theme.vars.palette.info.main,
    strokeWidth: 4,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.info.main}`, outlineOffset: -2 },
}));

export const Rows = styled('ul')(({ theme: { vars } }) => ({
  listStyle: 'none',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  background: vars.palette.background.paper,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '12px 16px',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li[data-lit="true"]': {
    boxShadow: `inset 3px 0 0 ${vars.palette.info.main}`,
    background: vars.palette.background.sunken,
  },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a:hover': { textDecoration: 'underline' },
  '& p': { color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .rate': { textAlign: 'right', fontWeight: 640 },
  '& .rate span': { display: 'block', color: vars.palette.text.hint, fontSize: '.8125rem', fontWeight: 400 },
}));
