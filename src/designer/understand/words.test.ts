import { describe, expect, it } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';
import { parseCount, parseShapeCount, parseSpanCount } from './count-words.ts';
import { dropVerb } from './drop-verb.ts';
import { findKind } from './find-kind.ts';
import { preparePrompt } from './prompt-text.ts';
import { createField, isFieldLabel, pairFields } from './read-field.ts';
import { createItem, isValue, parseFigure, parseItem } from './read-item.ts';
import { splitList } from './split-list.ts';
import { toLabel } from './to-label.ts';
import { listEnglishStems, toPlainForm } from './translate-words.ts';
import { capitalize, foldWord, listStems, toPlural, toSingular } from './word-forms.ts';

const ENGLISH = ['and', 'or'];

describe('word forms', () => {
  it.each([
    ['categories', 'category'],
    ['boxes', 'box'],
    ['metrics', 'metric'],
    ['analytics', 'analytics'],
    ['status', 'status'],
    ['people', 'person'],
    ['news', 'news'],
    ['saas', 'saas'],
  ])('the singular of %s is %s', (plural, singular) => {
    expect(toSingular(plural)).toBe(singular);
  });

  it.each([
    ['exercise', 'exercises'],
    ['activity', 'activity'],
    ['story', 'stories'],
    ['box', 'boxes'],
    ['photos', 'photos'],
  ])('the plural of %s is %s', (word, plural) => {
    expect(toPlural(word)).toBe(plural);
  });

  it('folds Latin accents and leaves other scripts alone', () => {
    expect(foldWord('Größe Ñandú Łódź ışık')).toBe('grosse nandu lodz isik');
    expect(foldWord('йога')).toBe('йога');
    expect(foldWord('ガ')).toBe('ガ');
  });

  it('writes acronyms large and parts hyphens', () => {
    expect(capitalize('crm pipeline')).toBe('CRM pipeline');
    expect(capitalize('faqs')).toBe('FAQs');
    expect(listStems('E-mail to-do lists')).toEqual(['email', 'to', 'do', 'list']);
  });
});

describe('counts', () => {
  it('reads numbers, shapes and spans', () => {
    expect([parseCount('three'), parseCount('12'), parseCount('900'), parseCount('many')]).toEqual([
      3,
      12,
      undefined,
      undefined,
    ]);
    expect(parseShapeCount('2x2')).toEqual({ count: 4, unit: 'up' });
    expect(parseShapeCount('three-tier')).toEqual({ count: 3, unit: 'tier' });
    expect(parseShapeCount('two-column')).toEqual({ unit: 'column' });
    expect(parseShapeCount('real-time')).toBeUndefined();
    expect(parseSpanCount('5-day forecast')).toBe(5);
    expect(parseSpanCount('24-hour chart')).toBeUndefined();
  });
});

describe('splitList', () => {
  it.each<[string, string[]]>([
    ['a, b and c', ['a', 'b', 'c']],
    ['a hero (x, y), a list with price and rating', ['a hero (x, y)', 'a list with price and rating']],
    ['a table with price and a chart', ['a table with price', 'a chart']],
    ['terms and conditions, drag and drop', ['terms and conditions', 'drag and drop']],
    ['maps; photos; and more', ['maps', 'photos', 'more']],
    ['1,234 users, revenue', ['1,234 users', 'revenue']],
    ['a headline + a photo', ['a headline', 'a photo']],
    ['including their names and photos', ['including their names and photos']],
  ])('%s', (text, expected) => {
    expect(splitList(text, ENGLISH)).toEqual(expected);
  });

  it('uses the words of other languages', () => {
    expect(splitList('ricette in evidenza e lista della spesa', ['e', 'ed'])).toEqual([
      'ricette in evidenza',
      'lista della spesa',
    ]);
    expect(splitList('検索、カテゴリ', [])).toEqual(['検索', 'カテゴリ']);
  });

  it('finds the last real entry before idle ones', () => {
    expect(splitList('maps, photos and notes, dark', ENGLISH, (part) => part === 'dark')).toEqual([
      'maps',
      'photos',
      'notes',
      'dark',
    ]);
  });
});

