import { z } from 'zod';
import { projectIdField, screenIdField } from './fields/id-field.ts';
import { versionField, versionPageFields } from './fields/version-fields.ts';
import { parseArguments } from './parse-arguments.ts';

/*
 * What HTTP and MCP resources ask about the versions of a screen beside the tools. Arguments of a path, a query and a
 * body are read together, each by its own name. Every reader throws one INVALID_ARGUMENT that names every bad one.
 */

const screenFields = { project: projectIdField, screen: screenIdField };
const versionsRequest = z.object({ ...screenFields, ...versionPageFields });
const versionRequest = z.object({ ...screenFields, version: versionField });
const changesRequest = z.object({ ...screenFields, version: versionField, since: versionField.optional() });

export function parseScreenVersions(sent: object) {
  const { project: projectId, screen, pageSize, pageToken: before } = parseArguments(versionsRequest, sent);
  return { projectId, screenId: screen.screen, pageSize, before };
}
export type ScreenVersionsInput = ReturnType<typeof parseScreenVersions>;

export function parseScreenVersion(sent: object) {
  const { project: projectId, screen, version } = parseArguments(versionRequest, sent);
  return { projectId, screenId: screen.screen, version };
}
export type ScreenVersionInput = ReturnType<typeof parseScreenVersion>;

/** One of the files of a version, by the name of its field. */
export type ScreenVersionFileInput = ScreenVersionInput & { part: string };

/** `since` absent: the version before. */
export function parseScreenChanges(sent: object) {
  const { project: projectId, screen, version, since } = parseArguments(changesRequest, sent);
  return { projectId, screenId: screen.screen, version, since };
}
export type ScreenChangesInput = ReturnType<typeof parseScreenChanges>;
