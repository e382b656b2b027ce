import { AppError } from '../../domain/app-error.ts';
import type { Section } from '../components/template.ts';
import { toComponentTree } from '../components/to-component-tree.ts';
import { toExportFile, type ExportedScreen, type ExportFile } from '../exporter.ts';
import { listTokenFiles, readSources } from '../read-sources.ts';
import { writeTailwindSheet } from '../write-tailwind-sheet.ts';
import type { Dialect } from './dialect.ts';
import { toFileName } from './file-name.ts';
import { printDrawing, printMarkup } from './print-markup.ts';
import { printScript, type Places } from './print-script.ts';

/**
 * A screen as components of a framework that keeps script and markup in one file: a file for each section and each drawing,
 * what repeats as a loop over typed data. All lie in `src/`. Throws FAILED_PRECONDITION for a page that keeps a look of its own.
 */
export function writeComponents(
  { title, html }: Pick<ExportedScreen, 'title' | 'html'>,
  dialect: Dialect,
): ExportFile[] {
  const sources = readSources(html);
  if (sources.page !== undefined)
    throw new AppError(
      'FAILED_PRECONDITION',
      `${title} keeps styles of its own, which no component could carry alone`,
      { hint: 'Take it as source.' },
    );
  const { screen, sections, arts } = toComponentTree(sources.body, 'div');
  const print = (section: Section, places: Places): string =>
    dialect.file(printScript(section, places, dialect), printMarkup(section.template, { dialect, level: 0 }));
  return [
    toExportFile(`screen.${dialect.extension}`, print(screen, { sections: './sections', art: './art' })),
    ...sections.map((section) =>
      toExportFile(
        `sections/${toFileName(section.name)}.${dialect.extension}`,
        print(section, { sections: '.', art: '../art' }),
      ),
    ),
    ...arts.map(({ name, svg }) =>
      toExportFile(
        `art/${toFileName(name)}.${dialect.extension}`,
        dialect.art(printDrawing(svg, dialect, dialect.artProps)),
      ),
    ),
    toExportFile('tailwind.css', writeTailwindSheet()),
    ...listTokenFiles(sources),
  ].map((file) => ({ ...file, path: `src/${file.path}` }));
}
