import { exportProjectRequest, exportScreenRequest } from '../export-requests.ts';
import { defineFileRoute } from './define-route.ts';

const tag = 'Exports';

/** Screens and projects in the forms in which they leave the service. */
export const defineExportRoutes = () => ({
  exportScreen: defineFileRoute({
    method: 'GET',
    path: '/v1/projects/{project}/screens/{screen}/exports/{format}',
    tag,
    summary: 'A screen as one file, or as a zip where the form has several.',
    input: exportScreenRequest,
  }),
  exportProject: defineFileRoute({
    method: 'GET',
    path: '/v1/projects/{project}/exports/{format}',
    tag,
    summary: 'Every finished page of a project in one form, as a zip.',
    input: exportProjectRequest,
  }),
});
