import type { ReadResourceResult } from '@modelcontextprotocol/server';
import type { ToolName } from '../../contract/define-tools.ts';
import { VIEW_PAGE } from './view-page.ts';

/** Where hosts of MCP Apps read the view. */
const VIEW_URI = 'ui://tailorbird/screens.html';
/** Of MCP Apps: a page that a host shows. */
const VIEW_TYPE = 'text/html;profile=mcp-app';

/** Tools whose results are shown. */
const SHOWN_TOOLS: ReadonlySet<ToolName> = new Set([
  'generate_screen_from_text',
  'edit_screens',
  'generate_variants',
  'apply_design_system',
  'get_screen',
]);

/** What tells a host that a tool has a view; clients that know nothing of it pass over it. */
export const viewMetaOf = (tool: ToolName) =>
  // The second spelling is that of hosts from before the first revision.
  SHOWN_TOOLS.has(tool) ? { _meta: { ui: { resourceUri: VIEW_URI }, 'ui/resourceUri': VIEW_URI } } : {};

/** The view, when that is what is asked for. It loads nothing, so it asks for no domain. */
export const findView = (uri: string): ReadResourceResult['contents'][number] | undefined =>
  uri === VIEW_URI
    ? { uri, mimeType: VIEW_TYPE, text: VIEW_PAGE, _meta: { ui: { csp: {}, prefersBorder: true } } }
    : undefined;
