import Button from '@mui/material/Button';
import { type Role, webRoutes } from '@crewcall/contracts-core';
import type { CompanyProfile, FreelancerProfile } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { Card, DownloadIcon, EmptyState, LinkButton, PageHead, PageMeta } from '@crewcall/web-ui';
import { Suspense, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { useCvDownload } from '../hooks/use-cv-download';
import { useProfileOf } from '../hooks/use-profile-of';
import type { CompanyPageParts } from './company-page';
import { CrewKit } from './crew-kit';
import { CrewTickets } from './crew-tickets';
import { CrewPage, type CrewPageParts } from './crew-page';
import { profileFiles } from '../model/profile-files';
import { ProfileError, ProfileLoading } from './own-profile-states';

const CompanyPage = preloadable(profileFiles.company, async () => (await import('./company-page')).CompanyPage);

interface ProfilePageProps
  extends Pick<CrewPageParts, 'ratings' | 'bookings' | 'foot'>, Pick<CompanyPageParts, 'record' | 'jobs'> {
  userId: string;
  /** The way to write to another user. */
  contact?: ReactNode;
}

/** A user's public profile, or one's own as others see it. */
export function ProfilePage({ userId, contact, ratings, bookings, record, jobs, foot }: ProfilePageProps): ReactNode {
  const { user } = useSession();
  const own = user?.id === userId ? user : null;
  const { crew, company, state, error, refetch } = useProfileOf(userId, own?.role);
  const name = nameOf(crew, company);
  const actions = own ? <EditLink /> : contact;

  return (
    <>
      <PageMeta title={name} />
      {state !== 'found' && <PageHead title={name} />}
      {state === 'loading' && <ProfileLoading />}
      {state === 'failed' && <ProfileError error={error} onRetry={refetch} />}
      {state === 'missing' && <Card>{own ? <NoneYet role={own.role} /> : <Unknown />}</Card>}
      {state === 'found' && crew && (
        <CrewPage
          profile={crew}
          cv={<CvButton crew={crew} />}
          tickets={
            <Suspense>
              <CrewTickets userId={crew.user_id} />
            </Suspense>
          }
          kit={
            <Suspense>
              <CrewKit userId={crew.user_id} />
            </Suspense>
          }
          {...{ actions, ratings, bookings, foot }}
        />
      )}
      {state === 'found' && !crew && company && (
        <Suspense fallback={<ProfileLoading />}>
          <CompanyPage profile={company} {...{ actions, record, jobs, foot }} />
        </Suspense>
      )}
    </>
  );
}

/** There for the user who may read the CV: no other user is told that there is one. */
function CvButton({ crew }: { crew: FreelancerProfile }): ReactNode {
  const { download, isLoading } = useCvDownload(crew.user_id);
  if (!crew.cv_file_name) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isLoading}
      onClick={() => void download()}
      sx={{ justifySelf: 'start' }}
    >
      Download CV
    </Button>
  );
}
function nameOf(crew: FreelancerProfile | undefined, company: CompanyProfile | undefined): string {
  return (crew ? crew.display_name : company?.company_name) || 'Profile';
}

function EditLink(): ReactNode {
  return (
    <LinkButton to={webRoutes.dashboard.href()} variant="outlined">
      Edit Profile
    </LinkButton>
  );
}

function NoneYet({ role }: { role: Role }): ReactNode {
  if (role === 'admin') return <NoneOfAdmins />;
  const isCompany = role === 'recruiter';
  return (
    <EmptyState
      drawing="list"
      heading="h2"
      title={isCompany ? 'Complete Your Company Profile' : 'Complete Your Profile'}
      text={isCompany ? 'Crew look at it before they apply.' : 'Companies look at it before they hire.'}
      action={
        <LinkButton to={webRoutes.dashboard.href()} variant="contained">
          Create Profile
        </LinkButton>
      }
    />
  );
}

function NoneOfAdmins(): ReactNode {
  return (
    <EmptyState
      drawing="list"
      heading="h2"
      title="Administrators Have No Profile"
      text="Profiles are for crew and companies. Your name and address are in the settings."
      action={
        <LinkButton to={webRoutes.admin.href()} variant="contained" color="inherit">
          Admin Dashboard
        </LinkButton>
      }
    />
  );
}

function Unknown(): ReactNode {
  return (
    <EmptyState
      drawing="crew"
      heading="h2"
      title="Profile Not Found"
      text="The address may be mistyped, or the person is no longer here."
      action={
        <LinkButton to={webRoutes.dashboard.href()} variant="contained" color="inherit">
          Go to Dashboard
        </LinkButton>
      }
    />
  );
}
