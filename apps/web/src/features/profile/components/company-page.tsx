import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { companyTypeLabels, initialsOf, type CompanyProfile } from '@crewcall/contracts-identity';
import {
  Avatar,
  Card,
  CardBody,
  Columns,
  Cover,
  ImageIcon,
  MainColumn,
  PinIcon,
  Section,
  SideColumn,
  UserIcon,
  VerifiedBadge,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Links, Meta, Words } from './profile-parts';

const Head = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 20px',
  alignItems: 'start',
  padding: '16px 24px 20px',
  '& .logo': { marginTop: -60, '& > *': { outline: `4px solid ${vars.palette.background.paper}` } },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '@media (max-width: 899.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 16,
    '& .logo': { marginTop: -64, marginBottom: 8 },
    '& .acts': { paddingTop: 12, '& > *': { flex: 1 } },
  },
}));
const Figures = styled('div')(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:empty': { display: 'none' },
}));

export interface CompanyPageParts {
  /** What a reader can do: write, or edit one's own. */
  actions?: ReactNode;
  /** What its jobs say of it. */
  record?: ReactNode;
  /** What it is looking for now. */
  jobs?: ReactNode;
  foot?: ReactNode;
}

/** A company as crew want to know it: what it offers now, what it does, who is there, and what of that was checked. */
export function CompanyPage({
  profile,
  actions,
  record,
  jobs,
  foot,
}: CompanyPageParts & { profile: CompanyProfile }): ReactNode {
  const name = profile.company_name?.trim() || 'Company';
  return (
    <>
      <Card sx={{ mb: 4 }}>
        <Cover />
        <Head>
          <div className="logo">
            <Avatar
              seed={profile.user_id}
              initials={initialsOf(name)}
              src={profile.company_logo_url}
              placeholder={<ImageIcon />}
              size="xl"
              isCompany
            />
          </div>
          <div>
            <Typography variant="h2" component="h1" tabIndex={-1}>
              {name}
            </Typography>
            {profile.company_type && (
              <Typography color="textSecondary">{companyTypeLabels[profile.company_type]}</Typography>
            )}
            <Meta>
              {profile.location && (
                <span>
                  <PinIcon />
                  {profile.location}
                </span>
              )}
              {profile.email_verified && <VerifiedBadge isSpelt />}
            </Meta>
          </div>
          <div className="acts">{actions}</div>
        </Head>
        <Figures>{record}</Figures>
      </Card>
      <Columns>
        <MainColumn>
          {jobs}
          {profile.description && (
            <Section title="What they do">
              <Words>{profile.description}</Words>
            </Section>
          )}
        </MainColumn>
        <SideColumn>
          {profile.contact_name && (
            <Section title="Who you deal with">
              <Card>
                <CardBody>
                  <Meta sx={{ mt: 0 }}>
                    <span>
                      <UserIcon />
                      {profile.contact_name}
                    </span>
                  </Meta>
                </CardBody>
              </Card>
            </Section>
          )}
          <Links
            links={[
              ['Company website', profile.website_url],
              ['LinkedIn', profile.linkedin_url],
            ]}
          />
          <div>{foot}</div>
        </SideColumn>
      </Columns>
    </>
  );
}
