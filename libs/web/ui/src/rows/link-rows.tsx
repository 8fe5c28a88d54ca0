import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../layout/card';

const Row = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { background: vars.palette.background.sunken },
  // The title's link covers the row.
  '& h3 a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& p': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
  '& > .date': { minWidth: 44 },
  '& > .words': { gridColumn: 2 },
  '& > .words:first-child, & > .words:first-child ~ .under': { gridColumnStart: 1 },
  '& > .words:first-child': { gridColumnEnd: 3 },
  '& > .end': { gridColumn: 3, textAlign: 'right', fontSize: '.875rem' },
  '& > .under': { gridColumn: '2 / -1', marginTop: 4 },
}));

interface LinkRowProps {
  to: string;
  /** A date, a face, a mark. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  under?: ReactNode;
}

/** A row that is one link. */
export function LinkRow({ to, lead, title, text, end, under }: LinkRowProps): ReactNode {
  return (
    <Row>
      {lead}
      <div className="words">
        <Typography variant="h5" component="h3" sx={{ fontSize: '.9375rem' }}>
          <Link to={to} viewTransition>
            {title}
          </Link>
        </Typography>
        {text && <p>{text}</p>}
      </div>
      {end && <div className="end">{end}</div>}
      {under && <div className="under">{under}</div>}
    </Row>
  );
}

export function LinkRows({ label, children }: { label?: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <ul aria-label={label}>{children}</ul>
    </Card>
  );
}
