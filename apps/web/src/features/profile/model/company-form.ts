import type { CompanyProfile, CompanyProfileFields, CompanyType } from '@crewcall/contracts-identity';
import { companyTypes } from '@crewcall/contracts-identity';
import { cleared, shown, webAddressProblems } from './form-text';

export interface CompanyFormValues {
  company_name: string;
  contact_name: string;
  company_type: string;
  location: string;
  description: string;
  website_url: string;
  linkedin_url: string;
  phone: string;
  company_logo_url: string | null;
}

export function companyValues(profile: CompanyProfile | null, companyName: string | null): CompanyFormValues {
  return {
    company_name: shown(profile?.company_name ?? companyName),
    contact_name: shown(profile?.contact_name),
    company_type: shown(profile?.company_type),
    location: shown(profile?.location),
    description: shown(profile?.description),
    website_url: shown(profile?.website_url),
    linkedin_url: shown(profile?.linkedin_url),
    phone: shown(profile?.phone),
    company_logo_url: profile?.company_logo_url ?? null,
  };
}

/** What is saved. A logo is sent only when it is another one. */
export function companyFields(values: CompanyFormValues, logo: string | null = null): CompanyProfileFields {
  const type: CompanyType | undefined = companyTypes.find((known) => known === values.company_type);
  return {
    company_name: cleared(values.company_name),
    contact_name: cleared(values.contact_name),
    company_type: type ?? null,
    location: cleared(values.location),
    description: cleared(values.description),
    website_url: cleared(values.website_url),
    linkedin_url: cleared(values.linkedin_url),
    phone: cleared(values.phone),
    ...(values.company_logo_url !== logo && { company_logo_url: values.company_logo_url }),
  };
}

export const companyProblems = (values: CompanyFormValues): Partial<Record<keyof CompanyFormValues, string>> =>
  webAddressProblems(values, 'website_url', 'linkedin_url');
