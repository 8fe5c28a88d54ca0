import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Offer } from '@crewcall/contracts-bookings';
import { type AppState, useAppSelector, useSession } from '@crewcall/web-data-access';

const DeviceQuestion = lazy(async () => ({
  default: (await import('../../features/notifications/components/device-question')).DeviceQuestion,
}));

const accepted = new Set(['held', 'confirmed']);
const hasAccepted = ({ api }: AppState): boolean =>
  Object.values(api.mutations).some(
    (call) =>
      call?.status === 'fulfilled' &&
      call.endpointName === 'moveOffer' &&
      accepted.has((call.data as Pick<Offer, 'state'>).state),
  );

/** Asked after an offer was accepted, and never on arrival. Its code comes then. */
export function useDeviceQuestion(): ReactNode {
  const { user } = useSession();
  const accepts = useAppSelector(hasAccepted);
  const [isDue, setDue] = useState(false);
  if (accepts && !isDue) setDue(true);
  return (
    isDue &&
    user?.role === 'freelancer' && (
      <Suspense>
        <DeviceQuestion key={user.id} person={user.id} />
      </Suspense>
    )
  );
}
