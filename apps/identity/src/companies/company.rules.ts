import type { CompanyProfileFields } from '@crewcall/contracts-identity';
import type { UserEntity } from '../users/user.entity.js';
import type { CompanyProfileEntity } from './company-profile.entity.js';

/** Absent stays as it is. */
export function applyCompanyName(user: UserEntity, fields: CompanyProfileFields): void {
  if (fields.company_name !== undefined) user.companyName = fields.company_name;
}

/** Absent fields stay as they are; null clears one. A description is taken under either of its names. */
export function applyFields(profile: CompanyProfileEntity, fields: CompanyProfileFields): void {
  const given = {
    contactName: fields.contact_name,
    companyType: fields.company_type,
    location: fields.location,
    description: fields.description === undefined ? fields.company_description : fields.description,
    websiteUrl: fields.website_url,
    linkedinUrl: fields.linkedin_url,
    phone: fields.phone,
  };
  const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;
  Object.assign(profile, Object.fromEntries(Object.entries(given).filter(isGiven)));
}
