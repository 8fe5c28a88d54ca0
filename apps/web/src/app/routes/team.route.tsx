import { WidePage } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TeamPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, params: { id = '' }, isMissing }) => {
  const { error } = await dispatch(teamsApi.endpoints.team.initiate(id, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <WidePage>
      <TeamPage key={id} id={id} />
    </WidePage>
  );
}
