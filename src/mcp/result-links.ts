import type { ResourceLink } from '@modelcontextprotocol/server';
import type { WireAsset } from '../contract/shapes/asset.ts';
import type { LeanWireScreen, WireScreen } from '../contract/shapes/screen.ts';
import { DESIGN_MD, toDesignMdUri } from './resource-uri.ts';

type ToldScreen = WireScreen | LeanWireScreen;

const LINKED_FILES = [
  ['htmlCode', 'HTML'],
  ['screenshot', 'picture'],
  ['externalToolExport', 'editable SVG'],
] as const;

/** A link for each file of the screens in a tool's output, and for each design system in it. */
export const findLinks = (output: object): ResourceLink[] => [
  ...findScreens(output).flatMap(toFileLinks),
  ...findAssets(output).map(toDesignMdLink),
];

/** The screens that a tool's output tells of: one, a list of them, or those of a design. */
export function findScreens(output: object): ToldScreen[] {
  if ('screenMetadata' in output) return [output as unknown as ToldScreen];
  if ('screens' in output) return output.screens as ToldScreen[];
  if (!('output_components' in output)) return [];
  const components = output.output_components as { design?: { screens: ToldScreen[] } }[];
  return components.flatMap(({ design }) => design?.screens ?? []);
}

const toFileLinks = (screen: ToldScreen): ResourceLink[] =>
  LINKED_FILES.flatMap(([field, kind]): ResourceLink[] => {
    const file = screen[field];
    if (file === undefined) return [];
    // What design tools are given is a setting.
    const told = kind === 'editable SVG' && file.mimeType !== 'image/svg+xml' ? 'for design tools' : kind;
    return [
      { type: 'resource_link', uri: file.downloadUrl, name: `${screen.title} (${told})`, mimeType: file.mimeType },
    ];
  });

type LinkedAsset = Pick<WireAsset, 'name' | 'designSystem'>;

function findAssets(output: object): LinkedAsset[] {
  if ('designSystem' in output) return [output as LinkedAsset];
  return 'designSystems' in output ? (output.designSystems as LinkedAsset[]) : [];
}

const toDesignMdLink = ({ name, designSystem }: LinkedAsset): ResourceLink => ({
  type: 'resource_link',
  uri: toDesignMdUri(name),
  name: `${designSystem.displayName} (${DESIGN_MD})`,
  mimeType: 'text/markdown',
});
