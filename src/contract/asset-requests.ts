import { z } from 'zod';
import { assetIdField, optionalProjectIdField } from './fields/id-field.ts';
import { versionField, versionPageFields } from './fields/version-fields.ts';
import { parseArguments } from './parse-arguments.ts';

/*
 * What HTTP and MCP resources ask about design systems beside the tools. Arguments of a path, a query and a body are
 * read together, each by its own name.
 */

export const assetRequest = z
  .object({ asset: assetIdField, version: versionField.optional() })
  .transform(({ asset: assetId, version }) => ({ assetId, version }));

/** `projectId` absent or empty: the global ones. */
export const assetListRequest = z.object({ projectId: optionalProjectIdField });

export const assetVersionsRequest = z
  .object({ asset: assetIdField, ...versionPageFields })
  .transform(({ asset: assetId, pageSize, pageToken: before }) => ({ assetId, pageSize, before }));
export type AssetVersionsInput = z.output<typeof assetVersionsRequest>;

export const restoreRequest = z
  .object({ asset: assetIdField, version: versionField })
  .transform(({ asset: assetId, version }) => ({ assetId, version }));
export type RestoreInput = z.output<typeof restoreRequest>;

/** Throws one INVALID_ARGUMENT that names every bad argument. */
export const parseAsset = (sent: object) => parseArguments(assetRequest, sent);
export type AssetInput = z.output<typeof assetRequest>;

/** One of the written forms of a design system, by its file name. */
export type WrittenInput = AssetInput & { fileName: string };

/** Throws one INVALID_ARGUMENT that names every bad argument. */
export const parseRestore = (sent: object) => parseArguments(restoreRequest, sent);
