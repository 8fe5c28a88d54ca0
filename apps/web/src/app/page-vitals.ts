import { adminRoutes, type PageVitals } from '@crewcall/contracts-admin';
import { webRoutePaths } from '@crewcall/contracts-core';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

type Vital = 'lcp' | 'inp' | 'cls';

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Tells once, when the page is left or put aside, what the visit was like: the pattern of its page and three figures.
 * Without credentials, so that no cookie goes along. Comes late: browsers keep what was measured before.
 */
export function tellPageVitals(route: string | undefined): void {
  if (!route || !webRoutePaths.includes(route)) return;
  const vitals: PageVitals = { route };
  const note = ({ name, value, navigationType }: Metric): void => {
    // A page that comes back from the browser's own cache was not come to anew.
    if (navigationType !== 'back-forward-cache') vitals[name.toLowerCase() as Vital] = rounded(value);
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  const leave = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', leave);
    void fetch(adminRoutes.pageVitals, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(vitals),
    }).catch(() => undefined);
  };
  addEventListener('visibilitychange', leave);
}
