import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '@crewcall/web-data-access';
import { CoverPage } from '../../features/cover';
import { coverApi } from '../../features/cover/api/cover.api';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = async ({ dispatch, user, params: { roleId = '' }, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const { error } = await dispatch(coverApi.endpoints.coverOfRole.initiate({ roleId }, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '', roleId = '' } = useParams();
  return (
    <SignedInPage title="Cover" roles={['recruiter']}>
      {() => <CoverPage key={roleId} jobId={id} roleId={roleId} />}
    </SignedInPage>
  );
}
