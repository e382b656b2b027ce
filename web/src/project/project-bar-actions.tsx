import { CircleHelp, Palette, Play, Plus, Share2, Trash2, Upload, Waypoints, WifiOff } from 'lucide-react';
import type { WireAsset } from '../../../src/contract/shapes/asset.ts';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import { UndoButtons } from '../history/undo-buttons.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { ProjectDownload } from './project-download.tsx';

interface ProjectBarActionsProps {
  project: string;
  title: string;
  isConnected: boolean;
  isReadOnly: boolean;
  isOwner: boolean;
  screens: readonly LeanWireScreen[];
  systems: readonly WireAsset[];
  onPlay(): void;
  onLink(): void;
  onShare(): void;
  /** Draws the selection, or every screen, in a design system. */
  onApply(asset: string): void;
  onNewSystem(): void;
  onUpload(): void;
  onTrash(): void;
  onHelp(): void;
}

/** What can be done with a project as a whole. */
export const ProjectBarActions = ({
  project,
  isConnected,
  isReadOnly,
  isOwner,
  title,
  screens,
  ...on
}: ProjectBarActionsProps) => (
  <>
    {!isConnected && (
      <span role="status" className="flex items-center gap-1.5 text-xs text-soft">
        <WifiOff size={14} aria-hidden /> Connecting again
      </span>
    )}
    {!isReadOnly && <UndoButtons project={project} />}
    <Button icon={<Play size={14} />} disabled={screens.length === 0} onClick={on.onPlay}>
      Play
    </Button>
    <Menu
      trigger={
        <Button icon={<Palette size={14} />} disabled={isReadOnly}>
          Apply
        </Button>
      }
      entries={[
        ...on.systems.map(({ name, designSystem }) => ({
          label: designSystem.displayName,
          icon: <span className="size-3 rounded-full" style={{ background: designSystem.theme.customColor }} />,
          onSelect: () => on.onApply(name),
        })),
        { label: 'Make a design system', icon: <Plus size={14} />, onSelect: on.onNewSystem },
      ]}
    />
    {!isReadOnly && (
      <IconButton label="Link the screens" keys="L" onClick={on.onLink}>
        <Waypoints size={16} />
      </IconButton>
    )}
    {isOwner && (
      <IconButton label="Share" onClick={on.onShare}>
        <Share2 size={16} />
      </IconButton>
    )}
    <ProjectDownload project={project} title={title} screens={screens} />
    <IconButton label="Add pages or pictures" disabled={isReadOnly} onClick={on.onUpload}>
      <Upload size={16} />
    </IconButton>
    {!isReadOnly && (
      <IconButton label="Deleted screens" onClick={on.onTrash}>
        <Trash2 size={16} />
      </IconButton>
    )}
    <IconButton label="Keyboard shortcuts" keys="?" onClick={on.onHelp}>
      <CircleHelp size={16} />
    </IconButton>
  </>
);
