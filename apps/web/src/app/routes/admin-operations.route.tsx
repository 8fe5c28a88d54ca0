import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { OperationsPage } from '../../features/admin/components/operations-page';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).operationsNeeds);

export function Component(): ReactNode {
  return (
    <AdminGuard title="Operations" isInner>
      <OperationsPage />
    </AdminGuard>
  );
}
