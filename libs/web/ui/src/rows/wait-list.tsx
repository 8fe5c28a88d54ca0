import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../layout/card';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) auto',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '16px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > .by': { display: 'grid', justifyItems: 'start', gap: 4, fontSize: '.9375rem', fontWeight: 620 },
  '& > .by.soon': { color: vars.palette.error.main },
  '& > .about p': {
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
  },
  '& > .about a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > .acts': { display: 'flex', gap: 8 },
  '& > .more': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
  '@media (max-width: 699.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: 16,
    '& > .by': { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 8 },
    '& > .acts > *': { flex: 1 },
  },
}));

interface WaitRowProps {
  /** Until when, or since when. */
  by: ReactNode;
  /** What is due now is red. */
  isSoon?: boolean;
  /** What kind of thing waits. */
  kind: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  /** Below the row: what came of an answer. */
  more?: ReactNode;
}

/** One thing that waits for an answer: until when, what, and at most two buttons. */
export function WaitRow({ by, isSoon = false, kind, title, text, actions, more }: WaitRowProps): ReactNode {
  return (
    <Row>
      <div className={isSoon ? 'by soon' : 'by'}>
        {by}
        {kind}
      </div>
      <div className="about">
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
        {text && <p>{text}</p>}
      </div>
      <div className="acts">{actions}</div>
      {more && <div className="more">{more}</div>}
    </Row>
  );
}

/** What waits, what loses most by waiting first. */
export function WaitList({ label, children }: { label?: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <ul aria-label={label}>{children}</ul>
    </Card>
  );
}
