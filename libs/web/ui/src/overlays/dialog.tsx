import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DialogProps } from './dialog-sheet';

// No page needs it at first: what keeps the focus and dims the page comes with the first dialog.
const DialogSheet = lazy(async () => ({ default: (await import('./dialog-sheet')).DialogSheet }));

/** A centred card at a desk, a sheet from below on a phone. Focus is kept inside and goes back where it was. */
export function Dialog(props: DialogProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <DialogSheet {...props} />}</Suspense>;
}
