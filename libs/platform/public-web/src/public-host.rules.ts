import { BlockList, isIP } from 'node:net';

const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix);
// Of the public ones of IPv6, those that lead on into an address of IPv4, and the ones of books.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address);
  return family === 6 && publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Whether a message may be sent there at all, as far as its spelling says; what it resolves to is judged when it is sent. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  // An address of IPv6 has no dot there, however it was typed.
  const isNamed = isIP(hostname) === 0 && /[^.]\.[^.]/.test(hostname);
  const isInside = /\.(localhost|local|internal|home|lan|arpa)\.?$/.test(hostname);
  return protocol === 'https:' && !port && !username && !password && isNamed && !isInside;
}
