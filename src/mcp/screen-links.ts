import type { ResourceLink } from '@modelcontextprotocol/server';
import type { LeanWireScreen, WireScreen } from '../contract/shapes/screen.ts';

type LinkedScreen = Pick<WireScreen | LeanWireScreen, 'title' | 'htmlCode' | 'screenshot' | 'externalToolExport'>;

const LINKED_FILES = [
  ['htmlCode', 'HTML'],
  ['screenshot', 'picture'],
  ['externalToolExport', 'editable SVG'],
] as const;

/** A link for each file of the screens in a tool's output: of one screen, a list of screens, or a design. */
export const findScreenLinks = (output: object): ResourceLink[] => findScreens(output).flatMap(toLinks);

function findScreens(output: object): LinkedScreen[] {
  if ('screenMetadata' in output) return [output as unknown as LinkedScreen];
  if ('screens' in output) return output.screens as LinkedScreen[];
  if (!('output_components' in output)) return [];
  const components = output.output_components as { design?: { screens: LinkedScreen[] } }[];
  return components.flatMap(({ design }) => design?.screens ?? []);
}

const toLinks = (screen: LinkedScreen): ResourceLink[] =>
  LINKED_FILES.flatMap(([field, kind]): ResourceLink[] => {
    const file = screen[field];
    if (file === undefined) return [];
    return [
      { type: 'resource_link', uri: file.downloadUrl, name: `${screen.title} (${kind})`, mimeType: file.mimeType },
    ];
  });
