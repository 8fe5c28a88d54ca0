import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TeamOfferPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { id = '' } }) =>
  dispatch(teamsApi.endpoints.teamOffer.initiate(id, once)),
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return <SignedInPage title="Offer to a team">{() => <TeamOfferPage key={id} id={id} />}</SignedInPage>;
}
