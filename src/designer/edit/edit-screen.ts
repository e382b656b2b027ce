import type { Composition, EditRequest, Refusal } from '../../domain/designer.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { readableText } from '../../markup/text-content.ts';
import { toWriteContext } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { keepProduct } from '../understand/keep-product.ts';
import { understand } from '../understand/understand.ts';
import { listStems, listWords } from '../understand/word-forms.ts';
import { applyOperation } from './apply/apply-operation.ts';
import type { EditOperation, Step, TargetWords } from './edit-operation.ts';
import { readTokens } from './ask/read-tokens.ts';
import { is } from './ask/token.ts';
import { keepTo, toSaid } from './act/keep-to.ts';
import { createWorking } from './act/working.ts';
import { carryOutAsks, carryOutPoints } from './carry-out.ts';
import { whyImpossible } from './ask/is-impossible.ts';
import { findIn, scopeOf, type Editing, type Outcome } from './editing.ts';
import { sectionsIn } from './find/sections-in.ts';
import { titleOf } from './find/list-items.ts';
import { kindOfWords, listNamed } from './find/list-named.ts';
import { likeness, stemsOf } from './find/match-words.ts';
import { isExact } from './instruction/is-exact.ts';
import { readDrawn } from './page/drawn-classes.ts';
import { keptToNamed } from './kept-to-named.ts';
import { keptToReach } from './kept-to-reach.ts';
import { readInstruction } from './instruction/read-instruction.ts';
import { likenessOf, toWords } from './page/to-words.ts';
import { nounsIn } from './ask/read-phrase.ts';
import { createScreenTree } from './screen-tree.ts';
import { suggestEdits } from './suggest-edits.ts';

/**
 * Carries out an instruction on a finished document. Only what was asked changes. What cannot be understood or carried
 * out is told; when nothing could be, nothing changes and the answer is a refusal.
 */
export function editScreen(request: EditRequest): Promise<Composition | Refusal> {
  return Promise.resolve(edit(request));
}

function edit(request: EditRequest): Composition | Refusal {
  const { instruction, isToTheLetter } = request;
  if (isToTheLetter) {
    const { editing, words } = open(request);
    const steps = readInstruction(instruction, words);
    const outcomes = isExact(instruction, steps) ? steps.flatMap((step) => carryOut(editing, step)) : [];
    const isDone = outcomes.length > 0 && outcomes.every((outcome) => 'done' in outcome && outcome.isGuess !== true);
    return isDone ? toAnswer(request, editing, outcomes) : toOpen(editing);
  }
  // Where parts say their kind a short wish is read by kinds first; everywhere else what names a thing wins.
  const isByKind = isShort(instruction) && whyImpossible(instruction) === undefined && isMarked(request);
  const first = settle(request, isByKind);
  if (isWhole(first) || first.isRefused || !isShort(instruction))
    return toAnswer(request, first.editing, first.outcomes);
  const second = settle(request, !isByKind);
  const isBetter =
    second.outcomes.some((outcome) => 'done' in outcome) &&
    // By kinds alone a page that does not say its kinds is only guessed at: never in the place of what was understood.
    (!isForeign(request) || !first.outcomes.some((outcome) => 'done' in outcome)) &&
    (isWhole(second) || (isByKind && worth(second.outcomes) > worth(first.outcomes)));
  const { editing, outcomes } = isBetter ? second : first;
  return toAnswer(request, editing, outcomes);
}

interface Carried {
  editing: Editing;
  /** Said to be impossible, against itself, or of two things that answer equally. */
  isRefused: boolean;
  outcomes: Outcome[];
}

const isWhole = ({ outcomes }: Carried): boolean =>
  outcomes.every((outcome) => !('failed' in outcome) && !('missing' in outcome));

/** Carries an instruction out by one of two readings; where names decide, what could only be guessed is left as it was. */
function settle(request: EditRequest, isByKind: boolean): Carried {
  const guessed = new Set<string>();
  const carried = carry(request, isByKind, guessed, new Set());
  return guessed.size === 0 || isMarked(request) ? carried : carry(request, isByKind, new Set(), guessed);
}

