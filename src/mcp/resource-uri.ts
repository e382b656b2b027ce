const RESOURCE = /^tailorbird:\/\/assets\/(?<asset>[^/]+)\/(?:versions\/(?<version>[^/]+)\/)?(?<fileName>[^/]+)$/;

/** A design system in one of its written forms, as it stands or as it stood at a version. */
export const RESOURCE_TEMPLATES = {
  current: 'tailorbird://assets/{asset}/{form}',
  version: 'tailorbird://assets/{asset}/versions/{version}/{form}',
} as const;

export interface NamedResource {
  asset: string;
  version?: string;
  fileName: string;
}

/** What a URI names, as it is written; undefined when it is not of this service. */
export function parseResourceUri(uri: string): NamedResource | undefined {
  const { asset, version, fileName } = RESOURCE.exec(uri)?.groups ?? {};
  if (asset === undefined || fileName === undefined) return undefined;
  return { asset, fileName, ...(version !== undefined && { version }) };
}

/** `assets/7` → where its DESIGN.md is. */
export const toDesignMdUri = (assetName: string): string => `tailorbird://${assetName}/${DESIGN_MD}`;

/** The form that says everything, and the one people and models read. */
export const DESIGN_MD = 'DESIGN.md';
