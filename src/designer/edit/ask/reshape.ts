import { splitAt } from './list-segments.ts';
import { isAssigning, isCommand } from './list-segments.ts';
import { ADD, hasStyle } from './split-sentence.ts';
import { PLACES } from './take-places.ts';
import { type Token, is, isMark } from './token.ts';

const ARTICLE = /^(?:an?|another|one more|ein|eine|einen|noch ein|une?|un|una|uno|een|um|uma)$/i;

/** Shapes in which people say a wish without its verb, as the sentences with one that the grammar reads. */
export function reshape(sentence: readonly Token[]): (readonly Token[])[] {
  for (const shape of SHAPES) {
    const shaped = shape(sentence);
    if (shaped !== undefined) return shaped.flatMap((one) => reshape(one));
  }
  return [sentence];
}

type Shape = (sentence: readonly Token[]) => (readonly Token[])[] | undefined;

const at = (token: Token, like: Token | undefined): Token => ({
  ...token,
  start: like?.start ?? 0,
  end: like?.start ?? 0,
});
const word = (text: string, senses: readonly Token['senses'][] = []): Token => ({
  kind: 'word',
  text,
  words: [text],
  senses: senses[0] ?? new Set(),
  start: 0,
  end: 0,
});
const TO = word('to', [new Set(['to', 'in'] as const)]);
const INSTEAD = word('instead of', [new Set(['instead'] as const)]);
const ARROW: Token = { kind: 'mark', text: '→', words: [], senses: new Set(), start: 0, end: 0 };

/** "The table needs a phone column", "Language also offers "German"": more of what is named first. */
const needs: Shape = (sentence) => {
  const verb = sentence.findIndex(
    ({ kind, text }, index) =>
      index > 0 &&
      kind === 'word' &&
      /^(?:needs?|lacks?|misses|offers?|braucht|brauchen|bietet|necesita|ofrece|propose|offre|mist|precisa)$/i.test(
        text,
      ),
  );
  const before = sentence
    .slice(0, verb)
    .filter(({ text }) => !/^(?:also|still|auch|también|aussi|anche|ook)$/i.test(text));
  const after = sentence.slice(verb + 1).filter(({ text }, index) => index > 0 || !/^(?:also|auch)$/i.test(text));
  const [first] = after;
  if (verb < 1 || before.length === 0 || first === undefined) return undefined;
  if (
    before.some((token) => isCommand(token) || isAssigning(token) || isMark(token, ',', ':')) ||
    PERSON.test(before[0]?.text ?? '')
  )
    return undefined;
  const end = after.findIndex((token, index) => index > 0 && isMark(token, ','));
  const told = end < 0 ? after : after.slice(0, end);
  const rest = end < 0 ? [] : after.slice(end + 1);
  const isOffer = /^(?:offers?|bietet|ofrece|propose|offre)$/i.test(sentence[verb]?.text ?? '');
  if (first.kind === 'quote' && isOffer)
    return [
      [at(ADD, before[0]), at(TO, before[0]), ...before, at(word('an'), first), at(word('option'), first), ...told],
    ];
  if (!ARTICLE.test(first.text)) return undefined;
  const more = rest.some((token) => is(token, 'keep')) || rest.length === 0 ? [] : [rest];
  return [[at(ADD, before[0]), at(TO, before[0]), ...before, ...told], ...more];
};
const PERSON = /^(?:i|we|you|they|he|she|it|one|who|this|that|ich|wir|man|sie|je|nous|on)$/i;

/** "A new inspection goes on top of the table: …": what goes somewhere and is not there yet. */
const arrives: Shape = (sentence) => {
  const goes = sentence.findIndex((token, index) => index > 0 && is(token, 'goes'));
  if (goes < 1 || goes > 6 || !ARTICLE.test(sentence[0]?.text ?? '')) return undefined;
  if (!is(sentence[goes + 1], ...PLACES, 'in', 'to')) return undefined;
  const [article = ADD, ...rest] = sentence.slice(0, goes);
  // What is new has no name of the page yet, though another thing may be called so.
  const kind = rest.map((token) => (token.kind === 'name' ? { ...token, kind: 'word' as const } : token));
  return [[at(ADD, article), { ...article, text: article.text.toLowerCase() }, ...kind, ...sentence.slice(goes + 1)]];
};

