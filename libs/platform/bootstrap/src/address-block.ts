import { isIP } from 'node:net';

/** What limits are counted by: an address, or of IPv6 the /64 that one customer holds. */
export function addressBlockOf(given: string): string {
  const address = given.split('%')[0] ?? '';
  if (isIP(address) !== 6) return address;
  // One spelling of each address: lower case, no leading zeros, an embedded IPv4 address in hexadecimal.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const isEmbedded = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isEmbedded ? ipv4Of(groups.slice(6)) : groups.slice(0, 4).join(':');
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
