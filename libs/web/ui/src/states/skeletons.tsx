import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/section';
import { phone } from '../theme/typography';
import { Skeleton } from './skeleton';

/** Says once that something is being fetched; the shapes inside are silent. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }): ReactNode {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function LineSkeleton({ width = '100%', height = 14 }: { width?: string | number; height?: number }): ReactNode {
  return <Skeleton width={width} height={height} />;
}

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 96px',
  gap: 20,
  alignItems: 'center',
  padding: '18px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > :nth-of-type(2)': { display: 'grid', gap: 10 },
  [phone]: {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    padding: '16px 12px',
    '& > :last-of-type': { display: 'none' },
  },
}));

/** Rows of a list with the height the real ones will have, so that nothing jumps when they come. */
export function RowSkeletons({ rows = 5, height = 109 }: { rows?: number; height?: number }): ReactNode {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} sx={{ minHeight: `${height}px` }}>
      <Skeleton height={48} radius={8} />
      <div>
        <LineSkeleton width="48%" height={18} />
        <LineSkeleton width="32%" />
        <LineSkeleton width="72%" />
      </div>
      <Skeleton width={96} height={36} radius={8} />
    </Row>
  ));
}

const Person = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 20,
  '& > :first-of-type': { display: 'grid', gridTemplateColumns: '56px 1fr', gap: 16 },
  '& > :first-of-type > :last-child': { display: 'grid', gap: 10, alignContent: 'center' },
});

export function PersonSkeleton(): ReactNode {
  return (
    <Person>
      <div>
        <Skeleton width={56} height={56} radius="50%" />
        <div>
          <LineSkeleton width="52%" height={18} />
          <LineSkeleton width="72%" />
          <LineSkeleton width="38%" />
        </div>
      </div>
      <LineSkeleton />
      <LineSkeleton width="84%" />
    </Person>
  );
}
