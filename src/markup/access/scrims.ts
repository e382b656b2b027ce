import type { Element } from 'hast';
import { parseClassName, printClassName } from '../class-name.ts';
import { forEachElement, isElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { readPaint, toShare } from './paint-classes.ts';
import { showsText } from './transparency.ts';

/** Less hides too little of a picture for text to be read on it, in per cent. */
const LEAST_SHARE = 75;
/** A fainter sheet is a tint of the picture, not a ground for text. */
const SCRIM_SHARE = 30;

/** A see-through sheet between a picture and the text on it is made dense enough to read on. */
export function thickenScrims(body: Element, note: Note): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    const boxes = element.children.filter((child) => isElement(child));
    boxes.forEach((box, index) => {
      const liesOnPicture = boxes.slice(0, index).some((before) => covers(before) && isPicture(before));
      const isUnderText = boxes.slice(index + 1).some(showsText);
      if (liesOnPicture && isUnderText && covers(box) && !isPicture(box)) thicken(box, note);
    });
    return undefined;
  });
}

const isPicture = (element: Element): boolean => element.tagName === 'svg' || element.tagName === 'img';

function covers(element: Element): boolean {
  const classes = listClasses(element);
  return classes.includes('absolute') && classes.includes('inset-0');
}

function thicken(scrim: Element, note: Note): void {
  setClasses(
    scrim,
    listClasses(scrim).map((name) => {
      const parsed = parseClassName(name);
      const share = toShare(parsed.modifier);
      const isThin = share >= SCRIM_SHARE && share < LEAST_SHARE;
      if (parsed.variant !== '' || readPaint(parsed, 'bg') === undefined || !isThin) return name;
      note('accessibility', 'made the sheet between a picture and its text denser');
      return printClassName({ ...parsed, modifier: String(LEAST_SHARE) });
    }),
  );
}
