import { drafts } from '@crewcall/web-data-access';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { OUTBOX } from '../../features/messages/model/outbox-place';

const ResendingNow = lazy(async () => {
  const { useResending } = await import('../../features/messages/hooks/use-outbox');
  return {
    default: function ResendingNow(): null {
      useResending();
      return null;
    },
  };
});

// Another page's rest is read with each rendering; this page's is known by having written.
const watchNothing = () => () => undefined;

interface ResendingProps {
  userId: string;
  /** Messages are being written here: from now on some may wait. */
  isWriting: boolean;
}

/** Sends again what waits, on every tab of a dashboard; its code comes only where something can wait. */
export function Resending({ userId, isWriting }: ResendingProps): ReactNode {
  const isLeft = useSyncExternalStore(
    watchNothing,
    () => Boolean(drafts.read(userId, OUTBOX)),
    () => false,
  );
  const [hasWritten, setWritten] = useState(isWriting);
  if (isWriting && !hasWritten) setWritten(true);
  return (
    (isLeft || hasWritten) && (
      <Suspense>
        <ResendingNow />
      </Suspense>
    )
  );
}
