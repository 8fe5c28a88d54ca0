import { webRoutes } from '@crewcall/contracts-core';
import type { AdminUser } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import { Card, Chip, LinkButton, TextLink, Tooltip, VerifiedBadge } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { joinedOn, nameOf, providerLabels, roleLabels, standingLabels } from '../model/account-labels';
import { DataTable } from './data-table';

const heads = ['Name', 'Role', 'Verified', 'Email', 'Joined', 'Signs in with', 'Action'].map((name) => ({ name }));

/** An administrator has no public page, and no user deleted has one any more. */
export function ViewProfile({ user }: { user: AdminUser }): ReactNode {
  const why =
    user.standing === 'deleted'
      ? 'This account was deleted.'
      : user.role === 'admin'
        ? 'Administrators have no profile.'
        : null;
  if (!why) {
    return (
      <LinkButton to={webRoutes.profileOf.href(user.id)} variant="outlined" size="small">
        View Profile
      </LinkButton>
    );
  }
  return (
    <Tooltip title={why}>
      <span>
        <Button variant="outlined" size="small" disabled>
          View Profile
        </Button>
      </span>
    </Tooltip>
  );
}

export function UserTable({ label, users }: { label: string; users: AdminUser[] }): ReactNode {
  return (
    <Card>
      <DataTable label={label} heads={heads}>
        {users.map((user) => (
          <tr key={user.id}>
            <td>
              <TextLink to={webRoutes.adminUser.href(user.id)}>{nameOf(user)}</TextLink>
            </td>
            <td>
              <Chip tone="line">{roleLabels[user.role]}</Chip>
            </td>
            <td>
              {user.standing === 'suspended' || user.standing === 'deleted' ? (
                <Chip tone="bad">{standingLabels[user.standing]}</Chip>
              ) : user.email_verified ? (
                <VerifiedBadge />
              ) : (
                'Not verified'
              )}
            </td>
            <td>{user.email}</td>
            <td>{joinedOn(user)}</td>
            <td>{providerLabels[user.auth_provider]}</td>
            <td>
              <ViewProfile user={user} />
            </td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}
