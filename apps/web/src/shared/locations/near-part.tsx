import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../parts';
import type { NearFieldsProps } from './near-fields';

export const nearFieldsFile = 'src/shared/locations/near-fields.tsx';
const NearFields = preloadable(nearFieldsFile, async () => (await import('./near-fields')).NearFields);

/** The fields of a distance, once a place is asked for. */
export function NearPart(props: NearFieldsProps): ReactNode {
  const [isOpened, setOpened] = useState(false);
  if (isOpened || props.near)
    return (
      <Suspense>
        <NearFields {...props} />
      </Suspense>
    );
  return (
    <Button className="near" variant="text" onClick={() => setOpened(true)}>
      Near a place
    </Button>
  );
}
