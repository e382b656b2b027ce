import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { parseScreenChanges, parseScreenVersion, parseScreenVersions } from '../contract/screen-version-requests.ts';
import { compareScreenVersions } from '../operations/compare-screen-versions.ts';
import type { CallContext, Deps } from '../operations/deps.ts';
import { getScreenVersion } from '../operations/get-screen-version.ts';
import { listScreenVersions } from '../operations/list-screen-versions.ts';
import { readScreenVersion } from '../operations/read-screen-version.ts';
import { toContent } from './resource-content.ts';
import type { NamedScreenVersion } from './resource-uri.ts';

type Content = ReadResourceResult['contents'][number];

const MOST_LISTED = '100';

/** The versions of a screen, one of them, what it changed, or a file of it: texts as text, pictures as Base64. */
export async function readScreenVersionResource(
  deps: Deps,
  uri: string,
  { part, ...named }: NamedScreenVersion,
  context: CallContext,
): Promise<Content> {
  const json = (value: object): Content => ({
    uri,
    mimeType: 'application/json',
    text: JSON.stringify(value, null, 2),
  });
  if (named.version === undefined) {
    return json(await listScreenVersions(deps, parseScreenVersions({ ...named, pageSize: MOST_LISTED }), context));
  }
  if (part === undefined) return json(await getScreenVersion(deps, parseScreenVersion(named), context));
  if (part === 'changes') return json(await compareScreenVersions(deps, parseScreenChanges(named), context));
  return toContent(uri, await readScreenVersion(deps, { ...parseScreenVersion(named), part }, context));
}
