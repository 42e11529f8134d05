import { isIPv6 } from 'node:net';

const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

/**
 * What is counted as one visitor's address: an IPv4 address, of IPv6 the first 64 bits, for whoever has one address has all
 * of its network.
 * @param address of a socket or of `X-Forwarded-For`
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split('%', 1)[0]!.toLowerCase().split('::', 2).map((side) => side.split(':').filter(Boolean));
  const groups = [...head, ...Array.from({ length: tail === undefined ? 0 : GROUPS - head.length - tail.length }, () => '0'), ...(tail ?? [])];
  return groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
