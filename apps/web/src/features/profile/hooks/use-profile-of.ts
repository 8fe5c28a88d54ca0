import type { Role } from '@crewcall/contracts-core';
import { isApiFailure } from '@crewcall/web-data-access';
import { useCompanyQuery, useFreelancerQuery } from '../api/profiles.api';

/** A profile that is not there, or an id that cannot be one. */
export const isUnknown = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 400);

/**
 * The profile behind an id. Whose another's is cannot be told from the id, so the crew profile is asked for first (most
 * profiles that are looked at are of crew) and the company's when there is none.
 */
export function useProfileOf(userId: string, ownRole?: Role) {
  const isCompany = ownRole === 'recruiter';
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
