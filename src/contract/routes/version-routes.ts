import { z } from 'zod';
import { batchCreateScreensField, batchCreateScreensShape } from '../batch-create-screens.ts';
import type { Limits } from '../../domain/limits.ts';
import { projectIdField, screenIdField } from '../fields/id-field.ts';
import { versionField } from '../fields/version-fields.ts';
import { screenChangesRequest, screenVersionRequest, screenVersionsRequest } from '../screen-version-requests.ts';
import { screenChangesShape, screenVersionShape, screenVersionsShape } from '../shapes/screen-version.ts';
import { usageRequest, usageShape } from '../usage.ts';
import { defineFileRoute, defineRoute } from './define-route.ts';

const SCREEN = '/v1/projects/{project}/screens/{screen}';
const VERSION = `${SCREEN}/versions/{version}` as const;
const tag = 'Versions';

/** Versions of screens, screens that come from outside, and what was spent. */
export const defineVersionRoutes = (limits: Limits) => ({
  listScreenVersions: defineRoute({
    method: 'GET',
    path: `${SCREEN}/versions`,
    tag,
    summary: 'Lists the versions of a screen, newest first.',
    input: screenVersionsRequest,
    output: screenVersionsShape,
  }),
  getScreenVersion: defineRoute({
    method: 'GET',
    path: VERSION,
    tag,
    summary: 'Returns one version: title, prompt, theme, sizes, addresses of its files.',
    input: screenVersionRequest,
    output: screenVersionShape,
  }),
  compareScreenVersions: defineRoute({
    method: 'GET',
    path: `${VERSION}/changes`,
    tag,
    summary: 'Says what a version changed of the one before, or of the version since.',
    input: screenChangesRequest,
    output: screenChangesShape,
  }),
  readScreenVersion: defineFileRoute({
    method: 'GET',
    path: `${VERSION}/{part}`,
    tag,
    summary: 'A file of a version: htmlCode, screenshot or externalToolExport.',
    input: z.object({ project: projectIdField, screen: screenIdField, version: versionField, part: z.string() }),
  }),
  restoreScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:restore`,
    tag,
    summary: 'Makes an earlier version the newest one.',
    input: screenVersionRequest,
    output: screenVersionShape,
  }),
  batchCreateScreens: defineRoute({
    method: 'POST',
    path: '/v1/projects/{project}/screens:batchCreate',
    tag: 'Screens',
    summary: 'Takes screens that a client made: HTML, Markdown or pictures, as Base64.',
    input: batchCreateScreensField(limits),
    output: batchCreateScreensShape,
  }),
  listUsage: defineRoute({
    method: 'GET',
    path: '/v1/usage',
    tag: 'Service',
    summary: 'Lists what you have spent on models, by day and model.',
    input: usageRequest,
    output: usageShape,
  }),
});
