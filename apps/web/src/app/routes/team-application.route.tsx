import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TeamApplicationPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { id = '' } }) =>
  dispatch(teamsApi.endpoints.teamApplication.initiate(id, once)),
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return <SignedInPage title="Application of a team">{() => <TeamApplicationPage key={id} id={id} />}</SignedInPage>;
}
