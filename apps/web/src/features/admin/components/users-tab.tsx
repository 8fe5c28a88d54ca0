import { counted, isRole, PAGE_SIZE_DEFAULT, roles } from '@crewcall/contracts-core';
import { administrationLimits, userStandings } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Card, EmptyState, Pagination, SearchIcon, SelectField, TextField, useTypedFilter } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useAddress } from '../../../shared/address';
import { useFoundPage } from '../../../shared/query-state';
import { useAdminUsersQuery } from '../api/accounts-admin.api';
import { roleLabels, standingLabels } from '../model/account-labels';
import { usersQuery } from '../model/admin-address';
import { QueryBoundary } from './query-boundary';
import { UserTable } from './user-table';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBottom: 16,
  '& > *': { flex: '1 1 170px' },
});

const roleOptions = [{ value: '', label: 'All' }, ...roles.map((value) => ({ value, label: roleLabels[value] }))];
const standingOptions = [
  { value: '', label: 'All but deleted' },
  ...userStandings.map((value) => ({ value, label: standingLabels[value] })),
];

export function UsersTab(): ReactNode {
  const address = useAddress();
  const [typed, setTyped] = useTypedFilter(address.get('search'), (search) => address.set({ search }));
  const role = address.get('role');
  const standing = userStandings.find((one) => one === address.get('standing'));
  const answer = useAdminUsersQuery(usersQuery(address), { refetchOnMountOrArgChange: onEveryVisit() });
  const query = { ...answer, data: useFoundPage(answer, PAGE_SIZE_DEFAULT, address.hrefOf) };
  return (
    <>
      <Filters>
        <TextField
          label="Search"
          placeholder="Name, company or email"
          icon={<SearchIcon />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          input={{ maxLength: administrationLimits.searchMax, type: 'search' }}
        />
        <SelectField
          label="Role"
          options={roleOptions}
          value={isRole(role) ? role : ''}
          onChange={({ target }) => address.set({ role: target.value })}
        />
        <SelectField
          label="Standing"
          options={standingOptions}
          value={standing ?? ''}
          onChange={({ target }) => address.set({ standing: target.value })}
        />
      </Filters>
      <QueryBoundary query={query} what="users">
        {({ items, total }) => (
          <>
            <div role="status">
              <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
                {counted(total, 'user')}
              </Typography>
            </div>
            {items.length ? (
              <UserTable label="Users" users={items} />
            ) : (
              <Card>
                <EmptyState drawing="crew" title="No users found" />
              </Card>
            )}
            <Pagination
              page={address.page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={total}
              noun="users"
              hrefOf={address.hrefOf}
            />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
