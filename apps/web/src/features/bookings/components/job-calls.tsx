import { skipToken } from '@reduxjs/toolkit/query';
import { Card, Section, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { useWatchedJob } from '../hooks/use-watched-job';
import { hasPlan } from '../model/has-plan';
import { CallRow, RoleRow } from './schedule-rows';

/** Visitors have no live channel: how many places are filled is asked for again while they look, and shown within two seconds. */
const POLL_MS = 1_000;

/** On the job's own page: when the work is and how many places are filled. A job of one call and one role says so above. */
export function JobCalls({ jobId }: { jobId: string }): ReactNode {
  const { data: calls = [] } = useCallsOfJobQuery(jobId);
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const isShown = hasPlan(calls, roles) || roles.some(({ tickets }) => tickets.needs.length > 0);
  const isLive = useWatchedJob(isShown ? jobId : null);
  useRolesOfJobQuery(isShown && !isLive ? jobId : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (!isShown) return null;
  return (
    <Stack>
      <Section title="Calls">
        <Card>
          <ul>
            {calls.map((call) => (
              <CallRow key={call.id} call={call} roles={roles.filter(({ call_ids }) => call_ids.includes(call.id))} />
            ))}
          </ul>
        </Card>
      </Section>
      <Section title="Roles">
        <Card>
          <ul>
            {roles.map((role) => (
              <RoleRow key={role.id} {...{ role, calls }} />
            ))}
          </ul>
        </Card>
      </Section>
    </Stack>
  );
}
