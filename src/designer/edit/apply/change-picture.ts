import { findAttribute } from '../../../markup/element.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, withNote, type Editing, type Outcome } from '../editing.ts';
import { listPictures } from '../find/part-nouns.ts';
import { setPicture } from './apply-picture.ts';

export function changePicture(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const place =
    /^(?:all|every|each) (?:the )?(?:pictures?|photos?|images?|illustrations?) (?:in|of|on|for) (?:the )?(.+)$/i.exec(
      target.words,
    )?.[1];
  if (place !== undefined) {
    const roots = findIn(editing, { words: place })?.elements ?? [];
    const all = roots.flatMap((root) => listPictures(root, (shown) => !/^(?:avatar|logo)/.test(shown)));
    if (all.length === 0) return { failed: `there is no picture in ${place}` };
    for (const picture of all) setPicture(editing, picture, to);
    return { done: `drew ${to.replace(/^(?:an?|the) /i, '')} in ${all.length} pictures` };
  }
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (element !== undefined && findAttribute(element, 'dataPicture') !== undefined) {
    const outcome = setPicture(editing, element, to);
    return 'done' in outcome && found !== undefined ? withNote(outcome.done, found) : outcome;
  }
  if (
    /^(?:picture|photo|image|illustration) (?:in|on|at) (?:the )?(?:left|right|top|background|side|banner|header|hero)$/i.test(
      target.words,
    )
  ) {
    const [only] = listPictures(editing.tree.body, (shown) => !/^(?:avatar|logo)/.test(shown));
    if (only !== undefined) return setPicture(editing, only, to);
  }
  const about = target.words
    .replace(/\b(?:at|on) (?:the )?(?:very )?top\b/i, ' ')
    .replace(PICTURE, ' ')
    .replace(/^\s*(?:the\s+)?(?:of|in|on|for|at)?\s*(?:the\s+)?|\b(?:of|in|for|the|from)\b/gi, ' ')
    .trim();
  const pictures = listPictures(editing.tree.body, (shown) => !shown.startsWith('logo'));
  const shown = pictures.find(
    (picture) =>
      about !== '' &&
      sharesWords(about, `${findAttribute(picture, 'dataPicture') ?? ''} ${findAttribute(picture, 'ariaLabel') ?? ''}`),
  );
  if (shown !== undefined) return setPicture(editing, shown, to);
  const holder = about === '' ? undefined : findIn(editing, { words: about });
  const inside = holder?.elements.flatMap((one) => listPictures(one, (kind) => !kind.startsWith('logo')))[0];
  if (inside !== undefined) return setPicture(editing, inside, to);
  const scenes = pictures.filter((picture) => !(findAttribute(picture, 'dataPicture') ?? '').startsWith('avatar'));
  const [main] = scenes;
  const isMain =
    /^(?:picture|image|photo|illustration|cover|(?:top|main|big|hero) \w+|(?:picture|image|photo) at (?:the )?top)$/i.test(
      target.words.trim(),
    );
  if (main !== undefined && isMain && !/\bhero\b/i.test(target.words)) return setPicture(editing, main, to);
  if (element !== undefined || holder !== undefined) {
    if (/^(?:the )?(?:picture|photo|image) of\b/i.test(target.words)) return undefined;
    return { failed: `there is no picture in ${target.words.replace(PICTURE, '').trim() || 'that'}` };
  }
  return main !== undefined && (scenes.length === 1 || isMain) ? setPicture(editing, main, to) : undefined;
}

const sharesWords = (asked: string, shown: string): boolean => {
  const words = asked
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const spoken = shown.toLowerCase();
  return words.length > 0 && words.every((word) => spoken.includes(word.replace(/s$/, '')));
};

/** Words for a picture. */
export const PICTURE = /\b(?:picture|photo|photograph|image|illustration|drawing|artwork|cover|visual)s?\b/i;
