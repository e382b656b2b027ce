import { toDtcg } from '../tokens/exports/to-dtcg.ts';
import { toExportFile, type ExportedScreen, type ExportFile } from './exporter.ts';
import { listTokenFiles, readSources } from './read-sources.ts';
import { writeTailwindSheet } from './write-tailwind-sheet.ts';

/** The design tokens of a screen, with or without a design system: as it is drawn, for CSS, Tailwind 4 and DTCG tools. */
export function writeTokens({ title, html, theme }: ExportedScreen): ExportFile[] {
  return [
    ...listTokenFiles(readSources(html)),
    toExportFile('tailwind.css', writeTailwindSheet()),
    ...(theme === undefined ? [] : [toExportFile('tokens.json', toDtcg({ displayName: title, theme }))]),
  ];
}
