/**
 * The address under which a client asked: whatever name and port a tunnel, a container or a proxy gave this process, links
 * that start with it lead back here. The name has been held against the known ones before; what a proxy tells of the name
 * that it was asked under goes into the links of this one answer and nowhere else.
 */
export function addressOf({ url, headers }: Request): string {
  const { protocol, host } = new URL(url);
  const scheme = first(headers.get('x-forwarded-proto')) === 'https' ? 'https:' : protocol;
  return `${scheme}//${readHost(first(headers.get('x-forwarded-host'))) ?? host}`;
}

/** Of several proxies the outermost, which the client knows, tells first. */
const first = (told: string | null): string | undefined => told?.split(',')[0]?.trim();

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const readHost = (told: string | undefined): string | undefined =>
  told !== undefined && HOST.test(told) && URL.canParse(`http://${told}`) ? told : undefined;
