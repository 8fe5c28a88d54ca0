import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

/** The page's measure: 1200 px between 24 px gutters, full width with 16 px gutters on a phone. */
export const Wrap = styled('div')({
  width: '100%',
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: 24,
  [phone]: { paddingInline: 16 },
});

/** What stands between header and footer on an ordinary page. */
export const Page = styled(Wrap)({
  paddingBlock: '32px 64px',
  [phone]: { paddingBlock: '24px 48px' },
});

const Wide = styled(Page)({ '@media (min-width: 1440px)': { maxWidth: 1408 } });

/** A page of two columns: it grows with the window, and the header with it. */
export function WidePage({ children }: { children: ReactNode }): ReactNode {
  return <Wide className="wide">{children}</Wide>;
}

const Head = styled('div')({
  display: 'flex',
  gap: 16,
  flexWrap: 'wrap',
  alignItems: 'end',
  marginBottom: 24,
  '&[data-spoken]': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  flex: '1 1 320px',
  minWidth: 0,
});

interface PageHeadProps {
  title: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** The page is of one thing, which lists name as well: its name moves from there. */
  isNamed?: boolean;
  /** On a phone it is only read out: what comes next says the same, and the place is wanted. */
  isSpokenOnPhones?: boolean;
}

/** The page's one h1. It takes the focus after a change of route, so that a screen reader hears where it is. */
export function PageHead({ title, lede, actions, isNamed = false, isSpokenOnPhones }: PageHeadProps): ReactNode {
  return (
    <Head data-spoken={isSpokenOnPhones}>
      <Words>
        <Typography variant="h2" component="h1" tabIndex={-1} sx={isNamed ? { viewTransitionName: 'name' } : undefined}>
          {title}
        </Typography>
        {lede && (
          <Typography component="div" color="textSecondary" sx={{ maxWidth: '64ch', overflowWrap: 'anywhere' }}>
            {lede}
          </Typography>
        )}
      </Words>
      {actions}
    </Head>
  );
}
