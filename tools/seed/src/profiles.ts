import { companyRoutes, freelancerRoutes } from '@crewcall/contracts-identity';
import type { Member } from './accounts.js';
import { type Api, ApiError } from './api.js';
import { pictureOf } from './pictures.js';
import type { Company, CrewMember } from './story/story.js';

/** Once: a picture that is there stays. */
async function showPicture(
  identity: Api,
  { id, token }: Member,
  routes: typeof companyRoutes | typeof freelancerRoutes,
  field: 'profile_photo_url' | 'company_logo_url',
  picture: string,
): Promise<void> {
  const own = identity.as(token);
  const profile = await own.get<Record<string, unknown>>(routes.one(id));
  if (!profile[field]) await own.put(routes.one(id), { [field]: await pictureOf(picture.toLowerCase()) });
}

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

export const saveCrewProfile = async (identity: Api, member: Member, { profile }: CrewMember): Promise<void> => {
  await save(identity, member, freelancerRoutes, profile);
  await showPicture(identity, member, freelancerRoutes, 'profile_photo_url', profile.first_name);
};

export const saveCompanyProfile = (
  identity: Api,
  member: Member,
  { profile }: Pick<Company, 'profile'>,
): Promise<void> => save(identity, member, companyRoutes, profile);

/** The mark of a company of the story is named by the first of its words. */
export const showMark = (identity: Api, member: Member, { profile }: Company): Promise<void> =>
  showPicture(identity, member, companyRoutes, 'company_logo_url', profile.company_name.split(' ')[0] ?? '');
