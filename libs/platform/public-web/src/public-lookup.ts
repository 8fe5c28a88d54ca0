import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-host.rules.js';

/** For `net.connect`: refuses what resolves to no public address. The connection goes to the address that was judged here. */
export const publicLookup: LookupFunction = (hostname, options, answer) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const isFine = !error && addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isFine) return answer(error ?? Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), '', 0);
    if (options.all) return answer(null, addresses);
    answer(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
