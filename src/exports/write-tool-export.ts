import { TOOL_EXPORT_MIME_TYPES, type ToolExportForm } from '../domain/tool-export.ts';
import type { LayoutTree } from '../render/layout-tree.ts';
import { toSvg, type SvgOptions } from './to-svg.ts';

/** The file that a design tool opens, in the form that is asked for. What writes the others is loaded when one is. */
export const writeToolExport = async (
  layout: LayoutTree,
  form: ToolExportForm,
  options: SvgOptions,
): Promise<{ bytes: Uint8Array; mimeType: string }> => ({
  bytes: await writeForm(layout, form, options),
  mimeType: TOOL_EXPORT_MIME_TYPES[form],
});

async function writeForm(layout: LayoutTree, form: ToolExportForm, options: SvgOptions): Promise<Uint8Array> {
  switch (form) {
    case 'svg':
      return Buffer.from(toSvg(layout, options));
    case 'penpot':
      return (await import('./penpot/write-penpot.ts')).writePenpot(layout, options.title);
    case 'fig':
      return (await import('./fig/write-fig.ts')).writeFig(layout, options.title);
  }
}
