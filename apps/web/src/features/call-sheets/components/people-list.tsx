import { styled } from '@mui/material/styles';

/** Those booked on a call, each with how far something is. */
export const PeopleList = styled('ul')(({ theme: { vars } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li.whole': { display: 'block', padding: 16 },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '.8125rem' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: '.875rem' },
}));
