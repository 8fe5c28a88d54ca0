import { styled } from '@mui/material/styles';

/** Chips beside and below each other; one whose words are longer than the line breaks them. */
export const ChipList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > li': { minWidth: 0 },
  '& > li > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
