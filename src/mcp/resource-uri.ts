const ASSET = /^tailorbird:\/\/assets\/(?<asset>[^/]+)\/(?:versions\/(?<version>[^/]+)\/)?(?<fileName>[^/]+)$/;
const SCREEN =
  /^tailorbird:\/\/projects\/(?<project>[^/]+)\/screens\/(?<screen>[^/]+)\/versions(?:\/(?<version>[^/]+)(?:\/(?:changes\/(?<since>[^/]+)|(?<part>[^/]+)))?)?$/;

const VERSIONS = 'tailorbird://projects/{project}/screens/{screen}/versions';

/** A design system in one of its written forms, as it stands or as it stood; and the versions of a screen. */
export const RESOURCE_TEMPLATES = {
  current: 'tailorbird://assets/{asset}/{form}',
  version: 'tailorbird://assets/{asset}/versions/{version}/{form}',
  screenVersions: VERSIONS,
  screenVersion: `${VERSIONS}/{version}`,
  screenFile: `${VERSIONS}/{version}/{part}`,
  screenChanges: `${VERSIONS}/{version}/changes/{since}`,
} as const;

export type NamedResource = NamedAsset | NamedScreenVersion;

interface NamedAsset {
  kind: 'asset';
  asset: string;
  version?: string;
  fileName: string;
}

/** Without a version: the list of them; `part` is a file, or `changes`, which `since` narrows to another version. */
export interface NamedScreenVersion {
  kind: 'screen';
  project: string;
  screen: string;
  version?: string;
  part?: string;
  since?: string;
}

/** What a URI names, as it is written; undefined when it is not of this service. */
export function parseResourceUri(uri: string): NamedResource | undefined {
  return parseAssetUri(uri) ?? parseScreenUri(uri);
}

function parseAssetUri(uri: string): NamedAsset | undefined {
  const { asset, version, fileName } = ASSET.exec(uri)?.groups ?? {};
  if (asset === undefined || fileName === undefined) return undefined;
  return { kind: 'asset', asset, fileName, ...(version !== undefined && { version }) };
}

function parseScreenUri(uri: string): NamedScreenVersion | undefined {
  const { project, screen, version, part, since } = SCREEN.exec(uri)?.groups ?? {};
  if (project === undefined || screen === undefined) return undefined;
  return {
    kind: 'screen',
    project,
    screen,
    ...(version !== undefined && { version }),
    ...(part !== undefined && { part }),
    ...(since !== undefined && { part: 'changes', since }),
  };
}

/** `assets/7` → where its DESIGN.md is. */
export const toDesignMdUri = (assetName: string): string => `tailorbird://${assetName}/${DESIGN_MD}`;

/** The form that says everything, and the one people and models read. */
export const DESIGN_MD = 'DESIGN.md';
