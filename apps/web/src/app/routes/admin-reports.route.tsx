import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { ReportsPage } from '../../features/admin/components/reports-page';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).reportsNeeds);

export function Component(): ReactNode {
  return (
    <AdminGuard title="Reports" isInner>
      <ReportsPage />
    </AdminGuard>
  );
}
