import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isUnknown } from '@crewcall/web-data-access';
import { SchedulePage } from '../../features/bookings';
import { SheetDeskPage } from '../../features/call-sheets';
import { callSheetsApi } from '../../features/call-sheets/api/call-sheets.api';
import { jobPlanApi } from '../../shared/job-plan/job-plan.api';
import { jobsApi, useJobQuery } from '../../features/jobs/api/jobs.api';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, search, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const sheet = search.get('sheet');
  const [{ error }] = await Promise.all([
    dispatch(jobPlanApi.endpoints.callsOfJob.initiate(id, once)),
    dispatch(jobPlanApi.endpoints.rolesOfJob.initiate(id, once)),
    dispatch(jobsApi.endpoints.job.initiate(id, once)),
    sheet && dispatch(callSheetsApi.endpoints.callSheet.initiate(sheet, once)),
  ]);
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const sheet = useSearchParams()[0].get('sheet');
  return (
    <SignedInPage title={sheet ? 'Call sheet' : 'Calls and crew'} roles={['recruiter']}>
      {(user) => <OfJob companyId={user.id} sheet={sheet} />}
    </SignedInPage>
  );
}

function OfJob({ companyId, sheet }: { companyId: string; sheet: string | null }): ReactNode {
  const { id = '' } = useParams();
  const { data: job } = useJobQuery(id);
  if (sheet) return <SheetDeskPage key={sheet} jobId={id} callId={sheet} />;
  const mayEdit = companyId === job?.recruiter_id;
  return <SchedulePage key={id} jobId={id} title={job?.title} lede={job?.location} {...{ mayEdit }} />;
}