/** Carries an instruction out on a page as it was stored, by one of two readings; the other one helps out. */
function carry(request: EditRequest, isByKind: boolean, guessed: Set<string>, refused: ReadonlySet<string>): Carried {
  const { editing, words } = open(request);
  const read = (said: string): Outcome[] =>
    readInstruction(said, words).flatMap((step) => {
      if (isBeyond(request, step) || isUnheardOf(step, words))
        return [{ failed: `"${step.said}" is not something I understand` }];
      if (refused.has(step.said)) return [{ failed: `"${step.said}" could mean several things; say which` }];
      const carryStep = (): Outcome[] =>
        isMarked(request) ? keptToNamed(editing, step, () => carryOut(editing, step)) : keptTo(editing, step);
      const isFree =
        step.operation === undefined ||
        ['when', 'picture'].includes(step.operation.kind) ||
        isMaking(step.operation.kind);
      const isPlacing = ['move', 'swap', 'remove', 'move-step', 'place'].includes(step.operation?.kind ?? '');
      const outcomes = isFree && !isPlacing ? carryStep() : keptToReach(editing, step.said, carryStep, isPlacing);
      if (outcomes.some((outcome) => 'done' in outcome && outcome.isGuess === true)) guessed.add(step.said);
      return outcomes;
    });
  if (isByKind) {
    const outcomes = carryOutPoints(editing, request.instruction) ?? read(request.instruction);
    return { editing, outcomes, isRefused: false };
  }
  const outcomes = carryOutAsks(editing, request.instruction, read);
  const isRefused =
    whyImpossible(request.instruction) !== undefined ||
    outcomes.some(
      (outcome) =>
        'failed' in outcome &&
        (outcome.isRefused === true ||
          (outcome.isTied === true && isForeign(request)) ||
          /["“„«]/.test(request.instruction)),
    );
  return { editing, outcomes: outcomes.length > 0 ? outcomes : read(request.instruction), isRefused };
}

/** Carries a step out on a page that does not say its kinds, and takes it back where it reached too far. */
const keptTo = (editing: Editing, step: Step): Outcome[] => {
  const said = toSaid(step.said, readTokens(step.said, new Map()).tokens);
  const isOfState = step.operation?.kind === 'state';
  return keepTo(createWorking(editing), { ...said, isOfState }, () => carryOut(editing, step));
};

/** Whether the parts of a page say what they are, as those of this designer do. */
const isMarked = ({ screen }: EditRequest): boolean => (screen.html.match(/ data-part="/g) ?? []).length > FEW_PARTS;
const FEW_PARTS = 8;

/** A page that keeps the look of its own sheets and does not say its kinds. */
const isForeign = (request: EditRequest): boolean =>
  !isMarked(request) && /<html[^>]* data-page="kept"/.test(request.screen.html);

/** What puts something on the page that was not there. */
const isMaking = (kind: EditOperation['kind']): boolean =>
  ['add', 'place', 'count', 'duplicate', 'replace'].includes(kind);

const isToldToMake = (said: string): boolean =>
  readTokens(said, new Map()).tokens.some((token) =>
    is(token, 'add', 'duplicate', 'replace', 'put', 'set', 'remove'),
  ) || /\b(?:more|another|only|twice|double|fewer|\d+)\b/i.test(said);

/** More than a value: several of them, or a sentence. */
const isSeveral = (to: string): boolean =>
  /^(?:an?|the|ein|eine|einen|une?|una)\s/i.test(to) ||
  /[,;]|\s(?:and|und|et|y)\s/.test(to) ||
  to.split(/\s+/).length > 4;

/** Whether the reading of a clause by kinds alone is not to be trusted: it would write or make what nobody asked for. */
function isBeyond(request: EditRequest, { said, operation }: Step): boolean {
  if (operation === undefined) return false;
  if ('to' in operation && /["“”„«»]/.test(operation.to)) return true;
  // A picture is drawn, and "to follow" tells how.
  if (
    operation.kind === 'change' &&
    !operation.isQuoted &&
    (/^(?:to|at|in|on|with|as|by)\s\p{Ll}/u.test(operation.to) ||
      (nounsIn(operation.to.toLowerCase().split(/\s+/).slice(0, 3)).includes('picture') &&
        !/ data-picture=|<img\b/.test(request.screen.html)))
  )
    return true;
  // "Express selected instead of Standard" says what is chosen, and not what another is called.
  if (
    ['everywhere', 'correct', 'replace-text'].includes(operation.kind) &&
    /\b(?:selected|preselected|chosen|checked|highlighted|active|current)\b/i.test(said)
  )
    return true;
  // What begins with another verb asks for nothing new.
  const [command] = readTokens(said, new Map()).tokens;
  if (
    ['add', 'place', 'duplicate'].includes(operation.kind) &&
    is(command, 'swap', 'move', 'sort', 'remove', 'rename', 'select')
  )
    return true;
  // Several told things are those of a new row, and no block that could be thought up.
  if (operation.kind === 'add' && /\d/.test(said) && said.split(/,\s/).length > 3) return true;
  if (!isForeign(request)) return false;
  // By kinds alone words are not written into a page that does not say its kinds.
  if (operation.kind === 'change' && !operation.isQuoted && isSeveral(operation.to)) return true;
  if (operation.kind === 'everywhere')
    return !/\b(?:everywhere|wherever|all|throughout|every|überall|partout)\b/i.test(said);
  if (operation.kind === 'add' && /["“„«]|\b(?:to|in|into)\b/.test(said)) return true;
  return isMaking(operation.kind) && !isToldToMake(said);
}

/** Whether what is to look otherwise is called by a word that neither the page has nor kinds of things are called by. */
function isUnheardOf({ operation }: Step, known: ReadonlySet<string>): boolean {
  if (operation === undefined || !LOOKS.has(operation.kind) || !('target' in operation)) return false;
  const { words, quoted, elements } = operation.target;
  const thing = toWords(words).at(-1) ?? '';
  if (quoted !== undefined || elements !== undefined || thing.length < 4 || nounsIn([thing]).length > 0) return false;
  return kindOfWords(stemsOf(thing)) === undefined && ![...known].some((word) => likenessOf(word, thing) > 0.8);
}

/** What changes how a thing looks, and no word of it. */
const LOOKS: ReadonlySet<EditOperation['kind']> = new Set(['paint', 'emphasise', 'dress', 'resize', 'pad']);

const worth = (outcomes: readonly Outcome[]): number =>
  outcomes.some((outcome) => 'done' in outcome)
    ? outcomes.filter((outcome) => !('failed' in outcome)).length -
      2 * outcomes.filter((outcome) => 'failed' in outcome).length
    : -100;

const SHORT = 130;
const isShort = (instruction: string): boolean => instruction.length < SHORT && !/\n|→|->|;/.test(instruction.trim());

/** A stored screen taken apart to be changed, and the words that stand on it. */
function open({ screen, now, device }: EditRequest): {
  editing: Editing;
  words: ReadonlySet<string>;
} {
  const document = readDocument(screen.html);
  if (document.page?.state === 'kept') readDrawn(screen.html, document.body, document.page, device ?? screen.device);
  const own = understand(screen.prompt, DOMAINS);
  const { beside } = screen;
  const brief = beside === undefined ? own : keepProduct(own, understand(beside.prompt, DOMAINS));
  const editing: Editing = {
    tree: createScreenTree(document.body),
    title: screen.title,
    theme: screen.theme,
    look: screen.look,
    device: device ?? screen.device,
    lang: document.lang.split('-')[0] ?? 'en',
    context: toWriteContext(brief, { seed: screen.prompt, now: screen.drawnAt ?? now, ...(beside && { beside }) }),
    topic: listStems(`${screen.prompt} ${screen.title}`),
  };
  const words = new Set(listWords(readableText(document.body)).map((word) => word.toLowerCase()));
  return { editing, words };
}

/** What was done as a page, or why nothing was. */
function toAnswer({ screen, device }: EditRequest, editing: Editing, outcomes: Outcome[]): Composition | Refusal {
  const document = readDocument(screen.html);
  const before = printBody(document.body);
  if (device !== undefined && device !== screen.device)
    outcomes.unshift({ done: `drew it for ${device.toLowerCase()}` });
  const done = outcomes.flatMap((outcome) => ('done' in outcome ? outcome.done : []));
  const already = outcomes.flatMap((outcome) => ('already' in outcome ? outcome.already : []));
  const failed = outcomes.flatMap((outcome) =>
    'failed' in outcome ? outcome.failed : 'missing' in outcome && outcome.missing !== undefined ? outcome.missing : [],
  );
  const suggestions = suggestEdits(editing);
  if (done.length === 0) {
    const reasons = [...already.map((reason) => `${reason} already`), ...failed];
    return {
      kind: 'refusal',
      summary: `Nothing was changed: ${reasons.join('; ') || 'the instruction is empty'}.`,
      suggestions,
    };
  }
  const body = printBody(editing.tree.body);
  const isSame =
    body === before &&
    JSON.stringify([editing.theme, editing.look, editing.title, editing.device]) ===
      JSON.stringify([screen.theme, screen.look, screen.title, device ?? screen.device]) &&
    (device === undefined || device === screen.device);
  if (isSame)
    return {
      kind: 'refusal',
      summary: `Nothing was changed: the screen is so already (${done.join('; ')}).`,
      suggestions,
    };
  return {
    kind: 'composition',
    title: editing.title,
    lang: document.lang,
    device: editing.device,
    theme: editing.theme,
    look: editing.look,
    body,
    ...(document.page && { page: document.page }),
    summary: [
      sentence(done),
      ...(already.length === 0 ? [] : [`Already so: ${already.join('; ')}.`]),
      ...(failed.length === 0 ? [] : [`Not done: ${failed.join('; ')}.`]),
    ].join(' '),
    suggestions,
  };
}

const toOpen = (editing: Editing): Refusal => ({
  kind: 'refusal',
  summary: 'Nothing was changed: the instruction leaves open how it is done.',
  suggestions: suggestEdits(editing),
});

/** One clause; a condition carries out one of its two sides. */
function carryOut(editing: Editing, { said, operation }: Step): Outcome[] {
  if (operation === undefined) return [{ failed: `"${said}" is not something I understand` }];
  if (operation.kind !== 'when') {
    const outcome = applyOperation(editing, operation);
    editing.tree.refresh();
    if (operation.kind === 'change' && !operation.isCertain && 'failed' in outcome)
      return [{ failed: `"${said}" is not something I understand` }];
    return [outcome];
  }
  const isThere = isOnScreen(editing, operation.target);
  const steps = isThere === operation.isThere ? operation.steps : operation.otherwise;
  if (steps.length === 0) return [{ failed: `there is ${isThere ? 'a' : 'no'} ${operation.target.words} here` }];
  return steps.flatMap((step) => carryOut(editing, step));
}

/** Whether the screen has the thing itself, not only its word in a longer heading. */
function isOnScreen(editing: Editing, target: TargetWords): boolean {
  const named = listNamed(scopeOf(editing), target.words);
  if (named !== undefined && named.kind !== 'item') return true;
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (element === undefined) return false;
  const section = sectionsIn(scopeOf(editing)).find((one) => one.element === element);
  if (section === undefined) return likeness(target.words, titleOf(element)) > 0.85;
  const kind = kindOfWords(stemsOf(target.words));
  return (
    [...section.kinds].some((one) => one === kind) ||
    section.names.some((name) => likeness(target.words, name) > 0.9) ||
    likeness(target.words, section.heading) > 0.85
  );
}

/** `[made it dark, removed "Map"]` → "Made it dark, and removed "Map"." */
function sentence(parts: readonly string[]): string {
  const text = parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
