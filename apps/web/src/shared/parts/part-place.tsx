import { Card, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** Where a part is that is still on its way. */
export const PartPlace = (): ReactNode => (
  <Card sx={{ minHeight: 320 }}>
    <Loading label="Loading">
      <RowSkeletons rows={3} />
    </Loading>
  </Card>
);
