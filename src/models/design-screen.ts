import type { Composition, DesignContext, DesignRequest } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Look } from '../domain/look.ts';
import { askForm, type Answer } from './ask-model.ts';
import { drawScreen } from './draw-screen.ts';
import type { Inspect } from '../answers/inspect.ts';
import type { Model } from './open-model.ts';
import { guideOf, tellOthers } from '../guide/project-context.ts';
import { readPrompt } from './read-prompt.ts';
import { repairScreen } from './repair-screen.ts';
import {
  mendPlan,
  PLAIN_CHOICE,
  ruledPlanShape,
  screenPlanShape,
  tidyPlan,
  type ModelPlan,
  type RuledPlan,
} from '../answers/screen-plan.ts';
import { noSpending, spend } from './spending.ts';

/** Plans a screen, draws it section by section, and has what rendering finds wrong with it mended once. */
export async function designScreen(
  model: Model,
  inspect: Inspect,
  request: DesignRequest,
  context: DesignContext,
): Promise<Composition> {
  const spending = noSpending();
  context.progress('Planning the screen');
  const { theme: chosen, ...plan } =
    request.sent?.kind === 'plan'
      ? tidyPlan(screenPlanShape.parse(mendPlan(request.sent.plan)))
      : await spend(spending, planScreen(model, request, context));
  const page = {
    title: plan.title,
    lang: plan.lang,
    device: request.device ?? plan.device,
    ...lookOf(chosen, request),
  };
  const body = await spend(spending, drawScreen(model, { plan, request, page }, context));
  const drawn: Composition = {
    kind: 'composition',
    ...page,
    body,
    summary: summarise(plan),
    suggestions: plan.suggestions.length > 1 ? plan.suggestions : SUGGESTIONS,
  };
  context.progress('Checking the screen');
  const mended = await repairScreen(model, inspect, drawn, { prompt: request.prompt, context, spending });
  return { ...mended, spending };
}

/** A plan that has a theme where nothing else rules how the screen looks. */
type Planned = RuledPlan & Partial<Pick<ModelPlan, 'theme'>>;

async function planScreen(model: Model, request: DesignRequest, context: DesignContext): Promise<Answer<Planned>> {
  const { prompt, theme, keep, beside, others, now, device } = request;
  const ruling = theme ?? keep?.theme;
  const given = [
    `Request:\n${prompt}`,
    device === undefined ? '' : `The screen is drawn for ${device}.`,
    guideOf(ruling),
    beside === undefined
      ? ''
      : `It stands beside an earlier screen of the same product: "${beside.prompt.slice(0, LONGEST_NEIGHBOUR)}"`,
    tellOthers(others),
  ];
  const instructions = await readPrompt('plan', {
    today: now.toISOString().slice(0, 10),
    // Where a design system rules, nothing is said of colours and fonts.
    theme: ruling === undefined ? await readPrompt('plan-theme') : '',
  });
  const question = { instructions, prompt: given.filter((line) => line !== '').join('\n\n'), context };
  const { value, spending } = await askForm<Planned>(
    model,
    question,
    ruling === undefined ? screenPlanShape : ruledPlanShape,
    mendPlan,
  );
  return { value: tidyPlan(value), spending };
}

const LONGEST_NEIGHBOUR = 500;

/** A system in force rules; what is kept of the first screen comes next; else the plan's own choice. */
function lookOf(
  chosen: ModelPlan['theme'] = PLAIN_CHOICE,
  { theme, keep }: DesignRequest,
): { theme: DesignTheme; look: Look } {
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

const summarise = ({ title, sections }: RuledPlan): string => {
  const names = sections.map(({ name }) => name.replaceAll('-', ' '));
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${title}, with ${names.length === 1 ? 'one section' : `${names.length} sections`}: ${list}.`;
};

const SUGGESTIONS = ['Make it dark', 'Make the headline larger', 'Use more space between the sections'];
