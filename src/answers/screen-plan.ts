import { z } from 'zod';
import { FONT_FAMILY_NAMES } from '../domain/font.ts';
import { toLanguageTag } from '../domain/language-tag.ts';
import { CHOSEN_VARIANTS, lookChangeShape, mendLookChange } from './look-change.ts';
import { toOneLine } from './one-line.ts';
import { listSuggestions, tidySuggestions } from './suggestions.ts';

const themeShape = z.object({
  colorMode: z.enum(['LIGHT', 'DARK']),
  customColor: z.string().describe('The seed colour as #rrggbb'),
  colorVariant: z.enum(CHOSEN_VARIANTS),
  overridePrimaryColor: z.string().describe('#rrggbb, or empty'),
  overrideSecondaryColor: z.string().describe('#rrggbb, or empty'),
  headlineFont: z.enum(FONT_FAMILY_NAMES),
  bodyFont: z.enum(FONT_FAMILY_NAMES),
  roundness: z.enum(['ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL']),
  density: z.enum(['compact', 'comfortable', 'airy']),
  scale: z.enum(['quiet', 'clear', 'dramatic']),
});

/** What a screen holds, decided before it is drawn. Flat and free of unions, so that every provider takes the schema. */
export const screenPlanShape = z.object({
  title: z.string(),
  lang: z.string(),
  device: z.enum(['MOBILE', 'TABLET', 'DESKTOP']),
  idea: z.string(),
  sections: z.array(
    z.object({
      name: z.string(),
      purpose: z.string(),
      content: z.string().describe('Only what stands on the screen'),
      direction: z.string().describe('How it is drawn; is never printed'),
    }),
  ),
  theme: themeShape,
  suggestions: z.array(z.string()),
});

export type ModelPlan = z.infer<typeof screenPlanShape>;

/** The same where something else rules how the screen looks: the model is not asked for it. */
export const ruledPlanShape = screenPlanShape.omit({ theme: true });
export type RuledPlan = z.infer<typeof ruledPlanShape>;

/** The same for a later screen, which looks as the first does except where it is asked to look otherwise. */
export const keptPlanShape = ruledPlanShape.extend({ look: lookChangeShape });

/** What a plan without a theme looks like. */
export const PLAIN_CHOICE: ModelPlan['theme'] = {
  colorMode: 'LIGHT',
  customColor: '#2f5d50',
  // What says only a seed wants that colour, not a dulled one.
  colorVariant: 'FIDELITY',
  overridePrimaryColor: '',
  overrideSecondaryColor: '',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_TWELVE',
  density: 'comfortable',
  scale: 'clear',
};

const LONGEST_TITLE = 120;
const LONGEST_IDEA = 400;
const MOST_SECTIONS = 12;

/** Models that take no schema know the fonts and the words of a theme least: what is unknown of one is left plain. */
export function mendPlan(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { theme, idea, device, look, sections } = value as Record<string, unknown>;
  const known = typeof theme === 'object' ? themeShape.partial().safeParse(pickKnown(theme ?? {})).data : undefined;
  return {
    ...value,
    look: mendLookChange(look),
    sections: Array.isArray(sections) ? sections.map(mendSection) : sections,
    theme: { ...PLAIN_CHOICE, ...known },
    idea: typeof idea === 'string' ? idea : '',
    device: typeof device === 'string' ? device.toUpperCase() : device,
    suggestions: listSuggestions(value),
  };
}

/** Plans of one's own may say nothing of how a section is drawn. */
const mendSection = (section: unknown): unknown =>
  typeof section === 'object' && section !== null ? { purpose: '', direction: '', ...section } : section;

const pickKnown = (theme: object): object =>
  Object.fromEntries(
    Object.entries(themeShape.shape).flatMap(([name, shape]) => {
      const { success, data } = shape.safeParse((theme as Record<string, unknown>)[name]);
      return success ? [[name, data]] : [];
    }),
  );

/** What a schema cannot say in a way that every provider takes. */
export function tidyPlan<Plan extends RuledPlan>(plan: Plan): Plan {
  return {
    ...plan,
    idea: toOneLine(plan.idea).slice(0, LONGEST_IDEA),
    title: toOneLine(plan.title).slice(0, LONGEST_TITLE) || 'Screen',
    lang: toLanguageTag(plan.lang),
    sections: plan.sections.slice(0, MOST_SECTIONS),
    suggestions: tidySuggestions(plan.suggestions),
  };
}
