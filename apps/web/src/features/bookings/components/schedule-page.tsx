import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clockChangeWords, dayWords, type Call, type Role } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import {
  Card,
  Chip,
  DateBlock,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHead,
  phone,
  RowSkeletons,
  TextLink,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../api/bookings.api';
import { FillBar } from './fill-bar';

const Stack = styled('div')({ display: 'grid', gap: 24 });
const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 16px 12px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&.role': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', padding: '12px 16px' },
  '& .calls': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  [phone]: {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    '& > :nth-of-type(n + 3)': { gridColumn: 2 },
    '&.role': { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumn: '1' } },
  },
}));

/** A job's calls and roles with how many places are filled, as it stands now on every open screen. */
export function SchedulePage({ jobId }: { jobId: string }): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const calls = useCallsOfJobQuery(jobId, fresh);
  const roles = useRolesOfJobQuery(jobId, fresh);
  const failed = [calls, roles].find(({ data, isFetching }) => !data && !isFetching);
  return (
    <>
      <TextLink to={webRoutes.job.href(jobId)}>The job</TextLink>
      <PageHead title="Calls and crew" />
      {calls.data && roles.data ? (
        <Schedule jobId={jobId} calls={calls.data} roles={roles.data} />
      ) : (
        <Card>
          {failed ? (
            <ErrorPanel
              title="The schedule could not be loaded."
              message={errorText(failed.error, 'Please try again.')}
              onRetry={() => {
                void calls.refetch();
                void roles.refetch();
              }}
            />
          ) : (
            <Loading label="Loading the schedule">
              <RowSkeletons rows={4} height={84} />
            </Loading>
          )}
        </Card>
      )}
    </>
  );
}

const total = (roles: readonly Role[], of: 'positions' | 'filled'): number =>
  roles.reduce((sum, role) => sum + role[of], 0);

function Schedule({
  jobId,
  calls,
  roles,
}: {
  jobId: string;
  calls: readonly Call[];
  roles: readonly Role[];
}): ReactNode {
  return (
    <Stack>
      <FillBar filled={total(roles, 'filled')} positions={total(roles, 'positions')} />
      <section aria-label="Calls">
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          Calls
        </Typography>
        <Card>
          <ul>
            {calls.map((call) => (
              <CallRow key={call.id} call={call} roles={roles.filter(({ call_ids }) => call_ids.includes(call.id))} />
            ))}
          </ul>
        </Card>
      </section>
      <section aria-label="Roles">
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          Roles and slots
        </Typography>
        <Card>
          <ul>
            {roles.map((role) => (
              <RoleRow key={role.id} {...{ jobId, role, calls }} />
            ))}
          </ul>
        </Card>
      </section>
    </Stack>
  );
}

function CallRow({ call, roles }: { call: Call; roles: readonly Role[] }): ReactNode {
  const { starts_on, starts_at, ends_at, ends_on } = call;
  const isNext = Boolean(starts_at) && ends_on > starts_on;
  const clocks = call.clocks ? clockChangeWords(call) : null;
  return (
    <Row>
      <DateBlock day={dayWords(starts_on)} dateTime={starts_on} />
      <Typography variant="h5" component="h3">
        {call.name ?? 'Call'}
      </Typography>
      <Typography variant="body2">
        {starts_at ? `${starts_at} to ${ends_at}` : 'Call time to follow'}
        {isNext && `, ends ${dayWords(ends_on)}`}
        {clocks && `. ${clocks}`}
        {call.place && `, ${call.place}`}
      </Typography>
      <FillBar filled={total(roles, 'filled')} positions={total(roles, 'positions')} />
    </Row>
  );
}

function RoleRow({ jobId, role, calls }: { jobId: string; role: Role; calls: readonly Call[] }): ReactNode {
  return (
    <Row className="role">
      <div>
        <Typography variant="h5" component="h3">
          {role.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[role.rate_words, role.estimate_words].filter(Boolean).join(', ')}
        </Typography>
        <span className="calls">
          {calls
            .filter(({ id }) => role.call_ids.includes(id))
            .map(({ id, name, starts_on }) => (
              <Chip key={id}>{name ?? dayWords(starts_on)}</Chip>
            ))}
        </span>
      </div>
      <FillBar filled={role.filled} positions={role.positions} />
      <LinkButton
        size="small"
        variant="outlined"
        to={webRoutes.jobLadder.href(jobId, role.id)}
        aria-label={`Open the ladder of ${role.name}`}
      >
        Open ladder
      </LinkButton>
    </Row>
  );
}
