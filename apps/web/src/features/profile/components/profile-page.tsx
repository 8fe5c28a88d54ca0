import { isApiFailure, useSession } from '@crewcall/web-data-access';
import { Card, CardBody, EmptyState, LinkButton, PageHead, usePageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCompanyQuery, useFreelancerQuery } from '../api/profiles.api';
import { CompanySheet } from './company-sheet';
import { FreelancerSheet } from './freelancer-sheet';
import { isMissing, ProfileError, ProfileLoading } from './own-profile-states';

/**
 * Somebody's public profile, or one's own as others see it. Without knowing the role the crew profile is asked for
 * first: most profiles that are looked at are of crew.
 */
export function ProfilePage({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  const isOwn = user?.id === userId;
  const isCompany = isOwn && user.role === 'recruiter';
  const crew = useFreelancerQuery(userId, { skip: isCompany });
  const company = useCompanyQuery(userId, { skip: !isCompany && !isUnknown(crew.error) });
  const name = crew.data?.display_name ?? company.data?.company_name ?? (isOwn ? 'Profile' : null);
  usePageMeta({ title: name ?? 'Profile' });

  const edit = isOwn && (
    <LinkButton to="/dashboard?tab=profile" variant="outlined">
      Edit Profile
    </LinkButton>
  );
  const isLoading = (!crew.data && crew.isFetching) || (!company.data && company.isFetching);
  const sheet = crew.data ? (
    <FreelancerSheet profile={crew.data} />
  ) : (
    company.data && <CompanySheet profile={company.data} />
  );
  if (isLoading) return <Framed title="Profile" content={<ProfileLoading />} />;
  if (sheet) {
    return (
      <Framed
        title={name ?? 'Profile'}
        actions={edit}
        content={
          <Card>
            <CardBody>{sheet}</CardBody>
          </Card>
        }
      />
    );
  }
  const error = company.error ?? crew.error;
  if (!isUnknown(error)) {
    const retry = (): void => {
      void (isCompany || isUnknown(crew.error) ? company.refetch() : crew.refetch());
    };
    return <Framed title="Profile" content={<ProfileError error={error} onRetry={retry} />} />;
  }
  return <Framed title="Profile" content={<Card>{isOwn ? <NoneYet isCompany={isCompany} /> : <Unknown />}</Card>} />;
}

/** A profile that is not there, or an id that cannot be one. */
const isUnknown = (error: unknown): boolean => isMissing(error) || (isApiFailure(error) && error.status === 400);

function Framed({ title, actions, content }: { title: string; actions?: ReactNode; content: ReactNode }): ReactNode {
  return (
    <>
      <PageHead title={title} actions={actions} />
      {content}
    </>
  );
}

function NoneYet({ isCompany }: { isCompany: boolean }): ReactNode {
  return (
    <EmptyState
      drawing="list"
      title={isCompany ? 'Complete Your Company Profile' : 'Complete Your Profile'}
      text={isCompany ? 'Crew look at it before they apply.' : 'Companies look at it before they hire.'}
      action={
        <LinkButton to="/dashboard?tab=profile" variant="contained">
          Create Profile
        </LinkButton>
      }
    />
  );
}

function Unknown(): ReactNode {
  return (
    <EmptyState
      drawing="crew"
      title="Profile Not Found"
      text="The address may be mistyped, or the person is no longer here."
      action={
        <LinkButton to="/dashboard" variant="contained" color="inherit">
          Go to Dashboard
        </LinkButton>
      }
    />
  );
}
