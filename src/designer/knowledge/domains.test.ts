import { describe, expect, it } from 'vitest';
import { findSubject, toWords } from '../imagery/find-subject.ts';
import { PICTURE_FAMILIES } from '../imagery/picture-families.ts';
import { getIconSet } from '../../markup/icons/icon-set.ts';
import { listStems } from '../understand/word-forms.ts';
import type { Picture } from '../write/slots.ts';
import type { DomainKnowledge } from './domain-knowledge.ts';
import { DOMAINS } from './domains.ts';
import { NAMES_OF_REAL_PRODUCTS } from './real-products.fixture.ts';
import { SHARED_WORDS } from './shared-words.fixture.ts';

const FILLER = /\b(lorem|ipsum|example\.com|foo|undefined|tbd)\b/i;

/** Trades that write minutes and seconds as 41:00, where others write hours and minutes. */
const COUNTS_SECONDS = new Set(['podcasts', 'running']);
/** Orders that hold deductions: what a pay slip keeps back, what a roof feeds in, what haulage takes off a harvest. */
const DEDUCTS = new Set(['energy', 'farm', 'payroll']);

const DAYS_OF: Readonly<Record<string, number>> = {
  Jan: 31,
  Feb: 29,
  Mar: 31,
  Apr: 30,
  May: 31,
  Jun: 30,
  Jul: 31,
  Aug: 31,
  Sep: 30,
  Oct: 31,
  Nov: 30,
  Dec: 31,
};
const DAY_AND_MONTH = new RegExp(`\\b(\\d{1,2}) (${Object.keys(DAYS_OF).join('|')})[a-z]*\\b`, 'g');
const ISO_DAY = /\b\d{4}-\d\d-\d\d\b/g;
const HOURS_AND_MINUTES = /(?<![:\d])(\d{1,2}):(\d{2})(?![:\d])/g;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A total that a heading states: "Today’s 416 tickets". */
const STATED_TOTAL = /(?<![\d.,])(\d[\d,]{2,}(?:\.\d+)?)(?![\d%])/;

/** Every value under `value`, with the name it has there. */
function* walk(value: unknown): Generator<[name: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    yield [name, held];
    yield* walk(held);
  }
}

/** Everything that can stand on a screen: the words that prompts are matched with cannot. */
const shownIn = ({ words: _words, ...shown }: DomainKnowledge): [string, unknown][] => [...walk(shown)];
const textsIn = (domain: DomainKnowledge): string[] =>
  shownIn(domain).flatMap(([, value]) => (typeof value === 'string' ? [value] : []));

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'kind' in value && 'subject' in value && 'alt' in value;

const findTwice = (names: readonly string[]): string[] =>
  names.filter((name, index) => name !== '' && names.indexOf(name) !== index);

const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

