import { newId } from '@crewcall/platform-database';
import { CompanyProfileEntity } from './company-profile.entity.js';

/** An empty profile. */
export function buildCompanyProfile(overrides: Partial<CompanyProfileEntity> = {}): CompanyProfileEntity {
  const now = new Date();
  return Object.assign(new CompanyProfileEntity(), {
    id: newId(),
    userId: newId(),
    contactName: null,
    companyType: null,
    location: null,
    description: null,
    websiteUrl: null,
    linkedinUrl: null,
    phone: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  } satisfies CompanyProfileEntity);
}
