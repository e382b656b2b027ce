import { z } from 'zod';
import { assetIdField, optionalProjectIdField } from './fields/id-field.ts';
import { versionField, versionPageFields } from './fields/version-fields.ts';
import { parseArguments } from './parse-arguments.ts';

/*
 * What HTTP and MCP resources ask about design systems beside the tools. Arguments of a path, a query and a body are
 * read together, each by its own name. Every reader throws one INVALID_ARGUMENT that names every bad one.
 */

const assetRequest = z.object({ asset: assetIdField, version: versionField.optional() });

const listRequest = z.object({ projectId: optionalProjectIdField });

const versionsRequest = z.object({
  asset: assetIdField,
  ...versionPageFields,
});

const restoreRequest = z.object({ asset: assetIdField, version: versionField });

/** `projectId` absent or empty: the global ones. */
export const parseAssetList = (sent: object) => parseArguments(listRequest, sent);

export function parseAsset(sent: object) {
  const { asset: assetId, version } = parseArguments(assetRequest, sent);
  return { assetId, version };
}
export type AssetInput = ReturnType<typeof parseAsset>;

/** One of the written forms of a design system, by its file name. */
export type WrittenInput = AssetInput & { fileName: string };

export function parseAssetVersions(sent: object) {
  const { asset: assetId, pageSize, pageToken: before } = parseArguments(versionsRequest, sent);
  return { assetId, pageSize, before };
}
export type AssetVersionsInput = ReturnType<typeof parseAssetVersions>;

export function parseRestore(sent: object) {
  const { asset: assetId, version } = parseArguments(restoreRequest, sent);
  return { assetId, version };
}
export type RestoreInput = ReturnType<typeof parseRestore>;
