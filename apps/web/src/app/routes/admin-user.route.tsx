import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AdminGuard } from '../../features/admin/components/admin-guard';
import { UserPage } from '../../features/admin/components/user-page';
import { lateNeeds } from '../needs';

export const needs = lateNeeds(async () => (await import('./admin-needs')).adminUserNeeds);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <AdminGuard title="User" isInner>
      <UserPage key={id} userId={id} />
    </AdminGuard>
  );
}
