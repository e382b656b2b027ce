import { ImageIcon } from 'lucide-react';
import type { ListedWireProject } from '../../../src/contract/shapes/project.ts';
import { fileUrl } from '../api/request.ts';

/** The screen that was completed last, as the head of a card. */
export const ProjectPicture = ({ project: { thumbnailScreenshot } }: { project: ListedWireProject }) => (
  <div className="grid h-40 place-items-center overflow-hidden rounded-t-lg border-b border-line bg-hover">
    {thumbnailScreenshot ? (
      <img
        src={fileUrl(thumbnailScreenshot, 480)}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover object-top"
      />
    ) : (
      <ImageIcon size={20} className="text-soft" aria-hidden />
    )}
  </div>
);
