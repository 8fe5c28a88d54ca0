import type { ReactNode } from 'react';
import type { Toast } from '@crewcall/web-data-access';
import { ToastView } from '@crewcall/web-ui';

export interface ToastCardProps {
  toast: Toast;
  onDone: () => void;
}

/** One toast as it looks. Its code comes with the first toast. */
export function ToastCard({ toast, onDone }: ToastCardProps): ReactNode {
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
