import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { ReportsPage } from '../../features/admin/components/reports-page';

export function Component(): ReactNode {
  return (
    <AdminGuard title="Reports" isInner>
      <ReportsPage />
    </AdminGuard>
  );
}
