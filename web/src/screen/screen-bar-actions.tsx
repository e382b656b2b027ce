import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleHelp, ClipboardCopy, Copy, Download, Trash2 } from 'lucide-react';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { listForms } from '../api/export-forms.ts';
import { serviceQuery } from '../api/projects.ts';
import { fileUrl, toUrl } from '../api/request.ts';
import { copyFile, saveFile } from '../api/save-file.ts';
import { UndoButtons } from '../history/undo-buttons.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useToasts } from '../ui/toasts.tsx';

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
  const made = listForms({ service, widthPx: Number(screen?.width) });
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
          ...(isDesign ? made : []).map(({ label, format, ending, isFolder }) => ({
            label: isFolder ? `${label} (zip)` : label,
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
