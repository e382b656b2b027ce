import { isRightToLeft } from '../../domain/language-tag.ts';
import { listSides, type Side, type SideClause } from '../understand/list-sides.ts';
import type { Want } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';
import type { FrameId, PlannedBlock, ScreenPlan } from './screen-plan.ts';

/** Kinds that are gone through to choose one thing, which the other column shows. */
const LISTS: ReadonlySet<SlotKind> = new Set([
  'mail',
  'records',
  'results',
  'table',
  'files',
  'notifications',
  'people',
  'gallery',
]);
const LIST_WORDS =
  /(?<!\p{L})(?:\p{L}*(?:list(?:s|en?|an|as?|ą|y|esi)?|lijst|elenco|спис(?:ок|ка|ком))|inbox|conversations|threads|items|\p{L}{0,2}قائمة|ה?רשימה)(?!\p{L})|一覧|リスト|列表|목록/iu;

const MAP_WORDS =
  /(?<!\p{L})(?:maps?|mappa|mapa|mapą|mapy|karte|kart[ae]n?|carte|kaart|harita\p{L}*|карт[аыуе]|خريطة|الخريطة|ה?מפה)(?!\p{L})|地図|地图|지도/iu;

/**
 * Columns stand on the sides that the prompt names: its list where the list is said to be, else each thing that was asked
 * for where the prompt has it. Unchanged where it names no side, and where the sides do not tell the columns apart.
 */
export function seatColumns(plan: ScreenPlan, prompt: string, lang: string, wants: readonly Want[]): ScreenPlan {
  const clauses = listSides(prompt, lang);
  if (clauses.length === 0) return plan;
  const lead = plan.lead.map((planned) => seatList(planned, clauses, lang));
  return seatNavigation(seatTwo({ ...plan, lead }, clauses, lang, wants), clauses, lang);
}

const NAVIGATION_WORDS = /\b(?:side ?bar|side ?nav\w*|nav\w*|side menu|rail)\b/i;
const AT_SIDES: ReadonlySet<FrameId> = new Set(['side-nav', 'rail']);

/** "Dashboard with the sidebar on the right": the column of destinations stands there. */
function seatNavigation(plan: ScreenPlan, clauses: readonly SideClause[], lang: string): ScreenPlan {
  const told = clauses.find(({ text }) => NAVIGATION_WORDS.test(text));
  const isAtEnd = told?.side === (isRightToLeft(lang) ? 'left' : 'right');
  return isAtEnd && AT_SIDES.has(plan.frame) ? { ...plan, frame: 'side-nav', isNavigationAtEnd: true } : plan;
}

/** A block that holds a list beside something else stands in the variant that has the list on the side that is named. */
function seatList(planned: PlannedBlock, clauses: readonly SideClause[], lang: string): PlannedBlock {
  const about = clauses.flatMap(({ text, side }) =>
    LIST_WORDS.test(text) ? [side] : MAP_WORDS.test(text) ? [otherSide(side)] : [],
  );
  const [side] = about;
  if (side === undefined || about.some((other) => other !== side)) return planned;
  const name = (side === 'left') === isRightToLeft(lang) ? 'beside-end' : 'beside';
  const variant = planned.block.variants.find((one) => one.name === name);
  const isSided = planned.block.variants.some((one) => one.name === 'beside-end');
  return variant === undefined || !isSided || !variant.widths.includes(planned.width)
    ? planned
    : { ...planned, variant };
}

function seatTwo(plan: ScreenPlan, clauses: readonly SideClause[], lang: string, wants: readonly Want[]): ScreenPlan {
  const [first, second] = plan.columns;
  if (first === undefined || second === undefined || plan.columns.length !== 2) return plan;
  const side = sideOfList(clauses, first, second) ?? sideOfWants(clauses, first, second, wants);
  // The first column stands where lines begin.
  return side === (isRightToLeft(lang) ? 'left' : 'right')
    ? { ...plan, columns: plan.columns.toReversed(), shares: plan.shares.toReversed() }
    : plan;
}

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Where the first column belongs by what is a list; undefined where both columns are lists, or none is. */
function sideOfList(clauses: readonly SideClause[], first: PlannedBlock[], second: PlannedBlock[]): Side | undefined {
  const told = clauses.filter(({ text }) => LIST_WORDS.test(text));
  const [list] = told;
  const isList = ([head]: PlannedBlock[]): boolean => head !== undefined && LISTS.has(head.slot.kind);
  if (list === undefined || told.length > 1 || isList(first) === isList(second)) return undefined;
  return isList(first) ? list.side : otherSide(list.side);
}

/** Where the first column belongs by the things asked for that it holds. */
function sideOfWants(
  clauses: readonly SideClause[],
  first: PlannedBlock[],
  second: PlannedBlock[],
  wants: readonly Want[],
): Side | undefined {
  const sidesOf = (column: PlannedBlock[]): Side[] =>
    wants
      .filter(({ id }) => column.some(({ slot }) => slot.wants.includes(id)))
      .flatMap(({ label }) => clauses.filter(({ text }) => label !== '' && holds(text, label)).map(({ side }) => side));
  const seats = [...sidesOf(first), ...sidesOf(second).map(otherSide)];
  const [side] = seats;
  return seats.every((seat) => seat === side) ? side : undefined;
}

const holds = (text: string, label: string): boolean => text.toLowerCase().includes(label.toLowerCase());
