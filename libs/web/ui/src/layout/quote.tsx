import { styled } from '@mui/material/styles';

/** A user's own words: a cover letter, a reason, a message. */
export const Quote = styled('p')(({ theme: { vars } }) => ({
  padding: '12px 16px',
  borderRadius: 8,
  background: vars.palette.background.sunken,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));
