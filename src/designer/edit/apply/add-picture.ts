import { createElement } from '../../../markup/element.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { nameOf } from '../name-of.ts';
import { insertBeside, listBlocks, listMatching } from '../screen-tree.ts';
import { inBoxes } from './in-boxes.ts';
import { neighbourOf } from './neighbour-of.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

/** A film as it stands before it plays: its first picture with a button on it, in a part of its own. */
export function addVideo(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  const match =
    /^(?:an?\s+|the\s+|our\s+|some\s+|short\s+|product\s+|demo\s+|promo\s+|intro(?:duction)?\s+|explainer\s+)*(?:video|film|clip)(?:\s+player)?(?:\s+(?:of|about|showing|that shows|on|with)\s+(?:an?\s+|the\s+|our\s+|how\s+)?(.+))?$/i.exec(
      what,
    );
  if (match === null) return undefined;
  const near = neighbourOf(editing, position);
  if ('failed' in near) return near;
  const subject = match[1] ?? editing.title;
  const still = createElement('img', {
    className: ['aspect-video', 'w-full', 'rounded-lg', 'object-cover'],
    dataPicture: `landscape: ${subject}`,
    alt: toTitle(subject),
  });
  const play = createElement(
    'button',
    {
      type: 'button',
      ariaLabel: `Play the video ${subject}`,
      className:
        'absolute inset-0 m-auto inline-flex size-16 items-center justify-center rounded-full bg-primary text-on-primary'.split(
          ' ',
        ),
    },
    [createElement('i', { dataIcon: 'play', className: ['size-7'] })],
  );
  const block = listBlocks(near.reference)[0] ?? near.reference;
  const figure = createElement('figure', { dataBlock: 'video', className: ['relative', 'min-w-0'] }, [still, play]);
  insertBeside(editing.tree, near.reference, inBoxes(editing, near.reference, block, [figure]), near.side);
  return { done: `added a video of "${subject}"` };
}

/** "A picture of a truck to the hero". */
export function addPicture(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  const subject =
    /^(?:an?\s+)?(?:picture|photo|image|illustration|drawing)\s+(?:of|showing|with)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      what,
    )?.[1];
  if (subject === undefined || position === undefined || !('of' in position)) return undefined;
  const found = findIn(editing, position.of);
  const [section] = found?.elements ?? [];
  if (section === undefined) return { failed: `nothing here is called "${position.of.words}"` };
  const box = listMatching(section, (element) => element.tagName === 'h1' || element.tagName === 'h2')[0];
  const host = box === undefined ? section : (editing.tree.parentOf(box) ?? section);
  const picture = createElement('img', {
    className: ['aspect-video', 'mt-6', 'w-full', 'rounded-lg', 'object-cover'],
    dataPicture: `landscape: ${subject}`,
    alt: toTitle(subject),
  });
  host.children = [...host.children, picture];
  editing.tree.refresh();
  return { done: `added a picture of "${subject}" to ${nameOf(section)}` };
}
