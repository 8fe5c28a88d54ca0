import { companyTypeLabels, initialsOf, type CompanyProfile } from '@crewcall/contracts-identity';
import { Avatar, ImageIcon, PinIcon, UserIcon, VerifiedBadge } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Identity, Links, Prose } from './profile-parts';

/** A company's profile as every user reads it. */
export function CompanySheet({ profile }: { profile: CompanyProfile }): ReactNode {
  const name = profile.company_name?.trim() || 'Company';
  return (
    <>
      <Identity
        avatar={
          <Avatar
            seed={profile.user_id}
            initials={initialsOf(name)}
            src={profile.company_logo_url}
            placeholder={<ImageIcon />}
            size="xl"
            isCompany
          />
        }
        name={name}
        badge={profile.email_verified && <VerifiedBadge />}
        about={profile.company_type && companyTypeLabels[profile.company_type]}
        meta={
          <>
            {profile.location && (
              <span>
                <PinIcon />
                {profile.location}
              </span>
            )}
            {profile.contact_name && (
              <span>
                <UserIcon />
                {profile.contact_name}
              </span>
            )}
          </>
        }
      />
      {profile.description && <Prose title="About" text={profile.description} />}
      <Links
        links={[
          ['Company website', profile.website_url],
          ['LinkedIn', profile.linkedin_url],
        ]}
      />
    </>
  );
}
