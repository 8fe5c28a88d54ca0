import Button from '@mui/material/Button';
import type { Team } from '@crewcall/contracts-bookings';
import { useState, type ReactNode } from 'react';
import { useRolesOfJobQuery } from '../../shared/job-plan/job-plan.api';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';
import { HireDialog } from '../../features/teams/components/hire-dialog';
import { FailedLook } from '../../shared/query-state';

/** Its jobs and their roles, for the dialog that hires a team. */
export function HireWithOwnJob({ companyId, team }: { companyId: string; team: Team }): ReactNode {
  const { data: jobs = [], error, refetch } = useOwnJobChoicesQuery(companyId);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const jobId = chosen ?? jobs[0]?.id ?? '';
  const { currentData: roles = [] } = useRolesOfJobQuery(jobId, { skip: !isOpen || !jobId });
  if (error !== undefined && !jobs.length)
    return <FailedLook text="Your jobs could not be loaded." {...{ error }} onRetry={() => void refetch()} />;
  if (!jobs.length) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Hire the team
      </Button>
      {isOpen && (
        <HireDialog
          key={`${jobId} ${roles.length}`}
          {...{ team, jobs, jobId, roles }}
          onJob={setChosen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
