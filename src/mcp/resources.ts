import {
  ProtocolError,
  ProtocolErrorCode,
  type ListResourcesResult,
  type ReadResourceResult,
  type Resource,
  type Server,
} from '@modelcontextprotocol/server';
import { parseAsset } from '../contract/asset-requests.ts';
import { parseGuide } from '../contract/guide-requests.ts';
import { AppError } from '../domain/app-error.ts';
import type { Asset } from '../domain/asset.ts';
import type { AssetId, ProjectId } from '../domain/brand.ts';
import { toAssetName, toProjectName } from '../domain/resource-name.ts';
import type { CallContext, Caller, Deps } from '../operations/deps.ts';
import { listEveryScreen } from '../operations/list-every-screen.ts';
import { listRecentWork } from '../operations/list-recent-work.ts';
import { listVisibleDesignSystems } from '../operations/list-visible-design-systems.ts';
import { readLinkedFile } from '../operations/read-linked-file.ts';
import { readGuide } from '../operations/read-guide.ts';
import { writeDesignSystem } from '../operations/write-design-system.ts';
import { findView } from './app-view/app-view.ts';
import { createReadAnswerer, type Counted, type ReadDeps } from './read-answerer.ts';
import { readScreenVersionResource } from './screen-version-resource.ts';
import { readExportResource } from './export-resource.ts';
import { listGuides } from './guide-resource.ts';
import { listRecentResources, toScreenResources } from './recent-resources.ts';
import { toContent } from './resource-content.ts';
import { RESOURCE_TEMPLATE_LIST } from './resource-templates.ts';
import { DESIGN_MD, parseResourceUri, RESOURCE_TEMPLATES, toDesignMdUri } from './resource-uri.ts';
import { readScreenResource } from './screen-resource.ts';

/**
 * Serves the guides and the caller's design systems as resources, each listed once, the latter readable in every form and
 * version; and the caller's screens with their versions, which templates name, the latest of them listed on the first page
 * and all others on the last ones.
 */
export function registerResources(
  server: Server,
  deps: ReadDeps,
  caller: Caller,
  { counted, onListed }: Listening,
): void {
  const { toContext, answer } = createReadAnswerer(deps, caller, counted);
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: RESOURCE_TEMPLATE_LIST }));
  server.setRequestHandler('resources/list', ({ params }, context) =>
    answer({ resource: 'list' }, () => {
      onListed();
      return listResources(deps, params?.cursor, toContext(context));
    }),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }, context) =>
    answer({ resource: uri.slice(0, SHOWN_CHARACTERS) }, () => readResource(deps, uri, toContext(context))),
  );
}

interface Listening {
  counted: Counted;
  /** Is told that the caller has listed what there is. */
  onListed: () => void;
}

const SHOWN_CHARACTERS = 200;

const toResource = ({ id, projectId, version, updateTime, designSystem: { displayName } }: Asset): Resource => ({
  uri: toDesignMdUri(toAssetName(id)),
  name: `${displayName} (${DESIGN_MD})`,
  title: displayName,
  description: `Design system ${projectId === undefined ? 'of no project' : `of ${toProjectName(projectId)}`}, version ${version}.`,
  mimeType: 'text/markdown',
  annotations: { lastModified: new Date(updateTime).toISOString() },
});

async function listResources(
  deps: Deps,
  cursor: string | undefined,
  context: CallContext,
): Promise<ListResourcesResult> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (typeof after === 'string') return listOtherScreens(deps, after, context);
  const { assets, next } = await listVisibleDesignSystems(deps, { ...(after && { after }) }, context);
  // What every agent should read stands first, once.
  const first = after === undefined ? await listFirst(deps, context) : [];
  const resources = [...first, ...assets.map(toResource)];
  if (next !== undefined) return { resources, nextCursor: toCursor(next) };
  const others = await listOtherScreens(deps, undefined, context);
  const hasMore = others.resources.length > 0 || others.nextCursor !== undefined;
  return { resources, ...(hasMore && { nextCursor: SCREENS }) };
}

/** Screens that do not stand on the first page, from behind a project on; a first page stays short enough to be read. */
async function listOtherScreens(
  deps: Deps,
  after: string | undefined,
  context: CallContext,
): Promise<ListResourcesResult> {
  const isFirst = after === undefined || after === '';
  const [recent, { screens, next }] = await Promise.all([
    listRecentWork(deps, {}, context),
    listEveryScreen(deps, isFirst ? {} : { after: after as ProjectId }, context),
  ]);
  const listed = new Set(recent.screens.map(({ id }) => id));
  return {
    resources: screens.filter(({ id }) => !listed.has(id)).flatMap(toScreenResources),
    ...(next !== undefined && { nextCursor: `${SCREENS}.${next}` }),
  };
}

const listFirst = async (deps: Deps, context: CallContext): Promise<Resource[]> => [
  ...listGuides(),
  ...listRecentResources(await listRecentWork(deps, {}, context)),
];

async function readResource(deps: Deps, uri: string, context: CallContext): Promise<ReadResourceResult> {
  const view = findView(uri);
  if (view !== undefined) return { contents: [view] };
  const named = parseResourceUri(uri);
  if (named === undefined) {
    const hint = `URIs are ${Object.values(RESOURCE_TEMPLATES).join(', ')}, and the links of answers.`;
    throw new AppError('NOT_FOUND', 'resource not found', { hint });
  }
  if (named.kind === 'guide') {
    return { contents: [{ uri, mimeType: 'text/markdown', text: await readGuide(deps, parseGuide(named), context) }] };
  }
  if (named.kind === 'screen') return { contents: [await readScreenVersionResource(deps, uri, named, context)] };
  if (named.kind === 'file') return { contents: [toContent(uri, await readLinkedFile(deps, named.file))] };
  if (named.kind === 'export') return { contents: await readExportResource(deps, uri, named, context) };
  if (named.kind !== 'asset') return { contents: [await readScreenResource(deps, uri, named, context)] };
  const { kind: _, fileName, ...asset } = named;
  const { mimeType, text } = await writeDesignSystem(deps, { ...parseAsset(asset), fileName }, context);
  return { contents: [{ uri, mimeType, text }] };
}

type Position = Pick<Asset, 'createTime' | 'id'>;

const CURSOR = /^(\d{1,15})\.(\w{1,64})$/;
/** Cursors behind the design systems begin so; a project may follow. */
const SCREENS = 'screens';
const SCREENS_CURSOR = /^screens(?:\.([\w-]{1,64}))?$/;

const toCursor = ({ createTime, id }: Position): string => Buffer.from(`${createTime}.${id}`).toString('base64url');

/** Where a page of design systems begins, or behind which project one of screens does. */
function parseCursor(cursor: string): Position | string {
  const screens = SCREENS_CURSOR.exec(cursor);
  if (screens !== null) return screens[1] ?? '';
  const [, createTime, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createTime === undefined || id === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor must be the nextCursor of the page before');
  }
  return { createTime: Number(createTime), id: id as AssetId };
}