/** "Offer a fourth fabric, "Corduroy", in the select": the name between commas. */
const apposed: Shape = (sentence) => {
  const first = sentence.findIndex((token) => !is(token, 'wish', 'and'));
  const isOffer = /^offer$/i.test(sentence[first]?.text ?? '') && !is(sentence[first], 'add');
  const given = isOffer
    ? sentence.map((token, index) => (index === first ? { ...token, senses: ADD.senses } : token))
    : sentence;
  const comma = given.findIndex(
    (token, index) =>
      isMark(token, ',') &&
      given[index + 1]?.kind === 'quote' &&
      isMark(given[index + 2], ',') &&
      is(given[index + 3], ...PLACES, 'in', 'to'),
  );
  const isOne =
    is(given[first], 'add') &&
    comma > 0 &&
    given.slice(first, comma).some(({ text }) => ARTICLE.test(text)) &&
    !given.slice(0, comma).some(({ kind, text }) => kind === 'quote' || text === ',');
  if (isOne) return [given.filter((_, index) => index !== comma && index !== comma + 2)];
  return isOffer ? [given] : undefined;
};

/** "Coffee goes from "Deck 2" to "Deck 4"": the old and the new of one thing. */
const passes: Shape = (sentence) => {
  const verb = sentence.findIndex(
    ({ text, kind }, index) =>
      index > 0 &&
      kind === 'word' &&
      /^(?:passe|passent|pasa|pasan|passa|passano|geht|steigt|sinkt|goes|went|rises?|drops?|falls?|changes|gaat|stijgt|daalt)$/i.test(
        text,
      ),
  );
  const from = sentence[verb + 1];
  if (verb < 1 || !/^(?:from|de|von|da|van)$/i.test(from?.text ?? '')) return undefined;
  const to = sentence.findIndex(({ text }, index) => index > verb + 2 && /^(?:to|à|a|auf|naar|para)$/i.test(text));
  const before = sentence.slice(0, verb);
  if (to < 0 || to === sentence.length - 1 || before.some((token) => isCommand(token))) return undefined;
  const old = sentence.slice(verb + 2, to);
  const stop = sentence.findIndex((token, index) => index > to + 1 && isMark(token, ','));
  const fresh = sentence.slice(to + 1, stop < 0 ? sentence.length : stop);
  const more = stop < 0 ? [] : [sentence.slice(stop + 1)];
  return [[...before, at(ARROW, old[0]), ...fresh, at(INSTEAD, old[0]), ...old], ...more];
};

/** "The headings "A", "B" and "C" in navy": one look for each of several names. */
const shared: Shape = (sentence) => {
  const isName = (index: number): boolean => {
    const token = sentence[index];
    return (
      token !== undefined &&
      (token.kind === 'quote' ||
        token.kind === 'name' ||
        (index > 1 && token.kind === 'word' && /^\p{Lu}/u.test(token.text) && token.senses.size === 0))
    );
  };
  const isJoint = (token: Token | undefined): boolean => isMark(token, ',') || is(token, 'and');
  for (let start = 1; start < sentence.length; start++) {
    if (!isName(start)) continue;
    const names: Token[] = [];
    let end = start;
    while (isName(end)) {
      names.push(sentence[end] as Token);
      end++;
      let next = end;
      while (isJoint(sentence[next])) next++;
      if (next === end || !isName(next)) break;
      end = next;
    }
    if (names.length < 2) continue;
    const before = sentence.slice(0, start);
    const own = before.slice(Math.max(0, before.findLastIndex(isCommand)));
    if (own.some((token) => isJoint(token) || token.kind === 'quote' || isMark(token, ':', '→'))) return undefined;
    if (is(own[0], 'add', 'remove', 'swap', 'sort', 'move', 'rename')) return undefined;
    const stop = sentence.findIndex(
      (token, index) => index > end && isJoint(token) && [sentence[index + 1], sentence[index + 2]].some(isCommand),
    );
    const look = sentence.slice(end, stop < 0 ? sentence.length : stop);
    if (look.length === 0 || !hasStyle(look) || look.some((token) => token.kind === 'quote' || isAssigning(token)))
      return undefined;
    const more = stop < 0 ? [] : splitAt(sentence.slice(stop + 1), () => false).filter((one) => one.length > 0);
    // Names without marks are found by themselves; what kind they are is said of all of them together.
    const isPlain = names.every(({ kind }) => kind === 'word');
    const lead = isPlain ? before.slice(0, before.findLastIndex(isCommand) + 1) : before;
    const plainLook = look.filter(
      (token, index) =>
        !(/^by$/i.test(token.text) && /^style$/i.test(look[index + 1]?.text ?? '')) && !/^style$/i.test(token.text),
    );
    return [...names.map((name) => [...lead, name, ...plainLook]), ...more];
  }
  return undefined;
};

