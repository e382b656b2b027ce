import { AppError } from '../domain/app-error.ts';
import { toExportFile, type Exporter } from './exporter.ts';
import { writeFig } from './fig/write-fig.ts';
import { writeFigClipboard } from './fig/write-fig-clipboard.ts';
import { writePenpot } from './penpot/write-penpot.ts';
import { writeReact } from './react/write-react.ts';
import { writeReactNative } from './react-native/write-react-native.ts';
import { writeSvelte } from './svelte/write-svelte.ts';
import { writeVue } from './vue/write-vue.ts';
import { writeSource } from './write-source.ts';
import { writeTokens } from './write-tokens.ts';
import { readFontCss } from './read-sources.ts';
import { toSvg } from './to-svg.ts';

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
    // Not kept where the settings give design tools another form.
    write: async ({ svg, title, html, layOut }) => [
      { path: 'screen.svg', bytes: svg ?? Buffer.from(toSvg(await layOut(), { title, fontCss: readFontCss(html) })) },
    ],
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
    format: 'fig',
    title: 'Figma (experimental)',
    description: 'A file of Figma: one frame with live text, vectors and frames named after the parts of the page.',
    single: { extension: 'fig', mimeType: 'application/octet-stream' },
    write: async ({ title, layOut }) => [{ path: 'screen.fig', bytes: await writeFig(await layOut(), title) }],
  },
  {
    format: 'fig-clipboard',
    title: 'Figma clipboard (experimental)',
    description: 'The same as Figma has it on the clipboard: HTML that is pasted into a file.',
    single: { extension: 'clipboard.html', mimeType: 'text/html' },
    write: async ({ title, layOut }) => [
      toExportFile('screen.clipboard.html', await writeFigClipboard(await layOut(), title)),
    ],
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
  {
    format: 'react-native',
    title: 'React Native',
    description: 'Plain views of React Native for a screen of a phone or a tablet, one file for each section.',
    write: writeReactNative,
  },
  {
    format: 'vue',
    title: 'Vue',
    description: 'Single-file components with Tailwind 4, one for each section, in a project that builds.',
    write: writeVue,
  },
  {
    format: 'svelte',
    title: 'Svelte',
    description: 'Components of Svelte 5 with Tailwind 4, one for each section, in a project that builds.',
    write: writeSvelte,
  },
];

function lack(what: string): never {
  throw new AppError('FAILED_PRECONDITION', `the screen has no ${what}`, { hint: 'Wait until it is COMPLETE.' });
}
