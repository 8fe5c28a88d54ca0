import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SessionUser } from '@crewcall/web-data-access';
import { EditIcon, SectionCard } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCompanyQuery, useFreelancerQuery } from '../api/profiles.api';
import { CompanyForm } from './company-form';
import { CompanySheet } from './company-sheet';
import { CvCard } from './cv-card';
import { FreelancerForm } from './freelancer-form';
import { FreelancerSheet } from './freelancer-sheet';
import { isMissing, ProfileError, ProfileLoading } from './own-profile-states';

const Stack = styled('div')({ display: 'grid', gap: 24 });

function EditButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={onClick}>
      Edit Profile
    </Button>
  );
}

/** How often the page looks whether a CV has been scanned. */
const scanPollMs = 3000;

/** One's own profile to read and, after Edit or when there is none yet, to write; the CV beneath it. */
export function OwnFreelancerProfile({ user }: { user: SessionUser }): ReactNode {
  const [isScanning, setScanning] = useState(false);
  const { data, error, isFetching, refetch } = useFreelancerQuery(user.id, {
    pollingInterval: isScanning ? scanPollMs : 0,
    skipPollingIfUnfocused: true,
  });
  if (isScanning !== (data?.cv_scan === 'pending')) setScanning(data?.cv_scan === 'pending');
  const [isEditing, setEditing] = useState(false);
  const close = (): void => setEditing(false);
  if (!data && isFetching && !isMissing(error)) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (!data) return <FreelancerForm user={user} profile={null} onSaved={close} />;
  return (
    <Stack>
      {isEditing ? (
        <FreelancerForm user={user} profile={data} onSaved={close} onCancel={close} />
      ) : (
        <SectionCard title="Profile" aside={<EditButton onClick={() => setEditing(true)} />}>
          <FreelancerSheet profile={data} />
        </SectionCard>
      )}
      <CvCard profile={data} />
    </Stack>
  );
}

/** The company's own profile, read and written the same way. */
export function OwnCompanyProfile({ user }: { user: SessionUser }): ReactNode {
  const { data, error, isFetching, refetch } = useCompanyQuery(user.id);
  const [isEditing, setEditing] = useState(false);
  const close = (): void => setEditing(false);
  if (!data && isFetching && !isMissing(error)) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (!data || isEditing)
    return <CompanyForm user={user} profile={data ?? null} onSaved={close} onCancel={data && close} />;
  return (
    <SectionCard title="Company Profile" aside={<EditButton onClick={() => setEditing(true)} />}>
      <CompanySheet profile={data} />
    </SectionCard>
  );
}
