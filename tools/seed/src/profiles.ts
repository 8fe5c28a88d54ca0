import { companyRoutes, freelancerRoutes } from '@crewcall/contracts-identity';
import type { Member } from './accounts.js';
import { type Api, ApiError } from './api.js';
import type { Company, CrewMember } from './story/story.js';

/** Updates what is there and creates what is not. */
async function save(
  identity: Api,
  { id, token }: Member,
  routes: typeof companyRoutes | typeof freelancerRoutes,
  profile: object,
): Promise<void> {
  const own = identity.as(token);
  try {
    await own.put(routes.one(id), profile);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await own.post(routes.create, profile);
  }
}

export const saveCrewProfile = (identity: Api, member: Member, { profile }: CrewMember): Promise<void> =>
  save(identity, member, freelancerRoutes, profile);

export const saveCompanyProfile = (
  identity: Api,
  member: Member,
  { profile }: Pick<Company, 'profile'>,
): Promise<void> => save(identity, member, companyRoutes, profile);
