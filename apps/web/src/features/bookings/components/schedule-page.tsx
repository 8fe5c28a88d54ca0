import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { dayAfter, type Call, type Role } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import {
  Card,
  CardBody,
  EditIcon,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHead,
  PlusIcon,
  RowSkeletons,
  Section,
  Stack,
  TextLink,
} from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { callValuesOf, newCall, onDay } from '../model/call-values';
import { totalOf } from '../model/schedule';
import { FillBar } from './fill-bar';
import { ScheduleCost } from './schedule-cost';
import { CallRow, RoleRow } from './schedule-rows';

const EditCall = lazy(async () => ({ default: (await import('./edit-call')).EditCall }));
const EditRole = lazy(async () => ({ default: (await import('./edit-role')).EditRole }));

interface ScheduleProps {
  jobId: string;
  /** Whether the reader owns the job. */
  mayEdit: boolean;
  calls: readonly Call[];
  roles: readonly Role[];
}

interface SchedulePageProps extends Pick<ScheduleProps, 'jobId' | 'mayEdit'> {
  /** The job's, once it is known. */
  title?: string | undefined;
  lede?: string | undefined;
}

/** A job's calls and roles with how many places are filled, as it stands now on every open screen. */
export function SchedulePage({ jobId, title, lede, mayEdit }: SchedulePageProps): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const calls = useCallsOfJobQuery(jobId, fresh);
  const roles = useRolesOfJobQuery(jobId, fresh);
  const failed = [calls, roles].find(({ data, isFetching }) => !data && !isFetching);
  return (
    <>
      <TextLink to={webRoutes.job.href(jobId)}>The job</TextLink>
      <PageHead title="Calls and crew" lede={title && [title, lede].filter(Boolean).join(', ')} />
      {calls.data && roles.data ? (
        <Schedule {...{ jobId, mayEdit }} calls={calls.data} roles={roles.data} />
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

type Edited = { call: Call | null } | { role: Role | null };

function Schedule({ jobId, mayEdit, calls, roles }: ScheduleProps): ReactNode {
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = (): void => setEdited(null);
  const worksOn = (call: Call | null): Role[] => roles.filter(({ call_ids }) => call && call_ids.includes(call.id));
  const last = calls.at(-1);
  return (
    <Stack>
      <Card>
        <CardBody>
          <FillBar isLarge filled={totalOf(roles, 'filled')} positions={totalOf(roles, 'positions')} />
        </CardBody>
      </Card>
      <Section
        title="Calls"
        actions={mayEdit && <AddButton onClick={() => setEdited({ call: null })}>Add call</AddButton>}
      >
        <Card>
          {calls.length === 0 && <EmptyState drawing="stage" title="No calls yet" text="Add the first day of work." />}
          <ul>
            {calls.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                roles={worksOn(call)}
                {...(mayEdit && { onEdit: () => setEdited({ call }) })}
              />
            ))}
          </ul>
        </Card>
      </Section>
      <Section
        title="Roles and slots"
        actions={mayEdit && <AddButton onClick={() => setEdited({ role: null })}>Add role</AddButton>}
      >
        <Card>
          <ul>
            {roles.map((role) => (
              <RoleRow
                key={role.id}
                {...{ role, calls }}
                actions={
                  <>
                    <LinkButton
                      size="small"
                      variant="outlined"
                      to={webRoutes.jobLadder.href(jobId, role.id)}
                      aria-label={`Open the ladder of ${role.name}`}
                    >
                      Open ladder
                    </LinkButton>
                    {mayEdit && (role.free_call_ids?.length || role.filled < role.positions) && (
                      <LinkButton size="small" variant="outlined" to={webRoutes.jobCover.href(jobId, role.id)}>
                        Find cover
                      </LinkButton>
                    )}
                    {mayEdit && (
                      <IconButton aria-label={`Edit ${role.name}`} onClick={() => setEdited({ role })}>
                        <EditIcon />
                      </IconButton>
                    )}
                  </>
                }
              />
            ))}
          </ul>
        </Card>
      </Section>
      {mayEdit && <ScheduleCost {...{ roles }} />}
      <Suspense>
        {edited && 'call' in edited && (
          <EditCall
            {...{ jobId }}
            call={edited.call}
            start={last ? onDay(callValuesOf({ ...last, name: null }), dayAfter(last.starts_on)) : newCall('')}
            roles={worksOn(edited.call)}
            isLast={calls.length === 1}
            onClose={close}
          />
        )}
        {edited && 'role' in edited && (
          <EditRole {...{ jobId, calls }} role={edited.role} isLast={roles.length === 1} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}

function AddButton({ onClick, children }: { onClick: () => void; children: string }): ReactNode {
  return (
    <Button size="small" variant="outlined" startIcon={<PlusIcon />} onClick={onClick}>
      {children}
    </Button>
  );
}
