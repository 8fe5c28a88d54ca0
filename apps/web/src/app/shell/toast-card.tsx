import type { ReactNode, RefObject } from 'react';
import type { Toast } from '@crewcall/web-data-access';
import { ToastView } from '@crewcall/web-ui';
import { useToastPlace } from './toast-place';
import { useToastTimer } from './toast-timer';

export interface ToastCardProps {
  toast: Toast;
  /** Where it is shown. */
  corner: RefObject<HTMLElement | null>;
  isHeld: boolean;
  onDone: () => void;
}

/** One toast as it looks, for its time and clear of the main buttons. Its code comes with the first toast. */
export function ToastCard({ toast, corner, isHeld, onDone }: ToastCardProps): ReactNode {
  useToastTimer(toast, isHeld, onDone);
  useToastPlace(corner, isHeld);
  return (
    <ToastView
      tone={toast.tone}
      title={toast.times > 1 ? `${toast.title} (${toast.times})` : toast.title}
      text={toast.text}
      action={toast.action}
      onAction={onDone}
      onDismiss={onDone}
    />
  );
}
