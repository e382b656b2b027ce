import type { Brief, Want } from '../brief.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

/** Sizes of a gift where the prompt names none. */
const AMOUNTS: readonly number[] = [10, 25, 50, 100];
const MOST_AMOUNTS = 6;
/** Numbers behind a word for sums: "amounts 10, 25, 50 and 100". */
const LISTED =
  /\b(?:amounts?|donate|gifts?|give|tiers?|options?|presets?)\b[^.\d€£$]{0,24}((?:[€£$]?\s?\d[\d.,]*\s?(?:,|and|or|\/|&)?\s*){2,8})/i;

/** A gift of a size to choose, once or every month, with what each size does. */
export function writeGiving(context: WriteContext, want?: Want): SlotOf<'giving'> {
  const { brief, domain } = context;
  const { prompt } = brief;
  const currency = brief.currency ?? currencyIn(prompt) ?? domain.currency;
  const listed = amountsIn(prompt);
  const amounts = listed.length > 1 ? listed : [...AMOUNTS];
  const [focus] = domain.focuses;
  const chosen = Math.min(1, amounts.length - 1);
  return {
    kind: 'giving',
    wants: wantIds(want),
    title: brief.heading ?? titleOf(context, want),
    body:
      domain.id === 'charity'
        ? (domain.promises[0]?.body ?? domain.label)
        : 'Every gift goes first to what cannot wait. In January we write down what it became, to the last receipt.',
    periods: ['Once', 'Every month'],
    monthly: /\bmonthly (?:by default|first|selected)\b/i.test(prompt),
    amounts: amounts.map((amount, index) => ({
      amount: toMoney(amount, currency),
      does: DOES(domain.id)[index % DOES(domain.id).length] ?? '',
      ...(index === chosen ? { on: true } : {}),
    })),
    picture: domain.pictures.scene,
    ...(focus?.share === undefined || focus.goal === undefined
      ? {}
      : { raised: { value: focus.value, goal: focus.goal, share: focus.share } }),
    safe: 'Card or bank transfer. You can stop a monthly gift with one click, and a receipt comes by e-mail.',
    action: { label: `Give ${toMoney(amounts[chosen] ?? 0, currency)}`, icon: 'heart' },
  };
}

/** Words that only say that it is about giving, or that count; the page is headed by what the gift is for. */
const SAYS_NOTHING = /^(?:|.*\b(?:donat\w*|giving|amounts?|fundrais\w*|key figures|toggle|monthly)\b.*)$/i;

const titleOf = ({ brief, domain }: WriteContext, want: Want | undefined): string =>
  SAYS_NOTHING.test(want?.label ?? '')
    ? (causeOf(brief) ?? domain.promises[0]?.title ?? 'Give what you can')
    : (want?.label ?? '');

/** "For a community garden": what the gift helps along. */
function causeOf({ purpose, lang }: Brief): string | undefined {
  const cause = purpose?.replace(/^(?:an?|the|our)\s/i, '').replace(/\s(?:with|in|at|that|which)\s.*$/i, '');
  const isShort = cause !== undefined && lang === 'en' && cause.split(/\s+/).length <= LONGEST_CAUSE_WORDS;
  return isShort ? `Help ${/^an?\s/i.test(purpose ?? '') ? 'the ' : ''}${cause} along` : undefined;
}
const LONGEST_CAUSE_WORDS = 4;

const currencyIn = (prompt: string): string | undefined =>
  prompt.includes('€') ? 'EUR' : prompt.includes('£') ? 'GBP' : prompt.includes('$') ? 'USD' : undefined;

function amountsIn(prompt: string): number[] {
  const list = LISTED.exec(prompt)?.[1] ?? '';
  const numbers = (list.match(/\d[\d.,]*\d|\d/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
  return [...new Set(numbers)].filter((one) => Number.isFinite(one) && one > 0).slice(0, MOST_AMOUNTS);
}

/** What gifts of rising size do, by trade: things and days, never promises. */
const DOES = (domainId: string): readonly string[] => WHAT_IT_DOES[domainId] ?? WHAT_IT_DOES['charity'] ?? [];

const WHAT_IT_DOES: Readonly<Record<string, readonly string[]>> = {
  charity: [
    'A warm meal for two',
    'A week of breakfasts for one child',
    'A winter coat and boots',
    'A month of rent help for the van',
  ],
  pets: [
    'Food for one dog for a week',
    'A check-up and a chip',
    'A neutering',
    'An operation, together with three others',
  ],
  climate: [
    'Five saplings, planted',
    'A day of a warden’s work',
    'A metre of hedge and its fence',
    'A season of measuring one pond',
  ],
  garden: ['A tray of seedlings', 'A day of a gardener’s work', 'A fruit tree with its stake', 'A bench by the beds'],
  museum: [
    'A drawing sent to the restorer',
    'A class let in for nothing',
    'A box that keeps paper dry',
    'A morning of the workshop',
  ],
};
