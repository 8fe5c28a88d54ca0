import type { AdminUserDetails } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ActionRow, Facts, SectionCard, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import { useState, type ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useAdminUserQuery, type AccountAction } from '../api/accounts-admin.api';
import {
  accountActionsFor,
  accountActionLabels,
  joinedOn,
  nameOf,
  providerLabels,
  roleLabels,
  standingLabels,
} from '../model/account-labels';
import { QueryBoundary } from './query-boundary';
import { DataTable } from './data-table';
import { AccountActionDialog } from './account-action-dialog';
import { ViewProfile } from './user-table';

/** One account: who it is, where it is signed in, what happened to it, and what can be done. */
export function UserPage({ userId }: { userId: string }): ReactNode {
  const query = useAdminUserQuery(userId, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <QueryBoundary query={query} what="the account">
      {(details) => <Account {...details} />}
    </QueryBoundary>
  );
}

const historyHeads = ['When', 'What', 'Why', 'By'].map((name) => ({ name }));
const sessionHeads = ['Device', 'Place', 'Since', 'Last used'].map((name) => ({ name }));

function Account({ user, sessions, history }: AdminUserDetails): ReactNode {
  const [action, setAction] = useState<AccountAction | null>(null);
  return (
    <Stack>
      <SectionCard title={nameOf(user)} aside={<ViewProfile user={user} />}>
        <Facts
          facts={[
            ['Email', user.email],
            ['Role', roleLabels[user.role]],
            ['Status', standingLabels[user.standing]],
            ['Email verified', user.email_verified ? 'Yes' : 'No'],
            ['Joined', joinedOn(user)],
            ['Signs in with', providerLabels[user.auth_provider]],
          ]}
        />
        <ActionRow>
          {accountActionsFor(user).map((one) => (
            <Button
              key={one}
              variant="outlined"
              color={accountActionLabels[one].isDestructive ? 'error' : 'primary'}
              onClick={() => setAction(one)}
            >
              {accountActionLabels[one].label}
            </Button>
          ))}
        </ActionRow>
      </SectionCard>
      <SectionCard title={`Sessions (${sessions.length})`}>
        {sessions.length ? (
          <DataTable label="Sessions" heads={sessionHeads}>
            {sessions.map(({ id, device, place, created_at, last_seen_at }) => (
              <tr key={id}>
                <td>{device}</td>
                <td>{place ?? 'Unknown'}</td>
                <td>
                  <TimeAgo at={created_at} />
                </td>
                <td>
                  <TimeAgo at={last_seen_at} />
                </td>
              </tr>
            ))}
          </DataTable>
        ) : (
          <Typography color="textSecondary">Signed in nowhere.</Typography>
        )}
      </SectionCard>
      <SectionCard title="History">
        {history.length ? (
          <DataTable label="History" heads={historyHeads}>
            {history.map(({ id, what, reason, by, at }) => (
              <tr key={id}>
                <td>
                  <TimeAgo at={at} />
                </td>
                <td>{what.replaceAll('-', ' ')}</td>
                <td className="long">{reason ?? ''}</td>
                <td>{by && by !== user.id ? 'An administrator' : by ? 'Themselves' : ''}</td>
              </tr>
            ))}
          </DataTable>
        ) : (
          <Typography color="textSecondary">No administrator has acted on this account.</Typography>
        )}
      </SectionCard>
      {action && <AccountActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </Stack>
  );
}
