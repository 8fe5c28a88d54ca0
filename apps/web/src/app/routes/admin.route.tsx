import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { AdminTabs } from '../../features/admin/components/admin-tabs';

export function Component(): ReactNode {
  return (
    <AdminGuard title="Admin Dashboard">
      <AdminTabs />
    </AdminGuard>
  );
}
