import { z } from 'zod';
import { projectIdField, screenIdField } from './fields/id-field.ts';
import { versionField, versionPageFields } from './fields/version-fields.ts';
import { parseArguments } from './parse-arguments.ts';

/*
 * What HTTP and MCP resources ask about the versions of a screen beside the tools. Arguments of a path, a query and a
 * body are read together, each by its own name. Every reader throws one INVALID_ARGUMENT that names every bad one.
 */

const screenFields = { project: projectIdField, screen: screenIdField };

export const screenVersionsRequest = z
  .object({ ...screenFields, ...versionPageFields })
  .transform(({ project: projectId, screen, pageSize, pageToken: before }) => ({
    projectId,
    screenId: screen.screen,
    pageSize,
    before,
  }));
export type ScreenVersionsInput = z.output<typeof screenVersionsRequest>;

export const screenVersionRequest = z
  .object({ ...screenFields, version: versionField })
  .transform(({ project: projectId, screen, version }) => ({ projectId, screenId: screen.screen, version }));
export type ScreenVersionInput = z.output<typeof screenVersionRequest>;

/** One of the files of a version, by the name of its field. */
export type ScreenVersionFileInput = ScreenVersionInput & { part: string };

/** `since` absent: the version before. */
export const screenChangesRequest = z
  .object({ ...screenFields, version: versionField, since: versionField.optional() })
  .transform(({ project: projectId, screen, version, since }) => ({
    projectId,
    screenId: screen.screen,
    version,
    since,
  }));
export type ScreenChangesInput = z.output<typeof screenChangesRequest>;

export const parseScreenVersions = (sent: object) => parseArguments(screenVersionsRequest, sent);
export const parseScreenVersion = (sent: object) => parseArguments(screenVersionRequest, sent);
export const parseScreenChanges = (sent: object) => parseArguments(screenChangesRequest, sent);
