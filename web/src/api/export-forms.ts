import { WIDEST_APP_PX } from '../../../src/contract/choices.ts';
import type { WireService } from '../../../src/contract/shapes/service.ts';

/** A form that is made when it is asked for. */
interface ExportForm {
  label: string;
  /** What addresses call it. */
  format: string;
  /** What the file of one screen ends in. */
  ending: string;
  /** Of several files, in a zip. */
  isFolder: boolean;
}

const toFile = (label: string, format: string): ExportForm => ({
  label,
  format,
  ending: `.${format}`,
  isFolder: false,
});
const toFolder = (label: string, format: string): ExportForm => ({
  label,
  format,
  ending: `-${format}.zip`,
  isFolder: true,
});

const FORMS: readonly ExportForm[] = [
  toFile('SVG', 'svg'),
  toFile('PDF', 'pdf'),
  toFile('Penpot', 'penpot'),
  toFile('Figma (experimental)', 'fig'),
  toFolder('React', 'react'),
  toFolder('React Native', 'react-native'),
  toFolder('Vue', 'vue'),
  toFolder('Svelte', 'svelte'),
  toFolder('Source', 'source'),
  toFolder('Design tokens', 'tokens'),
];

/** All but what would be refused: a page as wide as a desk as the screen of an app, PDF where no browser prints it. */
export const listForms = (of: { service: WireService | undefined; widthPx: number }): readonly ExportForm[] =>
  FORMS.filter(
    ({ format }) =>
      (format !== 'react-native' || of.widthPx <= WIDEST_APP_PX) &&
      (format !== 'pdf' || of.service?.printsPdf !== false),
  );
