import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { AdminTabs } from '../../features/admin/components/admin-tabs';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).adminNeeds);

export function Component(): ReactNode {
  return (
    <AdminGuard title="Admin Dashboard">
      <AdminTabs />
    </AdminGuard>
  );
}
