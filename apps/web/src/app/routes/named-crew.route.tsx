import { WidePage } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '@crewcall/web-data-access';
import { profilesApi, useNamedCrewQuery } from '../../features/profile/api/profiles.api';
import { once, type Needs } from '../needs';
import { PageLoading } from '../page-loading';
import { Component as NotFound } from './not-found.route';
import { ProfileOf } from '../profile/profile-of';

export const needs: Needs = async (need) => {
  const { slug = '' } = need.params;
  const { data, error } = await need.dispatch(profilesApi.endpoints.namedCrew.initiate(slug, once));
  if (isUnknown(error)) need.isMissing();
  if (!data) return;
  const { profileNeeds } = await import('../profile/profile-needs');
  await profileNeeds({ ...need, params: { userId: data.user_id } });
};

/** `/crew/{name}`: crew who let search engines find them. */
export function Component(): ReactNode {
  const { slug = '' } = useParams();
  const { data, isFetching } = useNamedCrewQuery(slug);
  if (data) {
    return (
      <WidePage>
        <ProfileOf userId={data.user_id} />
      </WidePage>
    );
  }
  return isFetching ? <PageLoading /> : <NotFound />;
}
