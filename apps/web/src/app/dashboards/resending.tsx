import { lazy } from 'react';

/** Sends again what waits, on every tab of a dashboard; its code comes after the page. */
export const Resending = lazy(async () => {
  const { useResending } = await import('../../features/messages/hooks/use-outbox');
  return {
    default: function Resending(): null {
      useResending();
      return null;
    },
  };
});
