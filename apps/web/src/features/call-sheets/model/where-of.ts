import type { Point } from '@crewcall/contracts-bookings';

const WAITED_MS = 10_000;

/** Once, after the browser asked; nothing where it may not or cannot say. */
export const whereOf = (places: Geolocation): Promise<Point | undefined> =>
  new Promise((resolve) =>
    places.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => resolve({ lat, lon }),
      () => resolve(undefined),
      { timeout: WAITED_MS, enableHighAccuracy: true },
    ),
  );
