import type { ScreenId } from '../domain/brand.ts';
import type { LinkTransition } from '../domain/screen-link.ts';
import type { LinkedPage, LinkPlace } from '../markup/links/list-link-places.ts';

/** A screen with what it has to press; `order` of a list is that in which a person goes through them. */
export interface LinkableScreen extends LinkedPage {
  id: ScreenId;
  title: string;
}

export interface MatchedLink {
  screenId: ScreenId;
  elementId: string;
  label: string;
  /** Absent: back. */
  targetId?: ScreenId;
  transition: LinkTransition;
}

/** Less of the words in common says nothing. */
const LEAST_SHARE = 0.5;

/**
 * What the elements of screens may lead to, by the words on them and the names of the screens: their titles, their headings,
 * and what their own navigation calls them. Words of going back lead back, words of going on to the next screen. With
 * `isFlow` the screens are steps, so the one thing to do on a page goes on as well.
 */
export function matchLinks(screens: readonly LinkableScreen[], isFlow: boolean): MatchedLink[] {
  const known = screens.map((screen) => ({ screen, names: [screen.title, ...screen.names].map(toWords) }));
  return screens.flatMap((screen, index) => {
    const others = known.filter(({ screen: { id } }) => id !== screen.id);
    const next = screens[index + 1];
    return screen.places.flatMap((place): MatchedLink[] => {
      if (place.isCurrent) return [];
      const made = { screenId: screen.id, elementId: place.id, label: place.label || (place.hints[0] ?? '') };
      const target = findNamed(place, others);
      if (target !== undefined) return [{ ...made, targetId: target, transition: 'PUSH' }];
      if (isBack(place)) return index === 0 ? [] : [{ ...made, transition: 'PUSH' }];
      const goesOn = saysOn(place) || (isFlow && place.isPrimary);
      return goesOn && next !== undefined ? [{ ...made, targetId: next.id, transition: 'PUSH' }] : [];
    });
  });
}

interface Named {
  screen: LinkableScreen;
  names: readonly Words[];
}

/** The screen that is meant most clearly; of equal ones the first. */
function findNamed(place: LinkPlace, others: readonly Named[]): ScreenId | undefined {
  const said = [place.label, ...place.hints].map(toWords).filter(({ all }) => all.length > 0);
  let best: { id: ScreenId; share: number } | undefined;
  for (const { screen, names } of others) {
    const share = Math.max(0, ...said.flatMap((words) => names.map((name) => toShare(words, name))));
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { id: screen.id, share };
  }
  return best?.id;
}

interface Words {
  all: readonly string[];
  /** Without gaps, since `log in` and `login` are one. */
  joined: string;
}

/** 1: the same; else how much of the longer is in both, where the shorter is in the longer wholly. */
function toShare(one: Words, other: Words): number {
  if (one.all.length === 0 || other.all.length === 0) return 0;
  if (one.joined === other.joined) return 1;
  const [shorter, longer] = one.all.length <= other.all.length ? [one.all, other.all] : [other.all, one.all];
  return shorter.every((word) => longer.includes(word)) ? shorter.length / longer.length : 0;
}

function toWords(text: string): Words {
  const all = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
  return { all, joined: all.join('') };
}

/** Words that name no page. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an the your my our all to of for and screen page view see show open go'.split(' '),
);

const BACK_ICONS: ReadonlySet<string> = new Set([
  'arrow-left',
  'chevron-left',
  'move-left',
  'undo-2',
  'corner-up-left',
]);
const BACK = /^(?:(?:go )?back|previous|zurück|retour|précédent|atrás|volver|anterior|indietro|voltar|terug)$/i;
const ON =
  /^(?:next(?: step)?|continue|proceed|get started|start|weiter|los geht.s|suivant|continuer|commencer|siguiente|continuar|empezar|avanti|continua|seguinte|verder)$/i;

const trimmed = ({ label }: LinkPlace): string => label.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim();
const isBack = (place: LinkPlace): boolean =>
  BACK.test(trimmed(place)) || (BACK_ICONS.has(place.icon ?? '') && place.label.split(' ').length < 3);
const saysOn = (place: LinkPlace): boolean => ON.test(trimmed(place));
