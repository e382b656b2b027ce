/**
 * The address under which a client asked: whatever name and port a tunnel, a container or a proxy gave this process, links
 * that start with it lead back here. The name has been held against the known ones before.
 */
export function addressOf({ url, headers }: Request): string {
  const { origin, protocol } = new URL(url);
  const told = headers.get('x-forwarded-proto');
  return told === 'https' && protocol === 'http:' ? origin.replace(/^http:/, 'https:') : origin;
}
