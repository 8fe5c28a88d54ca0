import type { ReactNode } from 'react';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { TicketsPage } from '../../features/admin/components/tickets-page';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).ticketsNeeds);

export function Component(): ReactNode {
  return (
    <AdminGuard title="Tickets" isInner>
      <TicketsPage />
    </AdminGuard>
  );
}
