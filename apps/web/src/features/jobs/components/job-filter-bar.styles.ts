import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';

const narrow = '@media (max-width: 899.95px)';
const wide = '@media (min-width: 900px)';

export const Bar = styled('form')(({ theme: { vars } }) => ({
  marginBottom: 24,
  [wide]: {
    position: 'relative',
    display: 'grid',
    // The fifth shows its longest name, 'All Contract Types', whole.
    gridTemplateColumns:
      'minmax(0, 1.45fr) minmax(0, 1.3fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.15fr) minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    '& > .open': { display: 'none' },
    // Beside the heading: it comes while a user types, and moves nothing.
    '& > .clear': { position: 'absolute', right: 0, bottom: '100%', minHeight: 44 },
  },
  // One row under the header, which stays there while the list goes by.
  [narrow]: {
    position: 'sticky',
    top: 64,
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: '0 -24px 16px',
    padding: '10px 24px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.default,
    '& > .words': { flex: '1 0 120px', minWidth: 0 },
    // The sign in it says the same.
    '& > .words :is(div:has(> label), [aria-live])': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > .open': { minHeight: 44, whiteSpace: 'nowrap' },
    // A cross beside the words, which give it the room: it comes while a user types, and moves nothing.
    '& > .clear': { minWidth: 44, minHeight: 44, padding: 0 },
    '& > .clear .MuiButton-startIcon': { margin: 0 },
    '& > .clear .label': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  [phone]: { top: 56, margin: '-24px -16px 0', paddingInline: 16 },
}));

/** At a desk its fields stand in the bar; on a phone it is shown by its button and hidden by Esc or a press outside. */
export const Sheet = styled('div')(({ theme: { vars } }) => ({
  [wide]: { display: 'contents', '& > .show': { display: 'none' }, '& > .near': { justifySelf: 'start' } },
  [narrow]: {
    '&:popover-open': { display: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 16,
    inset: 'auto 0 0',
    width: '100%',
    maxHeight: '92%',
    margin: 0,
    padding: '20px 16px calc(16px + env(safe-area-inset-bottom))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: 0,
    borderRadius: '16px 16px 0 0',
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    '&::backdrop': { background: vars.palette.scrim },
    '& > *, & input': { minWidth: 0 },
    // Places need a whole line for their hint.
    '& > :first-of-type, & > :has(input[name="near"]), & > .show': { gridColumn: '1 / -1' },
    '& > .show': { minHeight: 48 },
  },
}));
