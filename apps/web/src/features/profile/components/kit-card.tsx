import type { KitItem } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@crewcall/web-data-access';
import { Chip, ErrorPanel, Loading, RowSkeletons, SectionCard } from '@crewcall/web-ui';
import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { useOwnKitQuery } from '../api/kit.api';
import { KitRows } from './kit-rows';

const KitDialog = preloadable(
  'src/features/profile/components/kit-dialog.tsx',
  async () => (await import('./kit-dialog')).KitDialog,
);

/** One's own kit, with what is hidden. */
export function KitCard(): ReactNode {
  const { data, error, refetch } = useOwnKitQuery();
  const [edited, setEdited] = useState<KitItem | 'new' | null>(null);
  return (
    <SectionCard
      title="Kit"
      aside={
        <Button variant="outlined" size="small" onClick={() => setEdited('new')}>
          Add kit
        </Button>
      }
    >
      {!data && error && <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label="Loading your kit">
          <RowSkeletons rows={2} />
        </Loading>
      )}
      {data?.length === 0 && (
        <Typography color="textSecondary">
          None yet. Desk, microphones, tools, van: what you own and bring, and what a day of it costs.
        </Typography>
      )}
      {data && data.length > 0 && (
        <KitRows
          items={data}
          endOf={(item) => (
            <>
              {item.is_hidden && <Chip tone="line">Not on your profile</Chip>}
              <Button variant="text" size="small" aria-label={`Edit ${item.name}`} onClick={() => setEdited(item)}>
                Edit
              </Button>
            </>
          )}
        />
      )}
      {edited && (
        <Suspense>
          <KitDialog item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
