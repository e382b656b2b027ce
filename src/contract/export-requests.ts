import { z } from 'zod';
import { projectIdField, screenIdField } from './fields/id-field.ts';
import { parseArguments } from './parse-arguments.ts';

/* What HTTP and MCP resources ask to take a screen or a project along. Readers throw one INVALID_ARGUMENT. */

const formatField = z.string().meta({ description: 'A form in which screens leave, such as html, source or react.' });

export const exportScreenRequest = z
  .object({ project: projectIdField, screen: screenIdField, format: formatField })
  .transform(({ project: projectId, screen, format }) => ({ projectId, screenId: screen.screen, format }));
export type ExportScreenInput = z.output<typeof exportScreenRequest>;

export const exportProjectRequest = z
  .object({ project: projectIdField, format: formatField })
  .transform(({ project: projectId, format }) => ({ projectId, format }));
export type ExportProjectInput = z.output<typeof exportProjectRequest>;

export const parseExportScreen = (sent: object) => parseArguments(exportScreenRequest, sent);
export const parseExportProject = (sent: object) => parseArguments(exportProjectRequest, sent);
