export const companyTypes = [
  'production_company',
  'agency',
  'av_supplier',
  'venue',
  'exhibition_trade_show_organiser',
  'entertainment_agency',
] as const;
export type CompanyType = (typeof companyTypes)[number];

export const companyTypeLabels: Record<CompanyType, string> = {
  production_company: 'Production company',
  agency: 'Agency',
  av_supplier: 'AV supplier',
  venue: 'Venue',
  exhibition_trade_show_organiser: 'Exhibition or trade show organiser',
  entertainment_agency: 'Entertainment agency',
};

/** What a company may write about itself. Absent fields stay as they are; null or '' clears one. */
export interface CompanyProfileFields {
  company_name?: string | null;
  contact_name?: string | null;
  company_type?: CompanyType | null;
  location?: string | null;
  description?: string | null;
  /** The same as `description`, under the name older clients send. */
  company_description?: string | null;
  website_url?: string | null;
  linkedin_url?: string | null;
  phone?: string | null;
  company_logo_url?: string | null;
}

/** `user_id` is accepted for older clients; it must be the caller's own. */
export type SaveCompanyProfileRequest = CompanyProfileFields & { user_id?: string };

export interface CompanyProfile {
  id: string;
  user_id: string;
  company_name: string | null;
  contact_name: string | null;
  company_type: CompanyType | null;
  location: string | null;
  description: string | null;
  company_description: string | null;
  website_url: string | null;
  linkedin_url: string | null;
  /** For the company itself and for administrators, else null. */
  phone: string | null;
  company_logo_url: string | null;
  email_verified: boolean;
  created_at: string;
  updated_at: string;
}