describe.each(DOMAINS.map((domain) => [domain.id, domain] as const))('knowledge of %s', (_id, domain) => {
  it('has enough of everything that a screen may need', () => {
    expect(domain.brands.length).toBeGreaterThanOrEqual(3);
    expect(domain.colors.length).toBeGreaterThanOrEqual(3);
    expect(domain.destinations.length).toBeGreaterThanOrEqual(4);
    expect(domain.destinations.length).toBeLessThanOrEqual(5);
    expect(domain.focuses.length).toBeGreaterThanOrEqual(1);
    expect(domain.metrics.length).toBeGreaterThanOrEqual(4);
    expect(domain.series.length).toBeGreaterThanOrEqual(2);
    expect(domain.breakdowns.length).toBeGreaterThanOrEqual(1);
    expect(domain.collections.length).toBeGreaterThanOrEqual(3);
    expect(domain.schedule.length).toBeGreaterThanOrEqual(5);
    expect(domain.people.length).toBeGreaterThanOrEqual(4);
    expect(domain.points.length).toBeGreaterThanOrEqual(4);
    expect(domain.questions.length).toBeGreaterThanOrEqual(3);
  });

  it('lists twelve main things, or two dozen things in all', () => {
    const counts = domain.collections.map(({ rows }) => rows.length);
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect({ main: counts[0], all }).toSatisfy(() => (counts[0] ?? 0) >= 12 || all >= 24);
  });

  it('gives every row one cell for each column', () => {
    for (const collection of domain.collections) {
      for (const row of collection.rows) expect(row.cells, row.title).toHaveLength(collection.columns.length);
    }
  });

  it('says nothing twice: no heading, row, word, person or brand', () => {
    expect(findTwice(domain.collections.map(({ title }) => title))).toEqual([]);
    expect(findTwice([...domain.series, ...domain.breakdowns].map(({ title }) => title))).toEqual([]);
    expect(findTwice(domain.words)).toEqual([]);
    expect(findTwice(domain.people.map(({ name }) => name))).toEqual([]);
    expect(findTwice(domain.brands)).toEqual([]);
    const rows = domain.collections.map((collection) =>
      collection.rows.map(({ title, subtitle, meta, value }) => [title, subtitle, meta, value].join(' · ')),
    );
    expect(rows.flatMap(findTwice)).toEqual([]);
  });

  it('points only at series that exist and compares lines of equal length', () => {
    const pointed = domain.focuses.map((focus) => focus.series ?? 0);
    expect(pointed.filter((index) => domain.series[index] === undefined)).toEqual([]);
    const uneven = domain.series.filter(
      ({ points, second }) => (second?.values.length ?? points.length) !== points.length,
    );
    expect(uneven.map((series) => series.title)).toEqual([]);
  });

  it('keeps shares between nothing and all', () => {
    const shares = [...domain.focuses, ...domain.collections.flatMap((collection) => collection.rows)].map(
      (one) => one.share ?? 0,
    );
    for (const share of shares) expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
    const percents = domain.series.filter(({ unit }) => unit === '%').flatMap(({ points }) => points);
    expect(percents.filter(({ value }) => value < 0 || value > 100)).toEqual([]);
  });

  it('parts wholes into parts that add up to them', () => {
    for (const { title, unit, parts } of domain.breakdowns) {
      const sum = parts.reduce((total, part) => total + part.value, 0);
      const stated = Number((STATED_TOTAL.exec(title)?.[1] ?? '').replaceAll(',', ''));
      expect(
        parts.filter(({ value }) => value < 0),
        title,
      ).toEqual([]);
      const whole = unit === '%' ? 100 : stated > 0 ? stated : sum;
      expect(Math.abs(sum - whole), `${title}: ${sum} of ${whole}`).toBeLessThanOrEqual(unit === '%' ? 1 : 0.5);
    }
  });

  it('asks no negative price', () => {
    expect(domain.plans.filter(({ price }) => price < 0)).toEqual([]);
    expect(domain.order.lines.filter(({ quantity }) => quantity <= 0)).toEqual([]);
    const deducted = DEDUCTS.has(domain.id) ? [] : domain.order.lines.filter(({ price }) => price < 0);
    expect(deducted).toEqual([]);
    expect(domain.order.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBeGreaterThan(0);
  });

  it('names days and hours that exist', () => {
    const times = [...domain.schedule, ...domain.thread.messages].map(({ time }) => time);
    expect(times.filter((time) => !TIME_OF_DAY.test(time))).toEqual([]);
    // A text may well speak of a day that does not exist.
    for (const text of textsIn(domain).filter((one) => !/there is no \d/i.test(one))) {
      for (const [, day = '', month = ''] of text.matchAll(DAY_AND_MONTH)) {
        expect(Number(day) >= 1 && Number(day) <= (DAYS_OF[month] ?? 0), text).toBe(true);
      }
      for (const [day] of text.matchAll(ISO_DAY)) expect(isRealDay(day), text).toBe(true);
      for (const [, hours = '', minutes = ''] of text.matchAll(HOURS_AND_MINUTES)) {
        expect(Number(minutes), text).toBeLessThanOrEqual(59);
        expect(Number(hours), text).toBeLessThanOrEqual(COUNTS_SECONDS.has(domain.id) ? 59 : 24);
      }
    }
  });

  it('chooses among the options that it offers', () => {
    const choices = [
      ...domain.form.groups.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'checkboxes'),
      ...domain.settings.flatMap(({ rows }) => rows),
    ];
    const astray = choices.filter(({ options, value }) => value !== undefined && options?.includes(value) === false);
    expect(astray.map(({ label, value }) => `${label}: ${value}`)).toEqual([]);
  });

  it('uses icons that the set holds, by today’s name or an earlier one', () => {
    const { bodies, formerNames } = getIconSet();
    const icons = shownIn(domain).flatMap(([name, value]) => (name === 'icon' ? [String(value)] : []));
    expect(icons.filter((icon) => !bodies.has(icon) && !formerNames.has(icon))).toEqual([]);
  });

  it('asks only for pictures that can be drawn', () => {
    const pictures = shownIn(domain).flatMap(([, value]) => (isPicture(value) ? [value] : []));
    const unknown = pictures.filter(
      ({ kind, subject }) => findSubject(toWords(subject), PICTURE_FAMILIES[kind].objects) === undefined,
    );
    expect(unknown.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([]);
  });

  it('accents only words that stand in the title', () => {
    const astray = domain.promises.filter(({ title, accent = '' }) => !title.includes(accent));
    expect(astray).toEqual([]);
  });

  it('names no existing product and holds no filler', () => {
    const texts = textsIn(domain);
    expect(texts.filter((text) => NAMES_OF_REAL_PRODUCTS.test(text))).toEqual([]);
    expect(texts.filter((text) => FILLER.test(text))).toEqual([]);
  });
});

describe('all domains together', () => {
  it('share no id, label, brand, promise or article', () => {
    expect(findTwice(DOMAINS.map(({ id }) => id))).toEqual([]);
    expect(findTwice(DOMAINS.map(({ label }) => label))).toEqual([]);
    expect(findTwice(DOMAINS.flatMap(({ brands }) => brands))).toEqual([]);
    expect(findTwice(DOMAINS.flatMap(({ promises }) => promises.map(({ title }) => title)))).toEqual([]);
    expect(findTwice(DOMAINS.map(({ article }) => article.title))).toEqual([]);
  });

  it('share no person', () => {
    const names = DOMAINS.flatMap(({ people }) => people.map(({ name }) => name).filter((name) => name.includes(' ')));
    expect(findTwice(names)).toEqual([]);
  });

  // What `understand/domain-index.ts` reads: all words of a domain and the first three of each collection.
  const owners = new Map<string, Set<string>>();
  for (const { id, words, collections } of DOMAINS) {
    for (const phrase of [...words, ...collections.flatMap((one) => one.words.slice(0, 3))]) {
      const stems = listStems(phrase).join(' ');
      owners.set(stems, (owners.get(stems) ?? new Set()).add(id));
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1);
  const listed = new Set(SHARED_WORDS.flatMap(({ phrases }) => phrases.split(', ')));

  it('share only words that are listed with a reason, since words steer prompts', () => {
    const unlisted = shared.filter(([phrase]) => !listed.has(phrase));
    expect(
      unlisted.map(([phrase, ids]) => `${phrase}: ${[...ids].join(', ')}`),
      'Leave the phrase to one domain, or list it in shared-words.fixture.ts',
    ).toEqual([]);
  });

  it('list no word as shared that one domain has to itself', () => {
    const known = new Set(shared.map(([phrase]) => phrase));
    expect(
      [...listed].filter((phrase) => !known.has(phrase)),
      'Take these off shared-words.fixture.ts',
    ).toEqual([]);
  });
});
