/** Forms that a screen's `externalToolExport` may have; SVG unless the settings say another. */
export const TOOL_EXPORT_FORMS = ['svg', 'penpot', 'fig'] as const;
export type ToolExportForm = (typeof TOOL_EXPORT_FORMS)[number];

export const TOOL_EXPORT_MIME_TYPES: Readonly<Record<ToolExportForm, string>> = {
  svg: 'image/svg+xml',
  penpot: 'application/vnd.penpot',
  fig: 'application/vnd.figma',
};

/** The ending of such a file's name; SVG for a MIME type that none has. */
export const toToolExportForm = (mimeType: string): ToolExportForm =>
  TOOL_EXPORT_FORMS.find((form) => TOOL_EXPORT_MIME_TYPES[form] === mimeType) ?? 'svg';
