import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '@crewcall/web-data-access';
import { LadderPage } from '../../features/bookings';
import { jobPlanApi } from '../../shared/job-plan/job-plan.api';
import { offersApi } from '../../features/bookings/api/offers.api';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = async ({ dispatch, user, params: { id = '', roleId = '' }, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const [{ error }] = await Promise.all([
    dispatch(offersApi.endpoints.ladder.initiate(roleId, once)),
    dispatch(offersApi.endpoints.askedForRole.initiate(roleId, once)),
    dispatch(jobPlanApi.endpoints.rolesOfJob.initiate(id, once)),
    dispatch(jobPlanApi.endpoints.callsOfJob.initiate(id, once)),
  ]);
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '', roleId = '' } = useParams();
  return (
    <SignedInPage title="Pencils" roles={['recruiter']}>
      {() => <LadderPage key={roleId} jobId={id} roleId={roleId} />}
    </SignedInPage>
  );
}
