import Typography from '@mui/material/Typography';
import { Card, EmptyState, Section, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useAdminsQuery } from '../api/accounts-admin.api';
import { QueryBoundary } from './query-boundary';
import { BootstrapCard } from './bootstrap-card';
import { UserTable } from './user-table';

/** Who runs the place. Others are appointed on their own page. */
export function AdminsTab(): ReactNode {
  const query = useAdminsQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <Stack>
      <BootstrapCard />
      <QueryBoundary query={query} what="administrators">
        {(admins) => (
          <Section title={`Current admins (${admins.length})`}>
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              To appoint or dismiss somebody, open their page from their name.
            </Typography>
            {admins.length ? (
              <UserTable label="Administrators" users={admins} />
            ) : (
              <Card>
                <EmptyState drawing="crew" title="No admin users found" />
              </Card>
            )}
          </Section>
        )}
      </QueryBoundary>
    </Stack>
  );
}
