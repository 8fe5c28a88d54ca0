import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { mustsOf, type Role, wantedKitWords } from '@crewcall/contracts-bookings';
import { useAppDispatch } from '@crewcall/web-data-access';
import { CheckField, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { jobPlanApi, useRolesOfJobQuery } from '../../shared/job-plan/job-plan.api';
import type { KitOfRole } from '../../features/crew/components/crew-list';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';
import { FailedLook } from '../../shared/query-state';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  marginBottom: 24,
  '& > div': { flex: '0 1 240px' },
  '& > p': { flex: '1 0 100%' },
});

const NO_ROLES = 'The roles of the job could not be loaded.';

const withKit = (roles: readonly Role[]): Role[] => roles.filter(({ kit }) => kit.length > 0);
const wantedOf = (role: Role | undefined): string => wantedKitWords(mustsOf(role?.kit ?? []));

interface KitOfOwnRoleProps extends KitOfRole {
  companyId: string;
}

/** In Find Crew: how much each has of the kit that a role of the company asks for, and who brings it. */
export function KitOfOwnRole({ companyId, kit, onChange }: KitOfOwnRoleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !kit.roleId && !kit.wanted)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 3 }}>
        Compare kit
      </Button>
    );
  return <Fields {...{ companyId, kit, onChange }} />;
}

function Fields({ companyId, kit, onChange }: KitOfOwnRoleProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data: jobs = [], ...ofJobs } = useOwnJobChoicesQuery(companyId);
  const [without, setWithout] = useState('');
  const [failed, setFailed] = useState<{ jobId: string; error: unknown } | null>(null);
  const { data = [], ...ofRoles } = useRolesOfJobQuery(kit.jobId, { skip: !kit.jobId });
  const roles = withKit(data);
  const role = roles.find(({ id }) => id === kit.roleId);
  const choose = (next: Role | undefined): void => {
    onChange('kit_of', next ? `${next.job_id}.${next.id}` : '');
    onChange('kit', kit.wanted && wantedOf(next));
  };
  const chooseJob = async (id: string): Promise<void> => {
    setWithout('');
    setFailed(null);
    if (!id) return choose(undefined);
    const asked = jobPlanApi.endpoints.rolesOfJob.initiate(id, { subscribe: false });
    const { data: found, error } = await dispatch(asked);
    if (!found) return setFailed({ jobId: id, error });
    const [first] = withKit(found);
    choose(first);
    if (!first) setWithout(id);
  };
  return (
    <Bar role="group" aria-label="Compare kit">
      <SelectField
        label="Kit of a job"
        options={[{ value: '', label: 'None' }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))]}
        value={failed?.jobId ?? (without || kit.jobId)}
        onChange={({ target }) => void chooseJob(target.value)}
      />
      {roles.length > 1 && (
        <SelectField
          label="Role"
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={kit.roleId}
          onChange={({ target }) => choose(roles.find(({ id }) => id === target.value))}
        />
      )}
      {(kit.wanted || wantedOf(role)) && (
        <CheckField
          label="Brings the kit"
          checked={kit.wanted !== ''}
          onChange={({ target }) => onChange('kit', target.checked ? wantedOf(role) : '')}
        />
      )}
      {without && <p role="status">No role of this job asks for kit.</p>}
      {!jobs.length && <FailedQuery query={ofJobs} text="Your jobs could not be loaded." />}
      {failed ? (
        <FailedLook text={NO_ROLES} error={failed.error} onRetry={() => void chooseJob(failed.jobId)} />
      ) : (
        !data.length && <FailedQuery query={ofRoles} text={NO_ROLES} />
      )}
    </Bar>
  );
}

interface FailedQueryProps {
  query: { error?: unknown; refetch: () => unknown };
  text: string;
}

const FailedQuery = ({ query: { error, refetch }, text }: FailedQueryProps): ReactNode =>
  error !== undefined && <FailedLook {...{ text, error }} onRetry={() => void refetch()} />;
