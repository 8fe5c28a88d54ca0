import type { Role } from '@crewcall/contracts-core';
import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { isUnknown } from '@crewcall/web-data-access';
import { profilesApi, useCompanyQuery, useFreelancerQuery } from '../api/profiles.api';

/**
 * The profile behind an id. Whose another's is cannot be told from the id, so the crew profile is asked for first (most
 * profiles that are looked at are of crew) and the company's when there is none, or when it is known already.
 */
export function useProfileOf(userId: string, ownRole?: Role) {
  const known = profilesApi.endpoints.company.useQueryState(userId);
  const isCompany = ownRole === 'recruiter' || Boolean(known.data);
  const crew = useFreelancerQuery(userId, { skip: isCompany });
  const asksCompany = isCompany || (ownRole !== 'freelancer' && isUnknown(crew.error));
  const company = useCompanyQuery(userId, { skip: !asksCompany });
  const asked = asksCompany ? company : crew;
  return {
    crew: crew.data,
    company: company.data,
    state: stateOf(Boolean(asked.data), asked.isFetching || asked.isUninitialized, asked.error),
    error: asked.error,
    refetch: () => void asked.refetch(),
  };
}

function stateOf(isFound: boolean, isFetching: boolean, error: unknown): 'found' | 'loading' | 'missing' | 'failed' {
  if (isFound) return 'found';
  if (isFetching) return 'loading';
  return isUnknown(error) ? 'missing' : 'failed';
}

/** The crew member whose profile the page shows; asks for nothing. */
export const useShownCrew = (userId: string): FreelancerProfile | undefined =>
  profilesApi.endpoints.freelancer.useQueryState(userId).data;
