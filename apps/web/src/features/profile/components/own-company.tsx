import type { SessionUser } from '@crewcall/web-data-access';
import { SectionCard } from '@crewcall/web-ui';
import { useState, useTransition, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { companyForm } from '../model/profile-files';
import { useCompanyQuery } from '../api/profiles.api';
import { CompanySheet } from './company-sheet';
import { EditButton } from './edit-button';
import { isMissing, ProfileError, ProfileLoading } from './own-profile-states';

const CompanyForm = preloadable(companyForm, async () => (await import('./company-form')).CompanyForm);

/** The company's own profile, read and written the same way. */
export function OwnCompanyProfile({ user }: { user: SessionUser }): ReactNode {
  const { data, error, isFetching, refetch } = useCompanyQuery(user.id);
  const [isEditing, setEditing] = useState(false);
  const [isComing, startTransition] = useTransition();
  const close = (): void => setEditing(false);
  if (!data && isFetching && !isMissing(error)) return <ProfileLoading />;
  if (!data && !isMissing(error)) return <ProfileError error={error} onRetry={() => void refetch()} />;
  // In the boundary of its tab: one of its own would be thrown away by an answer that comes before it is hydrated.
  if (!data || isEditing)
    return <CompanyForm user={user} profile={data ?? null} onSaved={close} onCancel={data && close} />;
  return (
    <SectionCard
      title="Company Profile"
      aside={<EditButton isBusy={isComing} onClick={() => startTransition(() => setEditing(true))} />}
    >
      <CompanySheet profile={data} />
    </SectionCard>
  );
}
