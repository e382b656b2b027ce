import type { Element } from 'hast';
import { toFound, type Found } from './found.ts';
import { isFurnitureText, isPageWide } from './is-furniture.ts';
import { itemsIn } from './items-in.ts';
import { textsOfItem, titleOf } from './list-items.ts';
import { isOfNoun, isWithin, kindOfWords, type PartKind, type Scope } from './list-named.ts';
import { coverage, likeness, normal, stemsOf } from './match-words.ts';
import { scoreSection } from './score-section.ts';
import { sectionsIn } from './sections-in.ts';

/** A section, an item or a control by part of its name, by what it shows, or by another word for it. */
export function findLikely(scope: Scope, words: string): Found | undefined {
  const { tree, root } = scope;
  const plain = words.replace(/\b(?:section|block|area|panel|part|module|widget|component)\b/gi, ' ').trim() || words;
  const isSection = plain !== words;
  const stems = stemsOf(plain);
  if (stems.length === 0) return undefined;
  const kind = kindOfWords(stems);
  const scored: { element: Element; kind: PartKind; score: number }[] = [];
  for (const section of sectionsIn(scope)) {
    if (section.element === root && root !== tree.body) continue;
    if (isPageWide(section.element)) continue;
    scored.push({
      element: section.element,
      kind: 'section',
      score: scoreSection(section, stems, plain, kind) + (isSection ? 0.1 : 0),
    });
  }
  if (!isSection)
    for (const item of itemsIn(scope)) {
      if (root === tree.body && isFurnitureText(tree, item)) continue;
      const last = stems.at(-1) ?? '';
      const withoutNoun =
        stems.length > 1 &&
        (/^(?:card|row|item|entry|tile|line|plan|ticket|column|group|pet|jar|step|field|person|product|message|option|tier|price|metric|stat|setting|song|order|dock|speaker|talk|grower|team|member|run|song|track|zone|category)$/.test(
          last,
        ) ||
          scope.topic.includes(last))
          ? stems.slice(0, -1)
          : stems;
      const title = titleOf(item);
      const score = Math.max(
        likeness(plain, title),
        coverage(withoutNoun, stemsOf(title)) * 0.85 + coverage(stemsOf(title), withoutNoun) * 0.1,
      );
      const inner =
        score < 0.5 &&
        textsOfItem(item).some(
          (text) =>
            normal(text) === normal(plain) ||
            (withoutNoun.length > 0 &&
              coverage(withoutNoun, stemsOf(text)) === 1 &&
              stemsOf(text).length <= withoutNoun.length + 2),
        )
          ? 0.75
          : 0;
      scored.push({ element: item, kind: 'item', score: Math.max(score, inner) });
    }
  const spoken = soleSpeaker(scope, stems);
  if (spoken !== undefined) scored.push({ element: spoken, kind: 'section', score: LEAST_SCORE });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, each) => (top === undefined || each.score > top.score + 0.001 ? each : top),
    undefined,
  );
  if (best === undefined || best.score < LEAST_SCORE) return undefined;
  const rivals = scored.filter(
    (each) =>
      each.score === best.score &&
      each.kind === best.kind &&
      !isWithin(tree, best.element, each.element) &&
      !isWithin(tree, each.element, best.element),
  );
  const note =
    rivals.length > 0 && best.kind === 'section'
      ? `of ${rivals.length + 1} that "${words}" could mean it is the first`
      : undefined;
  return toFound(best.element, best.kind, note);
}

const SHAPES = /^(?:list|table|chart|graph|grid|card|row|box)$/;

/** Running text speaks of many things; a label says what it stands at. */
const LONGEST_LABEL = 40;

/** "The snags list": the only part that speaks of them and has that shape. */
function soleSpeaker(scope: Scope, stems: readonly string[]): Element | undefined {
  const shape = stems.find((stem) => SHAPES.test(stem));
  const telling = stems.filter((stem) => !SHAPES.test(stem));
  if (shape === undefined || telling.length === 0) return undefined;
  const speaking = sectionsIn(scope).filter(
    (section) =>
      !section.isFurniture &&
      !isPageWide(section.element) &&
      section.element !== scope.root &&
      textsOfItem(section.element).some(
        (text) => text.length < LONGEST_LABEL && coverage(telling, stemsOf(text)) === 1,
      ),
  );
  const shaped = speaking.filter((section) => isOfNoun(section, shape));
  const isShape = sectionsIn(scope).some((section) => !section.isFurniture && isOfNoun(section, shape));
  const meant = isShape ? shaped : speaking;
  const inner = meant.filter(
    ({ element }) => !meant.some((other) => other.element !== element && isWithin(scope.tree, element, other.element)),
  );
  return inner.length === 1 ? inner[0]?.element : undefined;
}

const LEAST_SCORE = 0.55;
