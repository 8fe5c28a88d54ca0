import {
  availabilityOf,
  experienceLabelOf,
  freelancerDefaults,
  initialsOf,
  type FreelancerProfile,
} from '@crewcall/contracts-identity';
import { Availability, Avatar, CaseIcon, PinIcon, StarRating, VerifiedBadge, UserIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Identity, Links, Prose, Skills } from './profile-parts';

/** A crew member's profile as every user reads it. */
export function FreelancerSheet({ profile }: { profile: FreelancerProfile }): ReactNode {
  const { display_name } = profile;
  return (
    <>
      <Identity
        avatar={
          <Avatar
            seed={profile.user_id}
            initials={initialsOf(display_name)}
            src={profile.profile_photo_url}
            placeholder={<UserIcon />}
            size="xl"
          />
        }
        name={display_name}
        badge={profile.email_verified && <VerifiedBadge />}
        about={profile.title ?? freelancerDefaults.title}
        meta={
          <>
            <span>
              <PinIcon />
              {profile.location ?? freelancerDefaults.location}
            </span>
            <span>
              <CaseIcon />
              {experienceLabelOf(profile.experience_years)}
            </span>
            <Availability state={availabilityOf(profile.availability_status)} />
          </>
        }
      />
      <StarRating value={profile.rating_average} count={profile.rating_count} />
      <Prose title="About" text={profile.bio ?? freelancerDefaults.bio} />
      <Skills skills={profile.skills} />
      <Links
        links={[
          ['Portfolio', profile.portfolio_url],
          ['LinkedIn', profile.linkedin_url],
          ['Website', profile.website_url],
        ]}
      />
    </>
  );
}
