import type { SessionUser } from '@crewcall/web-data-access';
import { SectionCard, Stack } from '@crewcall/web-ui';
import { useState, useTransition, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { freelancerForm } from '../model/profile-files';
import { useFreelancerQuery } from '../api/profiles.api';
import { CvCard } from './cv-card';
import { EditButton } from './edit-button';
import { FreelancerSheet } from './freelancer-sheet';
import { isMissing, ProfileError, ProfileLoading } from './own-profile-states';

const FreelancerForm = preloadable(freelancerForm, async () => (await import('./freelancer-form')).FreelancerForm);

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
  const [isComing, startTransition] = useTransition();
  const close = (): void => setEditing(false);
  if (!data && isFetching && !isMissing(error)) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  // In the boundary of its tab: one of its own would be thrown away by an answer that comes before it is hydrated.
  if (!data) return <FreelancerForm user={user} profile={null} onSaved={close} />;
  return (
    <Stack>
      {isEditing ? (
        <FreelancerForm user={user} profile={data} onSaved={close} onCancel={close} />
      ) : (
        <SectionCard
          title="Profile"
          aside={<EditButton isBusy={isComing} onClick={() => startTransition(() => setEditing(true))} />}
        >
          <FreelancerSheet profile={data} />
        </SectionCard>
      )}
      <CvCard profile={data} />
    </Stack>
  );
}
