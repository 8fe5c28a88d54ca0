import { adminRoutes, auditLimits, type AuditEntry } from '@crewcall/contracts-admin';
import { madeOnce, PAGE_SIZE_DEFAULT, webRoutes } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, EmptyState, Pagination, TextField, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useAddress } from '../../../shared/address';
import { useAuditQuery } from '../api/desk.api';
import { auditFilters, auditQuery } from '../model/admin-address';
import { FileButton } from '../../../shared/files/file-button';
import { QueryBoundary } from './query-boundary';
import { DataTable } from './data-table';

const Filters = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 16,
  marginBottom: 16,
  '& > div': { flex: '1 1 200px' },
  '& > button': { minHeight: 44 },
});
const heads = ['When', 'Who', 'What', 'Of', 'Why', 'From', 'Before', 'After'].map((name) => ({ name }));
const moment = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'Europe/London',
    }),
);

const factsOf = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');

function Entry({ entry }: { entry: AuditEntry }): ReactNode {
  return (
    <tr>
      <td>{moment().format(new Date(entry.at))}</td>
      <td>
        {entry.actor_id ? (
          <TextLink to={webRoutes.adminUser.href(entry.actor_id)}>{entry.actor_name ?? entry.actor_id}</TextLink>
        ) : (
          'System'
        )}
      </td>
      <td>{entry.deed}</td>
      <td className="long">
        {entry.subject_kind === 'user' ? (
          <TextLink to={webRoutes.adminUser.href(entry.subject_id)}>{entry.subject_name ?? 'user'}</TextLink>
        ) : (
          // Its id is for the search: everything that was done to it.
          <TextLink to={webRoutes.adminAudit.href({ search: entry.subject_id })}>{entry.subject_kind}</TextLink>
        )}
      </td>
      <td className="long">{entry.reason ?? ''}</td>
      <td>{entry.address ?? ''}</td>
      <td className="long">{factsOf(entry.before)}</td>
      <td className="long">{factsOf(entry.after)}</td>
    </tr>
  );
}

/** Every action of every administrator: searched, and taken along as a file. */
export function AuditPage(): ReactNode {
  const address = useAddress();
  const filters = auditFilters(address);
  // Follows the address, which a link of the log changes.
  const { register, handleSubmit } = useForm({ values: filters });
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const query = useAuditQuery(auditQuery(address), { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <>
      <Filters onSubmit={(event) => void handleSubmit(address.set)(event)} aria-label="Search the log">
        <TextField
          label="Search"
          {...register('search')}
          input={{ maxLength: auditLimits.searchMax, type: 'search' }}
        />
        <TextField label="From" {...register('from')} type="date" />
        <TextField label="To" {...register('to')} type="date" />
        <Button type="submit" variant="contained">
          Search
        </Button>
        <FileButton
          label="Download as CSV"
          path={`${adminRoutes.auditExport}?${new URLSearchParams(given).toString()}`}
          name="audit.csv"
        />
      </Filters>
      <QueryBoundary query={query} what="the audit log">
        {({ items, total }) => (
          <>
            <Card>
              {items.length ? (
                <DataTable label="Audit log" heads={heads}>
                  {items.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </DataTable>
              ) : (
                <EmptyState drawing="list" title="Nothing was found" heading="h2" />
              )}
            </Card>
            <Pagination
              page={address.page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={total}
              noun="entries"
              hrefOf={address.hrefOf}
            />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
