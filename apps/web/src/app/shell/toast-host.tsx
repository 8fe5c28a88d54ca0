import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { dismissToast, selectToast, useAppDispatch } from '@crewcall/web-data-access';
import { isOverlayOpen, phone } from '@crewcall/web-ui';
import type { ToastCardProps } from './toast-card';
import { useKeptReadable } from './keep-readable';

const ToastCard = lazy(async () => ({
  default: await import('./toast-card').then(
    (loaded) => loaded.ToastCard,
    () => PlainToast,
  ),
}));

/** When the network is what went wrong: the words are what matters. */
function PlainToast({ toast, onDone }: ToastCardProps): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onDone, toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, onDone]);
  return (
    <p>
      <strong>{toast.title}</strong> {toast.text}
    </p>
  );
}

const Corner = styled('div')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 1400,
  width: 'min(400px, calc(100% - 48px))',
  [phone]: { inset: 'auto 16px 16px', width: 'auto', '& > * > *': { width: '100%' } },
  '@media print': { display: 'none' },
});

/**
 * Shows the first toast of the queue at the bottom right, above the composer or a main button that is there. Its time stands still while the pointer or the focus is on it
 * and while no user looks at the tab; Esc sends it away.
 */
export function ToastHost(): ReactNode {
  const toast = useSelector(selectToast);
  const dispatch = useAppDispatch();
  const [isHeld, setHeld] = useState(false);
  const corner = useRef<HTMLDivElement>(null);
  const id = toast?.id;

  const dismiss = (): void => {
    if (id) dispatch(dismissToast(id));
    setHeld(false);
  };
  useKeptReadable(corner);

  useEffect(() => {
    if (!id) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      // An open dialog or menu is nearer to the person than the toast behind it.
      const isTaken = event.defaultPrevented || isOverlayOpen();
      if (event.key === 'Escape' && !isTaken) dispatch(dismissToast(id));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id, dispatch]);

  const isUrgent = toast?.tone === 'bad' || toast?.priority === 'urgent';
  const view = toast && (
    <Suspense>
      <ToastCard key={toast.id} {...{ toast, corner, isHeld }} onDone={dismiss} />
    </Suspense>
  );
  return (
    <Corner
      ref={corner}
      // Not its entering: a toast that comes up under a pointer at rest is not being read.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(corner.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{!isUrgent && view}</div>
      <div role="alert">{isUrgent && view}</div>
    </Corner>
  );
}
