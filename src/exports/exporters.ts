import { AppError } from '../domain/app-error.ts';
import { toExportFile, type Exporter } from './exporter.ts';
import { writePenpot } from './penpot/write-penpot.ts';
import { writeReact } from './react/write-react.ts';
import { writeSource } from './write-source.ts';
import { writeTokens } from './write-tokens.ts';

/** Every form in which a screen leaves the service; API, resources, command line and studio follow from it. */
export const EXPORTERS: readonly Exporter[] = [
  {
    format: 'html',
    title: 'HTML',
    description: 'One file with its fonts and styles in it, which asks for nothing.',
    single: { extension: 'html', mimeType: 'text/html' },
    write: ({ html }) => [toExportFile('index.html', html)],
  },
  {
    format: 'png',
    title: 'PNG',
    description: 'The picture of the whole page.',
    single: { extension: 'png', mimeType: 'image/png' },
    write: ({ png }) => [{ path: 'screen.png', bytes: png ?? lack('picture') }],
  },
  {
    format: 'svg',
    title: 'SVG',
    description: 'Live text in named groups, for Figma, Penpot and Inkscape.',
    single: { extension: 'svg', mimeType: 'image/svg+xml' },
    write: ({ svg }) => [{ path: 'screen.svg', bytes: svg ?? lack('SVG') }],
  },
  {
    format: 'pdf',
    title: 'PDF',
    description: 'The whole page on one sheet, with text that can be found and copied; printed by a browser.',
    single: { extension: 'pdf', mimeType: 'application/pdf' },
    write: async ({ print }) => [{ path: 'screen.pdf', bytes: await print() }],
  },
  {
    format: 'penpot',
    title: 'Penpot',
    description: 'A file of Penpot: one board with live text, vectors and groups named after the parts of the page.',
    single: { extension: 'penpot', mimeType: 'application/vnd.penpot' },
    write: async ({ title, layOut }) => [{ path: 'screen.penpot', bytes: await writePenpot(await layOut(), title) }],
  },
  {
    format: 'source',
    title: 'Source',
    description: 'Markup, styles, tokens and fonts in files of their own.',
    write: writeSource,
  },
  {
    format: 'tokens',
    title: 'Design tokens',
    description: 'The tokens it is drawn with: CSS, Tailwind 4 and DTCG, with the fonts.',
    write: writeTokens,
  },
  {
    format: 'react',
    title: 'React',
    description: 'Components with Tailwind 4, one file for each section, in a project that builds.',
    write: writeReact,
  },
];

function lack(what: string): never {
  throw new AppError('FAILED_PRECONDITION', `the screen has no ${what}`, { hint: 'Wait until it is COMPLETE.' });
}
