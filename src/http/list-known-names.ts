import { hostname, networkInterfaces } from 'node:os';

interface Bound {
  /** What the service is bound to. */
  host: string;
  publicUrl?: string | undefined;
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

/**
 * The names under which a service may be asked: loopback, what it is bound to, the public one, and where it is bound to
 * every address of its machine, these. Pages cannot be led here under a number, so that none of them opens it to rebinding.
 */
export const listKnownNames = ({ host, publicUrl }: Bound): string[] => [
  ...new Set([
    'localhost',
    '127.0.0.1',
    '[::1]',
    host,
    ...(EVERY_ADDRESS.has(host) ? listOwnNames() : []),
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
  ]),
];

const listOwnNames = (): string[] => [
  hostname(),
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  ),
];
