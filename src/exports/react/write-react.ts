import { AppError } from '../../domain/app-error.ts';
import { toComponentTree } from '../components/to-component-tree.ts';
import { toKebabCase } from '../components/component-name.ts';
import type { Art } from '../components/template.ts';
import { toExportFile, type ExportedScreen, type ExportFile } from '../exporter.ts';
import { listTokenFiles, readSources } from '../read-sources.ts';
import { listProjectFrame } from '../project-frame.ts';
import { writeTailwindSheet } from '../write-tailwind-sheet.ts';
import { printArt } from './print-jsx.ts';
import { printSection, toArtPath } from './print-section.ts';
import { REACT_KIT } from './react-kit.ts';
import { toReactForms } from './to-jsx-attribute.ts';

/**
 * A screen as React components with Tailwind 4: a file for each section, what repeats as one component with typed data, and
 * a small project around it that builds. Throws FAILED_PRECONDITION for a page that keeps a look of its own.
 */
export function writeReact({ title, html }: Pick<ExportedScreen, 'title' | 'html'>): ExportFile[] {
  const sources = readSources(html);
  if (sources.page !== undefined)
    throw new AppError(
      'FAILED_PRECONDITION',
      `${title} keeps styles of its own, which no component could carry alone`,
      {
        hint: 'Take it as source.',
      },
    );
  const { screen, sections, arts } = toComponentTree(toReactForms(sources.body), 'div');
  const files = [
    toExportFile('screen.tsx', printSection(screen, { sections: './sections', art: '.' })),
    ...sections.map((section) =>
      toExportFile(`sections/${toKebabCase(section.name)}.tsx`, printSection(section, { sections: '.', art: '..' })),
    ),
    ...listArtFiles(arts),
    toExportFile('tailwind.css', writeTailwindSheet()),
    ...listTokenFiles(sources),
  ];
  return [
    ...files.map((file) => ({ ...file, path: `src/${file.path}` })),
    ...listProjectFrame({ title, root: /<html([^>]*)>/.exec(html)?.[1] ?? '' }, REACT_KIT),
  ];
}

/** Each drawing alone, so that one that somebody changed stands in no other's way. */
const listArtFiles = (arts: readonly Art[]): ExportFile[] =>
  arts.length === 0
    ? []
    : [toExportFile('art.ts', ART), ...arts.map((art) => toExportFile(`${toArtPath(art)}.tsx`, printArtFile(art)))];

const ART = `import type { ComponentType, SVGProps } from 'react';

/** A drawing that takes its size from the classes where it stands, and its colours from the tokens. */
export type Art = ComponentType<SVGProps<SVGSVGElement>>;
`;

function printArtFile({ name, svg }: Art): string {
  const code = [`export const ${name}: Art = (props) => (`, ...printArt(svg, 1), ');'].join('\n');
  const styles = code.includes('as CSSProperties') ? "import type { CSSProperties } from 'react';\n" : '';
  return `${styles}import type { Art } from '../art';\n\n${code}\n`;
}
