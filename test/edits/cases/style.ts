import { FONT_FAMILIES } from '../../../src/domain/font.ts';
import { findAttribute } from '../../../src/markup/element.ts';
import { listBySelector } from '../../../src/markup/find.ts';
import { holds, look, primaryHue, refuses, restyled, tells, theme, type EditCase } from '../edit-case.ts';

const SERIFS = new Set([
  'NEWSREADER',
  'NOTO_SERIF',
  'DOMINE',
  'LIBRE_CASLON_TEXT',
  'EB_GARAMOND',
  'LITERATA',
  'SOURCE_SERIF_FOUR',
]);
const isSerif = (font: string): boolean => SERIFS.has(font);
const ROUNDNESS = ['ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL'];
const rounder = (least: number) => theme(({ roundness }) => ROUNDNESS.indexOf(roundness) >= least);
const sharper = (most: number) => theme(({ roundness }) => ROUNDNESS.indexOf(roundness) <= most);
const DENSITY = ['compact', 'comfortable', 'airy'];
const SCALE = ['quiet', 'clear', 'dramatic'];
const denser = look((after, before) => DENSITY.indexOf(after.density) < DENSITY.indexOf(before.density));
const airier = look((after, before) => DENSITY.indexOf(after.density) > DENSITY.indexOf(before.density));
const louder = look((after, before) => SCALE.indexOf(after.scale) > SCALE.indexOf(before.scale));
const quieter = look((after, before) => SCALE.indexOf(after.scale) < SCALE.indexOf(before.scale));
const dark = theme({ colorMode: 'DARK' });
const light = theme({ colorMode: 'LIGHT' });
const count = (html: string, words: RegExp): number => html.split(words).length - 1;
const classesChange = (words: RegExp, more: boolean) =>
  holds(`${more ? 'more' : 'fewer'} ${String(words)} wanted`, ({ before, after }) => {
    const listed = (side: typeof before): string =>
      listBySelector(side.body, '[class]')
        .map((element) => ` ${findAttribute(element, 'className') ?? ''} `)
        .join('\n');
    const was = count(listed(before), words);
    const is = count(listed(after), words);
    return more ? is > was : is < was;
  });

/** Mode, colour, type, corners, space, edges and direction: nothing of the screen's content may be another. */
export const STYLE_CASES: readonly EditCase[] = [
  ['running', 'make it dark', dark],
  ['bakery', 'dark mode pls', dark],
  ['settings', 'can you switch this to night mode?', dark],
  ['chat', 'invert it, I want light text on a dark background', dark],
  ['client-saas-landing', 'I would like a dark version of this page', dark],
  ['finance', 'Could you please make the whole screen darker', dark],
  ['client-dark-analytics', 'turn on dark theme', dark],
  ['music', 'make it feel like nighttime', dark],
  ['kanban', 'Make it light', refuses()],
  ['saas-pricing', 'swap the accent to forest green', primaryHue(90, 160)],
  ['finance', 'use #0F62FE as brand colour', theme({ overridePrimaryColor: '#0f62fe' })],
  ['shop', 'primary colour should be burgundy', primaryHue(320, 15)],
  ['pets', 'change the green to orange', primaryHue(15, 45)],
  ['conference', 'I want a navy blue accent instead of purple', primaryHue(200, 250)],
  ['travel', 'more vibrant colours', theme({ colorVariant: 'VIBRANT' })],
  ['kanban', 'make it black and white', theme({ colorVariant: 'MONOCHROME' })],
  ['recipe', 'warmer colors please', primaryHue(340, 60)],
  [
    'inventory',
    'the background should be cream',
    theme(({ overrideNeutralColor }) => overrideNeutralColor !== undefined),
    light,
  ],
  ['client-shop', 'brand color #aa3355', theme({ overridePrimaryColor: '#aa3355' })],
  [
    'energy',
    'tone the colours down a bit',
    theme(({ colorVariant }) => colorVariant === 'NEUTRAL' || colorVariant === 'TONAL_SPOT'),
  ],
  ['energy', 'serif headlines', theme(({ headlineFont, bodyFont }) => isSerif(headlineFont) && bodyFont === 'MANROPE')],
  ['team', 'use EB Garamond for the headings', theme({ headlineFont: 'EB_GARAMOND', bodyFont: 'ARIMO' })],
  ['profile', 'change the font to Inter', theme({ headlineFont: 'INTER', bodyFont: 'INTER' })],
  ['fitness', 'body text in Source Sans', theme({ bodyFont: 'SOURCE_SANS_THREE', headlineFont: 'LEXEND' })],
  ['invoice', 'get rid of the serif, I want a clean sans', theme(({ headlineFont }) => !isSerif(headlineFont))],
  [
    'client-serif-blog',
    'set everything in a nice serif',
    theme(({ headlineFont, bodyFont }) => isSerif(headlineFont) && isSerif(bodyFont)),
  ],
  ['kanban', 'use a different font', theme(({ headlineFont }) => headlineFont !== 'SOURCE_SANS_THREE')],
  ['school', 'sharp corners', sharper(0)],
  ['running', 'square off the corners', sharper(0)],
  ['running', 'the corners are too round', sharper(1)],
  ['inventory', 'rounder corners', rounder(2)],
  ['admin', 'pill shaped buttons please', rounder(3)],
  ['client-bootstrap', 'soften the corners', rounder(2)],
  ['sales', 'border radius 12px', theme({ roundness: 'ROUND_TWELVE' })],
  ['saas-pricing', 'the cards feel cramped', airier],
  ['sales', 'too much whitespace, tighten it up', denser],
  ['sales', 'give it more breathing room', airier],
  ['client-shadcn-dashboard', 'I need a denser layout', denser],
  ['calendar', 'everything is too spread out', denser],
  ['recipe', 'add more padding', airier],
  ['running', 'the headlines are too big', quieter],
  ['saas-pricing', 'make the headline really big', classesChange(/ text-display/, true)],
  ['calendar', 'bigger text please', louder],
  ['spanish', 'I can barely read this, the font is too small', louder],
  ['sales', 'flatter, no shadows', classesChange(/ shadow-/, false)],
  ['sales', 'give the cards a border', classesChange(/ border /, true)],
  ['pets', 'add a soft shadow to the cards', classesChange(/ shadow-/, true)],
  ['bakery', 'make it feel more premium', restyled()],
  ['running', 'brutalist', restyled(), look(({ direction }) => direction.includes('brutalism'))],
  ['fitness', 'make it more playful', restyled()],
  ['team', 'it looks boring, spice it up a little', restyled()],
  ['article', 'give it a newspaper look', restyled(), look(({ direction }) => direction.includes('newspaper'))],
  ['client-saas-landing', 'go for a more minimal look', restyled()],
  ['shop', 'make it look more modern', restyled()],
  ['onboarding', 'a calmer feel', restyled()],
  ['login', 'more corporate and serious', restyled()],
  ['german', 'Make it dark and more compact', dark, denser],
  ['travel', 'dark mode with a teal accent and sharp corners', dark, primaryHue(160, 200), sharper(0)],
  ['profile', 'no dark mode, just warmer', light, primaryHue(340, 60)],
  ['invoice', 'Make it dark and remove the unicorn', dark, tells(/unicorn/)],
  ['music', `use ${FONT_FAMILIES.SORA} everywhere`, theme({ headlineFont: 'SORA', bodyFont: 'SORA' })],
];