/** "Take out the 19:05 its cancelled anyway": why, without a comma. */
const cut: Shape = (sentence) => {
  if (!is(sentence[0], 'remove')) return undefined;
  const why = sentence.findIndex(
    ({ text }, index) =>
      index > 2 &&
      /^(?:its|it['’]?s|they|they['’]?re|theyre|he['’]?s|she['’]?s|cause|coz|cuz|bc)$/i.test(text) &&
      !is(sentence[index - 1], 'and', 'with', 'of', 'in') &&
      index < sentence.length - 1,
  );
  return why < 0 || sentence.slice(why).some(({ kind }) => kind === 'quote') ? undefined : [sentence.slice(0, why)];
};

/** "Next walk: mowing first": a name that begins with a word which else only counts wishes. */
const named: Shape = ([first, second, ...rest]) =>
  first !== undefined &&
  second !== undefined &&
  /^next$/i.test(first.text) &&
  is(first, 'and') &&
  second.kind === 'word' &&
  second.senses.size === 0
    ? [[{ ...first, senses: new Set() }, second, ...rest]]
    : undefined;

/** "Status "On time" in the same green as the 09:35 sailing": of something new, that it is made like another. */
const alike: Shape = (sentence) => {
  if (!sentence.some((token) => is(token, 'add', 'duplicate'))) return undefined;
  const start = sentence.findIndex(
    (token, index) =>
      index > 2 &&
      /^(?:in|with|of)$/i.test(token.text) &&
      /^the$/i.test(sentence[index + 1]?.text ?? '') &&
      /^same$/i.test(sentence[index + 2]?.text ?? ''),
  );
  if (start < 0) return undefined;
  const stop = sentence.findIndex((token, index) => index > start && isMark(token, ','));
  const said = sentence.slice(start, stop < 0 ? sentence.length : stop);
  if (said.some(({ kind }) => kind === 'quote')) return undefined;
  return [[...sentence.slice(0, start), ...(stop < 0 ? [] : sentence.slice(stop))]];
};

const REMOVE: Token = word('remove', [new Set(['remove'] as const)]);
const REPLACE: Token = word('replace', [new Set(['replace'] as const)]);
const WITH: Token = word('with', [new Set(['with', 'to'] as const)]);

/** "No bank transfer anymore": what is not to be there any more. */
const none: Shape = (sentence) => {
  const first = sentence.findIndex((token) => !is(token, 'wish', 'and'));
  const token = sentence[first];
  if (token === undefined || !/^(?:no|kein|keine|keinen|geen)$/i.test(token.text) || is(token, 'keep'))
    return undefined;
  const stop = sentence.findIndex((one, index) => index > first && isMark(one, ',', ';', ':'));
  const own = sentence.slice(first + 1, stop < 0 ? sentence.length : stop);
  const meant = own.filter(({ text }) => !/^(?:any ?more|any|more|longer|mehr|meer)$/i.test(text));
  if (meant.length === 0 || meant.length > 5 || meant.some((one) => isCommand(one) || isAssigning(one)))
    return undefined;
  if (
    hasStyle(meant) ||
    meant.some(({ text }) => /^(?:border|shadow|background|changes?|other|need|way|code)$/i.test(text))
  )
    return undefined;
  // "…, replace with paypal": what stands there instead.
  const next = stop < 0 ? [] : sentence.slice(stop + 1).filter((one) => !is(one, 'wish', 'and'));
  if (is(next[0], 'replace') && is(next[1], 'with', 'to'))
    return [[at(REPLACE, token), ...meant, at(WITH, next[1]), ...next.slice(2)]];
  return [[at(REMOVE, token), ...meant, ...(stop < 0 ? [] : sentence.slice(stop))]];
};

