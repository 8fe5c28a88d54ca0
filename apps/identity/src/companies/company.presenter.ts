import type { CompanyProfile } from '@crewcall/contracts-identity';
import type { ProfileChangedPayload } from '@crewcall/contracts-identity/dto';
import { mediaAddress } from '../media/media.presenter.js';
import type { UserEntity } from '../users/user.entity.js';
import type { CompanyProfileEntity } from './company-profile.entity.js';

/** The description under both of its names: clients read either. */
export function presentCompany(
  user: UserEntity,
  profile: CompanyProfileEntity,
  { withPhone }: { withPhone: boolean },
): CompanyProfile {
  return {
    id: profile.id,
    user_id: user.id,
    company_name: user.companyName,
    contact_name: profile.contactName,
    company_type: profile.companyType,
    location: profile.location,
    description: profile.description,
    company_description: profile.description,
    website_url: profile.websiteUrl,
    linkedin_url: profile.linkedinUrl,
    phone: withPhone ? profile.phone : null,
    company_logo_url: mediaAddress(user.logoId),
    email_verified: user.emailVerifiedAt !== null,
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}

export function companyFacts(user: UserEntity, profile: CompanyProfileEntity): ProfileChangedPayload {
  const parts = [user.companyName, profile.companyType, profile.location, profile.description, profile.websiteUrl];
  const completeness = Math.round((parts.filter(Boolean).length / parts.length) * 100) / 100;
  return { kind: 'recruiter', location: profile.location, completeness };
}
