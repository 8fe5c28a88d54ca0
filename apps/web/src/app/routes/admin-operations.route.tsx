import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { OperationsPage } from '../../features/admin/components/operations-page';

export function Component(): ReactNode {
  return (
    <AdminGuard title="Operations" isInner>
      <OperationsPage />
    </AdminGuard>
  );
}
