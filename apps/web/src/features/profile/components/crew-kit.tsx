import type { SharedKitItem } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { useKitOfQuery } from '../api/kit.api';
import { profileFiles } from '../model/profile-files';

const KitCard = preloadable(profileFiles.ownKit, async () => (await import('./kit-card')).KitCard);
const KitRows = preloadable<{ items: readonly SharedKitItem[] }>(
  profileFiles.kit,
  async () => (await import('./kit-rows')).KitRows,
);

/** One's own kit to edit, and for every other user what is shown of it. */
export function CrewKit({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  return user?.id === userId ? <KitCard /> : <ShownKit userId={userId} />;
}

function ShownKit({ userId }: { userId: string }): ReactNode {
  const { data = [] } = useKitOfQuery(userId);
  if (data.length === 0) return null;
  return (
    <Section title="Kit">
      <KitRows items={data} />
    </Section>
  );
}
