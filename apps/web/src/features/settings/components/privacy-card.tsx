import type { SessionUser } from '@crewcall/web-data-access';
import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { DataExportPart } from './data-export-part';
import { PasswordForm } from './password-form';
import { PreferenceSwitches } from './preference-switches';
import { SessionList } from './session-list';

export function PrivacyCard({ user }: { user: SessionUser }): ReactNode {
  return (
    <SectionCard title="Privacy & Security">
      <PreferenceSwitches />
      <PasswordForm user={user} />
      <SessionList />
      <DataExportPart />
    </SectionCard>
  );
}
