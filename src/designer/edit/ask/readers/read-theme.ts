import type { Ask } from '../ask.ts';
import { type Read, phraseOf, rawOf } from '../clause-words.ts';
import { findNamedColors } from '../colors.ts';
import { findLooks } from '../looks.ts';
import { nounsIn } from '../read-phrase.ts';
import { is } from '../token.ts';
import { DROPPED, THEME } from './look-words.ts';

const WHOLE =
  /\b(?:everything|everywhere|all over|(?:whole|entire|full|complete) (?:page|screen|app|site|thing|layout|design|dashboard|board|ui|interface)|(?:the|this) (?:page|screen|app|site|design|layout|ui|interface)|overall|throughout|across the (?:page|screen|board|app|site|dashboard)|alles|überall|ganze[nrs]? seite|tout|partout|toute la page|todo|toda la página|tutto|tutta la pagina|ovunque|overal|hele pagina|tudo|página inteira)\b/i;

const DARK =
  /\b(?:dark|night|dunkle[nrms]?|dunkel|sombre|oscuro|oscura|scuro|scura|donker|donkere|escuro|escura|nacht)\b/i;

const LIGHT = /\b(?:light|day|bright|helle[nrms]?|hell|clair|claro|clara|chiaro|chiara|licht|lichte)\b/i;

/** Words of which a wish for another mode is made. */
const STYLED =
  /^(?:dark|night|dunk\w+|sombre|oscur\w+|scur\w+|donker\w*|escur\w+|nacht|light\w*|bright|hell\w*|clair\w*|clar\w+|chiar\w+|licht\w*|mode|theme|scheme|palette|version|modus|thema|design|look|screen|page|pages|whole|entire|everything|please|this|that|with|from|make|switch|over|seite|ganze?|toute|toda|tutta|pagina|página|bitte|shift|time|users?)$/;

const MODE =
  /\b(?:mode|theme|scheme|palette|version|modus|thema|design|look|thème|tema|modo|background|hintergrund|fond|fondo|sfondo|achtergrond|ui)\b/i;

/** The look of all of the page: its mode, its main colour, its corners, its room, its letters. */
export const readTheme: Read = ({ verb, rest, main, notes, reader }) => {
  if (
    is(verb, 'add', 'remove', 'move', 'swap', 'sort', 'rename', 'replace', 'select', 'duplicate') ||
    main.some(({ kind }) => kind === 'quote')
  )
    return undefined;
  const said = rawOf(main, reader.text);
  const words = rest.flatMap((token) => (token.kind === 'word' ? token.words : []));
  const looks = findLooks(words);
  const colors = findNamedColors([...rest, ...notes.flat()]);
  const isWhole = WHOLE.test(said);
  if (THEME.test(said) && colors.length > 0) {
    const at = rest.findIndex((token, index) => index > 0 && is(token, 'instead'));
    const from = rest.findIndex((token) => is(token, 'from') && !is(token, 'to'));
    const to = from < 0 ? -1 : rest.findIndex((token, index) => index > from && is(token, 'to'));
    const color =
      (to < 0 ? undefined : colors.find(({ start }) => start > to)) ?? colors.find(({ start }) => at < 0 || start < at);
    const hexed = colors.find(({ start, name }) => name.startsWith('#') && start >= rest.length) ?? color;
    if (color !== undefined && hexed !== undefined)
      return [{ kind: 'theme', change: { set: 'color', hex: hexed.hex, name: color.name } }];
  }
  if (
    (MODE.test(said) || (isWhole && findNamedColors(rest).length === 0 && words.length <= 8)) &&
    (isWhole ||
      /\b(?:mode|theme|scheme|palette|version|modus|thème|tema|modo|thema)\b/i.test(said) ||
      words.length <= 4)
  ) {
    // "Footer: dark background": of a part of the page, and not of all of it.
    const isMore = words.filter((word) => word.length > 3 && !STYLED.test(word) && !DROPPED.test(word)).length > 2;
    const isPart =
      !isWhole &&
      nounsIn(words).some((noun) => noun !== 'page' && noun !== 'text') &&
      !/\b(?:mode|theme|scheme|modus|thema|thème|tema|modo)\b/i.test(said);
    const first =
      isPart || isMore
        ? Infinity
        : Math.min(...[DARK, LIGHT].map((one) => said.search(one)).filter((at) => at >= 0), Infinity);
    if (first < Infinity && colors.length === 0)
      return [{ kind: 'theme', change: { set: 'mode', mode: said.search(DARK) === first ? 'DARK' : 'LIGHT' } }];
  }
  const plain = phraseOf(
    rest.filter((token) => token.kind === 'word' && !DROPPED.test(token.text)),
    reader,
  );
  const rest2 = plain.words.filter(
    (word) =>
      !looks.some(({ start, end }) => words.slice(start, end).includes(word)) &&
      !/^(?:font|size|everything|everywhere|everyone|text|corner|corners|ecken|rundungen|mehr|keine|between|elements|overall|things|page|whole|entire|alles|partout|tout|todo|tutto|spacing|letters?|schrift|texte|texto)$/.test(
        word,
      ),
  );
  const isFree = plain.near.every(({ phrase }) => phrase.noun === 'page' || WHOLE.test(phrase.words.join(' ')));
  const isNone =
    plain.isPronoun !== true &&
    isFree &&
    rest2.length === 0 &&
    plain.quotes.length === 0 &&
    (plain.noun === undefined || plain.noun === 'page' || (plain.noun === 'text' && isWhole));
  if (!isNone && !(isWhole && rest2.length <= 1 && isFree)) return undefined;
  const asks: Ask[] = [];
  for (const { look } of looks) {
    if (look === 'rounder') asks.push({ kind: 'theme', change: { set: 'roundness', step: 1 } });
    else if (look === 'round') asks.push({ kind: 'theme', change: { set: 'roundness', to: 'ROUND_FULL' } });
    else if (look === 'square') asks.push({ kind: 'theme', change: { set: 'roundness', to: 'square' } });
    else if (look === 'airier' || look === 'tighter')
      asks.push({ kind: 'theme', change: { set: 'space', step: look === 'airier' ? 1 : -1 } });
    else if (
      (look === 'bigger' || look === 'smaller') &&
      (isWhole || /\b(?:font|text|letters?|schrift|type)\b/i.test(said))
    )
      asks.push({ kind: 'theme', change: { set: 'size', step: look === 'bigger' ? 1 : -1 } });
  }
  return asks.length === 0 ? undefined : asks;
};
