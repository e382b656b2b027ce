import type { LanguageModel } from 'ai';
import type { Composition, DesignContext, DesignRequest, DrawnDevice } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Look } from '../domain/look.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { askForm, askText } from './ask-model.ts';
import type { Inspect } from './inspect.ts';
import { readPrompt } from './read-prompt.ts';
import { repairScreen } from './repair-screen.ts';
import { screenPlanShape, type ModelPlan } from './screen-plan.ts';
import { addTokens, type Spending } from './spending.ts';
import { listBegun, takeBody } from './take-body.ts';

/** Plans a screen, draws it section by section, and has what rendering finds wrong with it mended once. */
export async function designScreen(
  model: LanguageModel,
  inspect: Inspect,
  request: DesignRequest,
  { signal, progress }: DesignContext,
): Promise<Composition> {
  const spending: Spending = { inputTokens: 0, outputTokens: 0 };
  progress('Planning the screen');
  const plan = await planScreen(model, request, signal, spending);
  const device = request.device ?? plan.device;
  const { theme, look } = lookOf(plan, request);
  const body = await drawScreen(model, { plan, device, prompt: request.prompt, signal, progress, spending });
  const drawn: Composition = {
    kind: 'composition',
    title: plan.title,
    lang: plan.lang,
    device,
    theme,
    look,
    body,
    summary: summarise(plan),
    suggestions: SUGGESTIONS,
  };
  progress('Checking the screen');
  const mended = await repairScreen(model, inspect, drawn, { prompt: request.prompt, signal, progress, spending });
  return { ...mended, spending };
}

async function planScreen(
  model: LanguageModel,
  { prompt, theme, beside, now, device }: DesignRequest,
  signal: AbortSignal,
  spending: Spending,
): Promise<ModelPlan> {
  const given = [
    `Request:\n${prompt}`,
    device === undefined ? '' : `The screen is drawn for ${device}.`,
    theme === undefined ? '' : `A design system rules colours and fonts.${guideOf(theme)}`,
    beside === undefined
      ? ''
      : `It stands beside an earlier screen of the same product: "${beside.prompt.slice(0, 500)}"`,
  ];
  const { value, tokens } = await askForm(
    model,
    {
      instructions: await readPrompt('plan', { today: now.toISOString().slice(0, 10) }),
      prompt: given.filter((line) => line !== '').join('\n\n'),
      signal,
    },
    screenPlanShape,
  );
  addTokens(spending, tokens);
  return value;
}

/** What a DESIGN.md says beyond colours and fonts: rules for components, tone, do's and don'ts. */
const guideOf = ({ designMd }: DesignTheme): string =>
  designMd === undefined ? '' : ` Its guide:\n${designMd.slice(0, LONGEST_GUIDE)}`;
const LONGEST_GUIDE = 6_000;

interface Drawing {
  plan: ModelPlan;
  device: DrawnDevice;
  prompt: string;
  signal: AbortSignal;
  progress(message: string): void;
  spending: Spending;
}

async function drawScreen(
  model: LanguageModel,
  { plan, device, prompt, signal, progress, spending }: Drawing,
): Promise<string> {
  const instructions = await readPrompt('screen', {
    colors: COLOR_ROLES.join(' '),
    types: TYPE_ROLES.map((role) => `text-${role}`).join(' '),
    pictures: PICTURES,
    device,
    deviceRules: DEVICE_RULES[device],
    examples: await readPrompt('examples'),
  });
  let begun = 0;
  const { value, tokens } = await askText(
    model,
    { instructions, prompt: `Request:\n${prompt}\n\nPlan:\n${JSON.stringify(plan.sections, null, 1)}`, signal },
    (soFar) => {
      const names = listBegun(soFar);
      if (names.length === begun) return;
      begun = names.length;
      progress(
        `Drawing ${names.at(-1)?.replaceAll('-', ' ')}, section ${Math.min(begun, plan.sections.length)} of ${plan.sections.length}`,
      );
    },
  );
  addTokens(spending, tokens);
  return takeBody(value);
}

const PICTURES = 'landscape, product, food, portrait, avatar, abstract, map, room, logo, thing';

const DEVICE_RULES: Readonly<Record<DrawnDevice, string>> = {
  MOBILE:
    'It is seen 390 pixels wide: one column, the main action within reach of a thumb, a bottom bar only where an app has three to five places.',
  TABLET: 'It is seen 834 pixels wide: two columns where they help, large targets.',
  DESKTOP:
    'It is seen 1280 pixels wide and uses the width (no phone column in a wide page): side or top navigation as fits, columns by `lg:` classes that fold into one on a phone.',
  AGNOSTIC: 'It claims no device: it holds at every width, columns by `md:` and `lg:` classes.',
};

/** A system in force rules; what is kept of the first screen comes next; else the plan's own choice. */
function lookOf({ theme: chosen }: ModelPlan, { theme, keep }: DesignRequest): { theme: DesignTheme; look: Look } {
  const { density, scale, customColor, ...rest } = chosen;
  const own: DesignTheme = {
    ...rest,
    labelFont: rest.bodyFont,
    customColor: /^#[\da-f]{6}$/i.test(customColor) ? customColor.toLowerCase() : DEFAULT_SEED,
    colorVariant: 'TONAL_SPOT',
  };
  return { theme: theme ?? keep?.theme ?? own, look: keep?.look ?? { density, scale, direction: 'model' } };
}

const DEFAULT_SEED = '#2f5d50';

const summarise = ({ title, sections }: ModelPlan): string => {
  const names = sections.map(({ name }) => name.replaceAll('-', ' '));
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${title}, with ${names.length === 1 ? 'one section' : `${names.length} sections`}: ${list}.`;
};

const SUGGESTIONS = ['Make it dark', 'Make the headline larger', 'Use more space between the sections'];
