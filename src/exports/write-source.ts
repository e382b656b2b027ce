import { escapeHtml } from '../markup/html.ts';
import { printBody } from '../markup/print-body.ts';
import { toExportFile, type ExportedScreen, type ExportFile } from './exporter.ts';
import { listTokenFiles, readSources, type DocumentSources } from './read-sources.ts';
import { writeTailwindSheet } from './write-tailwind-sheet.ts';

/**
 * A screen as people keep sources: markup, compiled styles, tokens and fonts in files of their own. `index.html` opens as
 * it is; `tailwind.css` compiles the same classes in another build.
 */
export function writeSource({ html }: ExportedScreen): ExportFile[] {
  const sources = readSources(html);
  const { page, css } = sources;
  return [
    toExportFile('index.html', writeIndex(sources, html)),
    toExportFile('styles.css', `${css}\n`),
    ...(page === undefined ? [toExportFile('tailwind.css', writeTailwindSheet())] : []),
    ...(page === undefined ? [] : [toExportFile('page.css', `${page.sheet.trim()}\n`)]),
    ...listTokenFiles(sources),
  ];
}

function writeIndex({ title, body, page }: DocumentSources, html: string): string {
  const sheets = ['tokens', 'fonts', 'styles', ...(page === undefined ? [] : ['page'])];
  return `<!doctype html>
${/<html[^>]*>/.exec(html)?.[0] ?? '<html>'}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${sheets.map((name) => `<link rel="stylesheet" href="${name}.css">`).join('\n')}
</head>
${printBody(body)}
</html>
`;
}
