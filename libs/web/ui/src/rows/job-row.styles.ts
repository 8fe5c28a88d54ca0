import { styled } from '@mui/material/styles';
import { phone } from '../theme/typography';
import { jobColumns } from './row-list';

/** From 1020 px everything has a fixed column; below, the middle folds to one line; on a phone what to do goes under it. */
const narrow = '@media (max-width: 1019.95px)';
const hand = '@media (max-width: 599.95px)';

export const JobRowRoot = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: jobColumns,
  gridTemplateAreas: '"d m p r t a" "d m p r t u" "d x x x x x"',
  gridTemplateRows: 'auto 1fr auto',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:has(> details[open])': { background: vars.palette.background.lifted },
  '&:has(> details[open]) .about, & details[open] .more, & details:not([open]) .less': { display: 'none' },
  // Its button and its content have a place of their own in the row.
  '& > details': { gridArea: 'x', '@supports selector(::details-content)': { display: 'contents' } },
  '& > details::details-content': { gridArea: 'x' },
  '&[data-paused="true"] :is(h2, h3), &[data-paused="true"] .rate b': { color: vars.palette.text.hint },
  '& > .date': { gridArea: 'd', paddingBlock: 18, borderRight: `1px solid ${vars.palette.divider}` },
  '& .place': {
    gridArea: 'p',
    padding: '21px 12px 0 0',
    fontSize: '.9375rem',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& .rate': {
    gridArea: 'r',
    padding: '21px 20px 0 0',
    textAlign: 'right',
    lineHeight: 1.25,
    '& b': { display: 'block', fontSize: '1.0625rem', overflowWrap: 'anywhere' },
    '& span': { fontSize: '.8125rem', color: vars.palette.text.hint },
  },
  '& .type': { gridArea: 't', paddingTop: 19 },
  [narrow]: {
    gridTemplateColumns: '76px minmax(0, 1fr) 168px',
    gridTemplateAreas: '"d m a" "d l u" "d x x"',
    gridTemplateRows: 'none',
    '& > .date': { paddingBlock: 14 },
    '& :is(.place, .rate, .type)': { padding: 0 },
  },
  [hand]: {
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"d m m" "d l l" "d u a" "d x x"',
  },
}));

export const JobLabels = styled('div')(({ theme: { vars } }) => ({
  gridArea: 'm',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  padding: '18px 16px 18px 20px',
  '&:has(> button)': { position: 'relative', paddingRight: 56 },
  '& > button': { position: 'absolute', top: 7, right: 8 },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .transitioning': { viewTransitionName: 'name' },
  '& .company': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: vars.palette.text.secondary,
    fontSize: '.9375rem',
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
  },
  '& .about': {
    overflow: 'hidden',
    color: vars.palette.text.hint,
    fontSize: '.875rem',
    lineHeight: 1.55,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [narrow]: {
    padding: '12px 16px 2px',
    '& > button': { top: 1, right: 4 },
  },
}));

export const JobLine = styled('div')({
  '&, & .terms': { display: 'contents' },
  [narrow]: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px 8px',
    gridArea: 'l',
    padding: '2px 16px 14px',
    // A long place has a line of its own.
    flexWrap: 'wrap',
    '& .place': { flex: '0 0 auto', maxWidth: '100%', lineHeight: 1.3 },
    '& .terms': {
      flex: '1 0 auto',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      maxWidth: '100%',
    },
    '& .type': { order: -1 },
    '& .rate': { '& b, & span': { display: 'inline' } },
  },
  [hand]: { paddingBottom: 0 },
});

export const JobActions = styled('div')({
  gridArea: 'a',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '14px 16px 12px 0',
  '& .MuiButton-root': { paddingInline: 8 },
  [narrow]: { padding: '12px 16px 0 2px', '& .MuiButton-root': { minHeight: 44 } },
  [hand]: { padding: '2px 16px 6px 2px' },
});

/** Looks like a button of the row: the `summary` of its details. */
export const Unfold = styled('summary')(({ theme: { vars } }) => ({
  gridArea: 'u',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'start',
  minHeight: 40,
  margin: '-10px 16px 12px 0',
  borderRadius: 8,
  color: vars.palette.info.main,
  fontSize: '.9375rem',
  fontWeight: 580,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: vars.palette.background.sunken },
  [narrow]: { minHeight: 44, margin: '-24px 16px 10px 2px' },
  [hand]: { margin: '2px 2px 6px 16px' },
}));

export const JobDetails = styled('div')(({ theme: { vars } }) => ({
  gridArea: 'x',
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: 24,
  margin: '0 20px 20px',
  paddingTop: 18,
  borderTop: `1px solid ${vars.palette.divider}`,
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, margin: '0 16px 16px' },
  [phone]: { paddingTop: 16 },
}));
