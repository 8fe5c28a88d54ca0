import Button from '@mui/material/Button';
import type { SessionUser } from '@crewcall/web-data-access';
import { EditIcon, SectionCard } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCompanyQuery, useFreelancerQuery } from '../api/profiles.api';
import { CompanyForm } from './company-form';
import { CompanySheet } from './company-sheet';
import { FreelancerForm } from './freelancer-form';
import { FreelancerSheet } from './freelancer-sheet';
import { isMissing, ProfileError, ProfileLoading } from './own-profile-states';

function EditButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={onClick}>
      Edit Profile
    </Button>
  );
}

/** One's own profile to read and, after Edit or when there is none yet, to write. */
export function OwnFreelancerProfile({ user }: { user: SessionUser }): ReactNode {
  const { data, error, isFetching, refetch } = useFreelancerQuery(user.id);
  const [isEditing, setEditing] = useState(false);
  const close = (): void => setEditing(false);
  if (!data && isFetching) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (!data || isEditing)
    return <FreelancerForm user={user} profile={data ?? null} onSaved={close} onCancel={data && close} />;
  return (
    <SectionCard title="Profile" aside={<EditButton onClick={() => setEditing(true)} />}>
      <FreelancerSheet profile={data} />
    </SectionCard>
  );
}

/** The company's own profile, read and written the same way. */
export function OwnCompanyProfile({ user }: { user: SessionUser }): ReactNode {
  const { data, error, isFetching, refetch } = useCompanyQuery(user.id);
  const [isEditing, setEditing] = useState(false);
  const close = (): void => setEditing(false);
  if (!data && isFetching) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (!data || isEditing)
    return <CompanyForm user={user} profile={data ?? null} onSaved={close} onCancel={data && close} />;
  return (
    <SectionCard title="Company Profile" aside={<EditButton onClick={() => setEditing(true)} />}>
      <CompanySheet profile={data} />
    </SectionCard>
  );
}
