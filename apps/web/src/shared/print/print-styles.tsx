import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

const onPaper = {
  '@media print': {
    'body header, body footer, [role="status"], .screen-only, button': { display: 'none !important' },
    'body, body *': { background: 'none !important', color: '#000 !important', boxShadow: 'none !important' },
    'main a[href]::after': { content: '" (" attr(href) ")"', fontWeight: 400, overflowWrap: 'anywhere' },
    'main a[href]': {
      display: 'inline',
      padding: 0,
      border: 0,
      fontSize: '.75rem',
      textAlign: 'left',
      whiteSpace: 'normal',
    },
    'main a[href^="tel:"]::after': { content: 'none' },
    'main a[href^="/"]': { display: 'none' },
    'main li, main dl > div': { breakInside: 'avoid' },
  },
};

/** Paper has no use for header, footer and buttons, and of a link only for where it leads. Each sheet says what it is. */
export function PrintStyles({ foot }: { foot: string }): ReactNode {
  const page = {
    '@page': { size: 'A4', margin: '16mm', '@bottom-left': { content: JSON.stringify(foot), font: '9pt sans-serif' } },
  };
  return <GlobalStyles styles={[onPaper, page]} />;
}
