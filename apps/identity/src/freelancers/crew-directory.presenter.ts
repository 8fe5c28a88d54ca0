import { type CrewAvailability, type CrewDirectoryItem, publicNameOf } from '@crewcall/contracts-identity';
import { mediaAddress } from '../media/media.presenter.js';
import type { CrewRow } from './crew-directory.repository.js';

interface Asked {
  /** What is known of the days that were asked for; undefined where none were. */
  known?: CrewAvailability | null;
  /** How far away each is; undefined where the list was not asked for what is near. */
  miles?: Map<string, number | null> | undefined;
}

export const presentCrewRow = (row: CrewRow, { known, miles }: Asked = {}): CrewDirectoryItem => ({
  ...(known !== undefined && { availability: known }),
  ...(miles && { miles: miles.get(row.user_id) ?? null }),
  id: row.id,
  user_id: row.user_id,
  first_name: row.first_name,
  last_name: row.last_name,
  display_name: publicNameOf({ ...row, role: 'freelancer', company_name: null }),
  title: row.title,
  bio: row.bio,
  location: row.location,
  experience_years: row.experience_years,
  skills: row.skills,
  portfolio_url: row.portfolio_url,
  linkedin_url: row.linkedin_url,
  website_url: row.website_url,
  availability_status: row.availability_status,
  profile_photo_url: mediaAddress(row.photo_id),
  email_verified: row.email_verified,
  rating_average: row.rating_average === null ? null : Number(row.rating_average),
  rating_count: row.rating_count,
  recent_projects: row.recent_projects,
});
