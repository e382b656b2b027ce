import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ListResourcesResult,
  type ReadResourceResult,
  type Resource,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { parseAsset } from '../contract/asset-requests.ts';
import { AppError } from '../domain/app-error.ts';
import type { Asset } from '../domain/asset.ts';
import type { AssetId } from '../domain/brand.ts';
import { toAssetName, toProjectName } from '../domain/resource-name.ts';
import type { CallContext, Caller, Deps } from '../operations/deps.ts';
import { listVisibleDesignSystems } from '../operations/list-visible-design-systems.ts';
import { SCREEN_FILES } from '../operations/read-screen-version.ts';
import { writeDesignSystem } from '../operations/write-design-system.ts';
import { toErrorText } from './error-text.ts';
import { toTold, type Log } from './incident.ts';
import { readScreenVersionResource } from './screen-version-resource.ts';
import { DESIGN_MD, parseResourceUri, RESOURCE_TEMPLATES, toDesignMdUri } from './resource-uri.ts';

/** Runs work whose answer is not to be lost when the input ends. */
export type Counted = <T>(work: () => Promise<T>) => Promise<T>;

interface ResourceDeps extends Deps {
  log: Log;
}

/**
 * Serves the caller's design systems as resources, each listed once and readable in every form and version, and the
 * versions of the caller's screens, which templates name.
 */
export function registerResources(server: Server, deps: ResourceDeps, caller: Caller, counted: Counted): void {
  const toContext = ({ mcpReq }: ServerContext): CallContext => ({
    caller,
    signal: mcpReq.signal,
    progress: () => {},
    patienceMs: 0,
  });
  const answer = async <T>(where: Where, work: () => Promise<T>): Promise<T> => {
    const audit = (outcome: string): void => deps.log.info({ ...where, user: caller.name, outcome }, 'resource call');
    try {
      const result = await counted(work);
      audit('OK');
      return result;
    } catch (error) {
      const told = error instanceof ProtocolError ? error : toProtocolError(toTold(error, deps.log, where), where);
      audit(told instanceof ResourceNotFoundError ? 'NOT_FOUND' : 'ERROR');
      throw told;
    }
  };
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler('resources/list', ({ params }, context) =>
    answer({ resource: 'list' }, () => listResources(deps, params?.cursor, toContext(context))),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }, context) =>
    answer({ resource: uri.slice(0, SHOWN_CHARACTERS) }, () => readResource(deps, uri, toContext(context))),
  );
}

/** What a resource request was about, for the log. */
interface Where {
  resource: string;
}

const SHOWN_CHARACTERS = 200;

const FORMS = 'DESIGN.md, tokens.json (DTCG), tokens.css (CSS variables) or tailwind.css (Tailwind theme)';

const TEMPLATES = [
  {
    uriTemplate: RESOURCE_TEMPLATES.current,
    name: 'design-system',
    title: 'Design system',
    description: `A design system as it stands; asset is the id of list_design_systems, form is ${FORMS}.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.version,
    name: 'design-system-version',
    title: 'Design system at a version',
    description: `A design system as it stood at a version, such as 1; form is ${FORMS}.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenVersions,
    name: 'screen-versions',
    title: 'Versions of a screen',
    description: 'Every finished change of a screen, newest first; project and screen are ids of list_screens.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenVersion,
    name: 'screen-version',
    title: 'A screen at a version',
    description: 'Title, prompt, theme, sizes and files of a screen as it stood at a version, such as 1.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenFile,
    name: 'screen-version-file',
    title: 'A file of a screen at a version',
    description: `part is ${SCREEN_FILES.join(', ')}, or changes: what the version changed of the one before.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenChanges,
    name: 'screen-version-changes',
    title: 'What differs between two versions of a screen',
    description: 'Texts, elements and tokens that differ from the version since, in words and by data-id.',
    mimeType: 'application/json',
  },
];

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
  const { assets, next } = await listVisibleDesignSystems(deps, { ...(after && { after }) }, context);
  return { resources: assets.map(toResource), ...(next && { nextCursor: toCursor(next) }) };
}

async function readResource(deps: Deps, uri: string, context: CallContext): Promise<ReadResourceResult> {
  const named = parseResourceUri(uri);
  if (named === undefined) {
    const hint = `URIs are ${Object.values(RESOURCE_TEMPLATES).join(', ')}.`;
    throw new AppError('NOT_FOUND', 'resource not found', { hint });
  }
  if (named.kind === 'screen') return { contents: [await readScreenVersionResource(deps, uri, named, context)] };
  const { kind: _, fileName, ...asset } = named;
  const { mimeType, text } = await writeDesignSystem(deps, { ...parseAsset(asset), fileName }, context);
  return { contents: [{ uri, mimeType, text }] };
}

/** A URI that is badly written names nothing either. */
const toProtocolError = (told: AppError, { resource }: Where): ProtocolError =>
  told.code === 'NOT_FOUND' || told.code === 'INVALID_ARGUMENT'
    ? new ResourceNotFoundError(resource, toErrorText(told))
    : new ProtocolError(
        told.code === 'FAILED_PRECONDITION' ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
        toErrorText(told),
      );

type Position = Pick<Asset, 'createTime' | 'id'>;

const CURSOR = /^(\d{1,15})\.(\w{1,64})$/;

const toCursor = ({ createTime, id }: Position): string => Buffer.from(`${createTime}.${id}`).toString('base64url');

function parseCursor(cursor: string): Position {
  const [, createTime, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createTime === undefined || id === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor must be the nextCursor of the page before');
  }
  return { createTime: Number(createTime), id: id as AssetId };
}
