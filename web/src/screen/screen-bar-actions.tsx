import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleHelp, ClipboardCopy, Copy, Download, Trash2 } from 'lucide-react';
import { WIDEST_APP_PX } from '../../../src/contract/choices.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { serviceQuery } from '../api/projects.ts';
import { fileUrl, toUrl } from '../api/request.ts';
import { copyFile, saveFile } from '../api/save-file.ts';
import { UndoButtons } from '../history/undo-buttons.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useToasts } from '../ui/toasts.tsx';

/** Forms that are made when they are asked for, with what their files end in. */
const MADE = [
  ['SVG', 'svg', '.svg'],
  ['PDF', 'pdf', '.pdf'],
  ['Penpot', 'penpot', '.penpot'],
  ['Figma (experimental)', 'fig', '.fig'],
  ['React (zip)', 'react', '-react.zip'],
  ['React Native (zip)', 'react-native', '-react-native.zip'],
  ['Vue (zip)', 'vue', '-vue.zip'],
  ['Svelte (zip)', 'svelte', '-svelte.zip'],
  ['Source (zip)', 'source', '-source.zip'],
  ['Design tokens (zip)', 'tokens', '-tokens.zip'],
] as const;

interface ScreenBarActionsProps {
  project: string;
  screen: WireScreen | undefined;
  isDesign: boolean;
  isReadOnly: boolean;
  /** Whether it is the only screen of its project. */
  isAlone: boolean;
  onStep(by: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
  onHelp(): void;
}

/** What can be done with a screen as a whole. */
export function ScreenBarActions({ project, screen, isDesign, isReadOnly, isAlone, ...on }: ScreenBarActionsProps) {
  const { tell, fail } = useToasts();
  const { data: service } = useQuery(serviceQuery);
  const save = (url: string, ending: string): void =>
    void saveFile(url, `${screen?.title ?? 'screen'}${ending}`).catch(fail);
  const copy = (url: string, type: 'text/html' | 'text/plain', told: string): void =>
    void copyFile(url, type).then(() => tell(told), fail);
  const page = screen?.htmlCode;
  const copies = [
    ...(page === undefined
      ? []
      : [{ label: 'HTML', onSelect: () => copy(fileUrl(page), 'text/plain', 'The HTML is copied.') }]),
    ...(isDesign
      ? [
          {
            label: 'For Figma (experimental)',
            onSelect: () =>
              copy(
                toUrl(`v1/${screen?.name ?? ''}/exports/fig-clipboard`),
                'text/html',
                'The screen is copied: paste it into a file of Figma.',
              ),
          },
        ]
      : []),
  ];
  // What would be refused: a page as wide as a desk as the screen of an app, PDF where no browser prints it.
  const refused = new Set<string>([
    ...(Number(screen?.width) <= WIDEST_APP_PX ? [] : ['react-native']),
    ...(service?.printsPdf === false ? ['pdf'] : []),
  ]);
  const made = MADE.filter(([, format]) => !refused.has(format));
  const kept = [
    ['HTML', screen?.htmlCode, '.html'],
    ['PNG', screen?.screenshot, '.png'],
  ] as const;
  return (
    <>
      {!isReadOnly && <UndoButtons project={project} />}
      <IconButton label="Screen before" keys="←" onClick={() => on.onStep(-1)} disabled={isAlone}>
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton label="Screen behind" keys="→" onClick={() => on.onStep(1)} disabled={isAlone}>
        <ChevronRight size={16} />
      </IconButton>
      {copies.length > 0 && (
        <Menu trigger={<Button icon={<ClipboardCopy size={14} />}>Copy</Button>} entries={copies} />
      )}
      <Menu
        trigger={<Button icon={<Download size={14} />}>Download</Button>}
        entries={[
          ...kept.flatMap(([label, file, ending]) =>
            file === undefined ? [] : [{ label, onSelect: () => save(fileUrl(file), ending) }],
          ),
          ...(isDesign ? made : []).map(([label, format, ending]) => ({
            label,
            onSelect: () => save(toUrl(`v1/${screen?.name ?? ''}/exports/${format}`), ending),
          })),
        ]}
      />
      {!isReadOnly && (
        <>
          <IconButton label="Duplicate" onClick={on.onDuplicate}>
            <Copy size={16} />
          </IconButton>
          <IconButton label="Delete" onClick={on.onRemove}>
            <Trash2 size={16} />
          </IconButton>
        </>
      )}
      <IconButton label="Keyboard shortcuts" keys="?" onClick={on.onHelp}>
        <CircleHelp size={16} />
      </IconButton>
    </>
  );
}
