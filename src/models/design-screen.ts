import type { Composition, DesignContext } from '../domain/designer.ts';
import type { Inspect } from '../answers/inspect.ts';
import { mendPlan, screenPlanShape, tidyPlan, type RuledPlan } from '../answers/screen-plan.ts';
import { chooseLook, type NamedColor } from './choose-look.ts';
import { drawScreen, type DrawableFacts } from './draw-screen.ts';
import { findDirections } from './find-directions.ts';
import type { Model } from './open-model.ts';
import { planScreen, type Planned } from './plan-screen.ts';
import { repairScreen } from './repair-screen.ts';
import type { ScreenRequest } from './screen-request.ts';
import { noSpending, spend } from './spending.ts';

/** What a model's designer needs beside the model. */
export interface DesignTools {
  inspect: Inspect;
  facts: DrawableFacts;
  /** The colours that a prompt names. */
  listNamedColors(prompt: string): readonly NamedColor[];
}

/** Plans a screen, draws it section by section, and has what rendering finds wrong with it mended once. */
export async function designScreen(
  model: Model,
  { inspect, facts, listNamedColors }: DesignTools,
  request: ScreenRequest,
  context: DesignContext,
): Promise<Composition> {
  const spending = noSpending();
  context.progress('Planning the screen');
  const planned: Planned =
    request.sent?.kind === 'plan'
      ? tidyPlan(screenPlanShape.parse(mendPlan(request.sent.plan)))
      : await spend(spending, planScreen(model, request, context));
  const { theme, look, ...plan } = planned;
  context.name?.(plan.title);
  const page = {
    title: plan.title,
    lang: plan.lang,
    device: request.device ?? plan.device,
    ...chooseLook({ ...(theme && { theme }), ...(look && { look }) }, request, listNamedColors(request.prompt)),
  };
  const body = await spend(spending, drawScreen(model, { plan, request, page, facts }, context));
  const drawn: Composition = {
    kind: 'composition',
    ...page,
    body,
    summary: summarise(plan),
    suggestions: plan.suggestions.length > 1 ? plan.suggestions : SUGGESTIONS,
  };
  context.progress('Checking the screen');
  const lookAt = lookForDirections(inspect, plan, request);
  const mended = await repairScreen(model, lookAt, drawn, { prompt: request.prompt, context, spending });
  return { ...mended, spending };
}

/** Looks at a page as `inspect` does, and for words in it that were meant for whoever draws. */
function lookForDirections(inspect: Inspect, { idea, sections }: RuledPlan, { variant }: ScreenRequest): Inspect {
  const said = [idea, variant?.direction ?? '', ...sections.flatMap(({ purpose, direction }) => [purpose, direction])];
  const copy = [variant?.words ?? '', ...sections.map(({ content }) => content)];
  return async (composition, prompt, signal) => {
    const inspection = await inspect(composition, prompt, signal);
    const printed = findDirections(inspection.body, said, [...copy, prompt]);
    return { ...inspection, faults: [...inspection.faults, ...printed] };
  };
}

const summarise = ({ title, sections }: RuledPlan): string => {
  const names = sections.map(({ name }) => name.replaceAll('-', ' '));
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${title}, with ${names.length === 1 ? 'one section' : `${names.length} sections`}: ${list}.`;
};

const SUGGESTIONS = ['Make it dark', 'Make the headline larger', 'Use more space between the sections'];