describe('findKind', () => {
  it.each([
    ['monthly revenue chart', 'series'],
    ['role distribution chart', 'breakdown'],
    ['rent comparison', 'compare'],
    ['customer quotes', 'quotes'],
    ['newsletter signup', 'closing'],
    ['testimonial row', 'quotes'],
    ['call to action', 'closing'],
    ['opening hours table', 'schedule'],
    ['order summary', 'order'],
    ['bottom tab bar', 'navigation'],
    ['must-have filters', 'filters'],
  ])('%s is %s', (text, kind) => {
    expect(findKind(listStems(text))?.kind).toBe(kind);
  });

  it('lets number decide where it does', () => {
    expect(findKind(['invoice'], false, false)?.kind).toBe('order');
    expect(findKind(['invoice'], false, true)?.kind).toBe('records');
    expect(findKind(['contact'], false, false)?.kind).toBe('closing');
  });
});

describe('labels', () => {
  it.each<[string, string]>([
    ['role distribution bar chart', 'Role distribution'],
    ['exercise cards', 'Exercises'],
    ['recent activity list', 'Recent activity list'],
    ['workouts list', 'Workouts'],
    ['comments section', 'Comments'],
    ['KPI cards', 'KPIs'],
    ['24-hour chart', '24-hour chart'],
    ['business card', 'Business card'],
    ['job application form', 'Job application'],
    ['guest list', 'Guest list'],
  ])('%s → %s', (words, label) => {
    expect(toLabel(words.split(' '))).toBe(label);
  });
});

describe('items and fields', () => {
  it('parses titles, values and notes', () => {
    expect(parseItem('Soup - $8')).toEqual({ title: 'Soup', value: '$8' });
    expect(parseItem('Alice: Hi there!')).toEqual({ title: 'Alice', note: 'Hi there!' });
    expect(parseItem('Pro $29/mo')).toEqual({ title: 'Pro', value: '$29/mo' });
    expect(parseItem('Bread (sliced)')).toEqual({ title: 'Bread', note: 'sliced' });
    expect(createItem(['AAPL', '$150.00', '+1.2%'])).toEqual({ title: 'AAPL', value: '$150.00', note: '+1.2%' });
    expect(parseFigure({ title: '142 climbs' })).toEqual({ title: 'Climbs', value: '142' });
    expect([isValue('10,000'), isValue('68°F'), isValue('32 km/h'), isValue('Day 1: Arrival')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('knows the kinds of fields', () => {
    expect(createField('Work email').kind).toBe('email');
    expect(createField('card number').kind).toBe('text');
    expect(createField('Any other comments?').kind).toBe('textarea');
    expect(createField('CVV')).toMatchObject({ kind: 'password', width: 'half' });
    expect([isFieldLabel('zip code'), isFieldLabel('hero image')]).toEqual([true, false]);
    expect(pairFields([createField('City'), createField('Notes')]).map((field) => field.width)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('verbs and spelling', () => {
  it.each([
    ['track your expenses', false, 'your expenses'],
    ['track expenses', true, 'expenses'],
    ['order summary', false, 'order summary'],
    ['open questions', false, 'open questions'],
    ['filter by category', true, 'filter by category'],
    ['pull yesterday’s mail', false, 'yesterday’s mail'],
    ['render them', true, ''],
  ])('%s (deed: %s) → %s', (chunk, isVerbal, expected) => {
    expect(dropVerb(chunk, isVerbal)).toBe(expected);
  });

  it('mends slips and leaves names and good words alone', () => {
    expect(correctSpelling('upcomming apointments in the calender')).toBe('upcoming appointments in the calendar');
    expect(correctSpelling('Nimbuss stores brewery plates')).toBe('Nimbuss stores brewery plates');
  });
});

describe('other languages', () => {
  it('translates compounds, phrases and inflected words', () => {
    expect(listEnglishStems('Umsatzdiagramm', 'de')).toEqual(['revenue', 'chart']);
    expect(listEnglishStems('lista de la compra', 'es')).toEqual(['shopping', 'list']);
    expect(listEnglishStems('人気レシピ', 'ja')).toEqual(['recipe']);
    expect(listEnglishStems('графиком', 'ru')).toEqual(['chart']);
    expect(toPlainForm('списком', 'ru')).toBe('список');
    expect(toPlainForm('Kunden', 'de')).toBe('Kunden');
  });
});

describe('preparePrompt', () => {
  it('restores lists that lost their lines and keeps quotes whole', () => {
    const { lines, quotes } = preparePrompt('A menu. - Row 1: "Soup, hot. Good". - Row 2: "Tea".');
    expect(lines.map((line) => line.isEntry)).toEqual([false, true, true]);
    expect(quotes).toEqual(['Soup, hot. Good', 'Tea']);
  });

  it('does not end a sentence inside a number or an abbreviation', () => {
    expect(preparePrompt('Show v2.3.1 notes, e.g. Added. Then stop.').lines[0]?.sentences).toHaveLength(2);
  });
});
