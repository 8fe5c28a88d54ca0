import type { PushEnd } from '@crewcall/contracts-notifications';

const makers: readonly (readonly [host: RegExp, name: string])[] = [
  [/\.googleapis\.com$/, 'Chrome or Android'],
  [/\.mozilla\.com$/, 'Firefox'],
  [/\.apple\.com$/, 'Safari or iPhone'],
  [/\.windows\.com$/, 'Edge'],
];

/** What a push service tells of the browser that it serves. */
export function browserWords({ endpoint }: Pick<PushEnd, 'endpoint'>): string {
  const { hostname } = new URL(endpoint);
  return makers.find(([host]) => host.test(hostname))?.[1] ?? 'Another browser';
}