/** "Hall isnt full anymore, its half full": what it was, and what it is. */
const turned: Shape = (sentence) => {
  const not = sentence.findIndex(
    ({ text }, index) => index > 0 && /^(?:isn['’]?t|is not|aren['’]?t|are not|is no longer)$/i.test(text),
  );
  const plain =
    not < 0
      ? sentence.findIndex(
          (token, index) => index > 0 && /^is$/i.test(token.text) && is(sentence[index + 1], 'instead'),
        )
      : not;
  if (plain < 1) return undefined;
  const start = not < 0 ? plain + 2 : plain + 1;
  const comma = sentence.findIndex((token, index) => index > start && isMark(token, ',', ':', ';'));
  if (comma < 0) return undefined;
  const old = sentence.slice(start, comma).filter(({ text }) => !/^(?:any ?more|any|more|longer)$/i.test(text));
  const rest = sentence.slice(comma + 1).filter((token) => !is(token, 'wish', 'and'));
  const lead = rest.findIndex(({ text }) => !/^(?:it['’]?s|its|it|is|is now|now|but|just|only|they|are)$/i.test(text));
  const stop = rest.findIndex((token, index) => index > lead && isMark(token, ','));
  const fresh = rest.slice(Math.max(lead, 0), stop < 0 ? rest.length : stop);
  const before = sentence.slice(0, plain);
  if (lead < 1 || old.length === 0 || old.length > 4 || fresh.length === 0 || fresh.length > 5) return undefined;
  if ([...before, ...fresh].some((token) => isCommand(token) || isAssigning(token))) return undefined;
  return [
    [...before, at(ARROW, old[0]), ...fresh, at(INSTEAD, old[0]), ...old],
    ...(stop < 0 ? [] : [rest.slice(stop + 1)]),
  ];
};

/** ""Flute" (Ms Lund, room 1) replaces "Recorder group"": the new one first. */
const replaces: Shape = (sentence) => {
  const verb = sentence.findIndex(
    ({ text }, index) => index > 0 && /^(?:replaces|ersetzt|remplace|reemplaza|sostituisce|vervangt)$/i.test(text),
  );
  const colon = sentence.findIndex((token) => isMark(token, ':'));
  const old = sentence.slice(verb + 1);
  const fresh = sentence.slice(colon < verb ? colon + 1 : 0, verb);
  if (verb < 1 || old.length === 0 || fresh[0]?.kind !== 'quote') return undefined;
  const place = colon > 0 && colon < verb ? sentence.slice(0, colon + 1) : [];
  return [[...place, at(REPLACE, fresh[0]), ...old, at(WITH, fresh[0]), ...fresh]];
};

/** "After that row comes a new last row "Data export" …": the place, the verb, and then what is new. */
const comes: Shape = (given) => {
  const [lead] = given;
  const sentence =
    lead !== undefined && /^(?:and )?after that$/i.test(lead.text)
      ? [at(word('after', [new Set(['after'] as const)]), lead), ...given.slice(1)]
      : given;
  const first = sentence.findIndex((token) => !is(token, 'wish', 'and'));
  const goes = sentence.findIndex((token, index) => index > first + 1 && is(token, 'goes'));
  if (first < 0 || goes < 0 || goes - first > 8 || !is(sentence[first], ...PLACES, 'in')) return undefined;
  if (!ARTICLE.test(sentence[goes + 1]?.text ?? '')) return undefined;
  const place = sentence.slice(first, goes);
  const added = sentence.slice(goes + 1);
  const stop = added.findIndex((token, index) => index > 0 && (isMark(token, ',', ':') || is(token, 'with')));
  const head = stop < 0 ? added : added.slice(0, stop);
  return [[at(ADD, head[0]), ...head, ...place, ...(stop < 0 ? [] : added.slice(stop))]];
};

/** "Express on by default", "default to yearly": what is chosen from the start. */
const byDefault: Shape = (sentence) => {
  const start = sentence.findIndex(
    ({ text }, index) =>
      index > 0 && /^(?:by|as|the)$/i.test(text) && /^default$/i.test(sentence[index + 1]?.text ?? ''),
  );
  if (start < 1 || start + 2 < sentence.length) return undefined;
  const meant = sentence
    .slice(0, start)
    .filter(
      (token) =>
        !is(token, 'on', 'becomes', 'select', 'make', 'set', 'wish') && !/^(?:on|selected|chosen)$/i.test(token.text),
    );
  if (meant.length === 0 || meant.length > 5 || meant.some((token) => isCommand(token))) return undefined;
  return [[at(word('select', [new Set(['select'] as const)]), meant[0]), ...meant]];
};

const SHAPES: readonly Shape[] = [
  named,
  none,
  turned,
  replaces,
  comes,
  byDefault,
  cut,
  alike,
  needs,
  arrives,
  apposed,
  passes,
  shared,
];
