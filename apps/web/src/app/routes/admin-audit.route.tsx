import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { AuditPage } from '../../features/admin/components/audit-page';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).auditNeeds);

export function Component(): ReactNode {
  return (
    <AdminGuard title="Audit log" isInner isWide>
      <AuditPage />
    </AdminGuard>
  );
}
