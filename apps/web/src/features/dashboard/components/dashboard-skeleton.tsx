import { Card, LineSkeleton, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function DashboardSkeleton(): ReactNode {
  return (
    <Loading label="Loading your dashboard">
      <LineSkeleton width={240} height={34} />
      <br />
      <LineSkeleton height={48} />
      <br />
      <Card>
        <RowSkeletons rows={4} height={86} />
      </Card>
    </Loading>
  );
}
