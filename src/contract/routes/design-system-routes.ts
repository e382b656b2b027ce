import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import type { Tools } from '../define-tools.ts';
import { assetListRequest, assetRequest, assetVersionsRequest, restoreRequest } from '../asset-requests.ts';
import { designSystemField } from '../fields/design-system-field.ts';
import { expected } from '../fields/expected.ts';
import { assetIdField } from '../fields/id-field.ts';
import { versionField } from '../fields/version-fields.ts';
import { assetShape, assetVersionsShape } from '../shapes/asset.ts';
import { designThemeShape } from '../shapes/design-theme.ts';
import { defineListRoute } from './define-list-route.ts';
import { defineFileRoute, defineRoute, defineToolRoute } from './define-route.ts';

const ASSETS = '/v1/assets';
const ASSET = `${ASSETS}/{asset}` as const;
const tag = 'Design systems';

const designMdField = (limits: Limits) =>
  z
    .string({ error: expected('markdown text') })
    .min(1, { error: expected('markdown text') })
    .refine((text) => Buffer.byteLength(text) <= limits.designMdBytes, {
      error: expected(`at most ${limits.designMdBytes} bytes of markdown`),
    });

export const defineDesignSystemRoutes = (tools: Tools, limits: Limits) => ({
  listDesignSystems: defineListRoute({
    method: 'GET',
    path: ASSETS,
    tag,
    summary: 'Lists the global design systems, or with projectId those of a project.',
    input: assetListRequest,
    list: 'designSystems',
    item: assetShape,
    keyOf: ({ name }) => name,
  }),
  createDesignSystem: defineToolRoute(tools.create_design_system, {
    method: 'POST',
    path: ASSETS,
    tag,
    summary: 'Stores a design system, of a project or global.',
  }),
  getDesignSystem: defineRoute({
    method: 'GET',
    path: ASSET,
    tag,
    summary: 'Returns a design system, as it stands or with version as it stood.',
    input: assetRequest,
    output: assetShape,
  }),
  replaceDesignSystem: defineRoute({
    method: 'PATCH',
    path: ASSET,
    tag,
    summary: 'Replaces the whole content of a design system, as its next version.',
    input: z
      .object({ asset: assetIdField, designSystem: designSystemField(limits) })
      .transform(({ asset: assetId, designSystem }) => ({ assetId, designSystem })),
    output: assetShape,
  }),
  restoreDesignSystem: defineRoute({
    method: 'POST',
    path: `${ASSET}:restore`,
    tag,
    summary: 'Makes an earlier version the newest one.',
    input: restoreRequest,
    output: assetShape,
  }),
  listDesignSystemVersions: defineRoute({
    method: 'GET',
    path: `${ASSET}/versions`,
    tag,
    summary: 'Lists versions, newest first.',
    input: assetVersionsRequest,
    output: assetVersionsShape,
  }),
  writeDesignSystem: defineFileRoute({
    method: 'GET',
    path: `${ASSET}/{fileName}`,
    tag,
    summary: 'A design system written down: DESIGN.md, tokens.json, tokens.css or tailwind.css.',
    input: z
      .object({ asset: assetIdField, fileName: z.string(), version: versionField.optional() })
      .transform(({ asset: assetId, fileName, version }) => ({ assetId, fileName, version })),
  }),
  previewDesignSystem: defineRoute({
    method: 'POST',
    path: `${ASSETS}:preview`,
    tag,
    summary: 'Answers a page that shows a design system; stores nothing.',
    input: z.object({ designSystem: designSystemField(limits) }),
    output: z.object({ html: z.string() }),
  }),
  readDesignMd: defineRoute({
    method: 'POST',
    path: `${ASSETS}:readDesignMd`,
    tag,
    summary: 'Reads a DESIGN.md and says what could not be used; stores nothing.',
    input: z.object({ designMd: designMdField(limits) }),
    output: z.object({
      displayName: z.string(),
      /** Absent when nothing could be read. */
      theme: designThemeShape.optional(),
      findings: z.array(z.object({ severity: z.string(), message: z.string(), line: z.number().optional() })),
    }),
  }),
});
