import { type CrewAvailability, type CrewDirectoryItem, publicNameOf } from '@crewcall/contracts-identity';
import { mediaAddress } from '../media/media.presenter.js';
import type { CrewRow } from './crew-directory.repository.js';

export const presentCrewRow = (row: CrewRow, known?: CrewAvailability | null): CrewDirectoryItem => ({
  ...(known !== undefined && { availability: known }),
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
