import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted } from '@crewcall/contracts-core';
import {
  availabilityOf,
  experienceLabelOf,
  freelancerDefaults,
  initialsOf,
  type FreelancerProfile,
} from '@crewcall/contracts-identity';
import {
  ActionBar,
  Availability,
  Avatar,
  CaseIcon,
  Columns,
  MainColumn,
  PinIcon,
  Section,
  SideColumn,
  StarRating,
  UserIcon,
  VerifiedBadge,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Links, Meta, SkillList, Words } from './profile-parts';

const Head = styled('div')({
  display: 'flex',
  gap: 20,
  alignItems: 'flex-start',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 479.95px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
});

export interface CrewPageParts {
  /** What a reader can do: make an offer, write, or edit one's own. */
  actions?: ReactNode;
  /** What companies said after bookings. */
  ratings?: ReactNode;
  /** How they keep their bookings. */
  bookings?: ReactNode;
  tickets?: ReactNode;
  kit?: ReactNode;
  cv?: ReactNode;
  foot?: ReactNode;
}

/** A crew member as a company compares them: face, role, rating, place, what they can do, what others said. */
export function CrewPage({
  profile,
  actions,
  ratings,
  bookings,
  tickets,
  kit,
  cv,
  foot,
}: CrewPageParts & { profile: FreelancerProfile }): ReactNode {
  const { display_name, recent_projects } = profile;
  return (
    <Columns>
      <MainColumn>
        <Head>
          <Avatar
            seed={profile.user_id}
            initials={initialsOf(display_name)}
            src={profile.profile_photo_url}
            placeholder={<UserIcon />}
            size="xl"
          />
          <div>
            <Typography variant="h2" component="h1" tabIndex={-1}>
              {display_name}
            </Typography>
            <Typography color="textSecondary">{profile.title ?? freelancerDefaults.title}</Typography>
            <Meta>
              <StarRating isCompact value={profile.rating_average} count={profile.rating_count} />
              <span>
                <CaseIcon />
                {experienceLabelOf(profile.experience_years)}
              </span>
              <span>
                <PinIcon />
                {profile.location ?? freelancerDefaults.location}
              </span>
            </Meta>
            <Meta>
              <Availability state={availabilityOf(profile.availability_status)} />
              {profile.email_verified && <VerifiedBadge isSpelt />}
              {bookings}
            </Meta>
          </div>
        </Head>
        <Section title="About">
          <Words>{profile.bio ?? freelancerDefaults.bio}</Words>
          {recent_projects > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {counted(recent_projects, 'booking')} on CrewCall in the last year
            </Typography>
          )}
        </Section>
        {profile.skills.length > 0 && (
          <Section title="Skills &amp; Expertise">
            <SkillList skills={profile.skills} />
          </Section>
        )}
        {tickets}
        {kit}
        {ratings}
      </MainColumn>
      <SideColumn isSticky>
        {actions && <ActionBar>{actions}</ActionBar>}
        {cv}
        <Links
          links={[
            ['Portfolio', profile.portfolio_url],
            ['LinkedIn', profile.linkedin_url],
            ['Website', profile.website_url],
          ]}
        />
        <div>{foot}</div>
      </SideColumn>
    </Columns>
  );
}
