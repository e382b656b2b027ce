import type { DesignContext } from '../domain/designer.ts';
import { keptPlanShape, mendPlan, ruledPlanShape, screenPlanShape, tidyPlan } from '../answers/screen-plan.ts';
import type { ModelPlan, RuledPlan } from '../answers/screen-plan.ts';
import type { LookChange } from '../answers/look-change.ts';
import { guideOf, tellOthers } from '../guide/project-context.ts';
import { askForm, type Answer } from './ask-model.ts';
import type { Model } from './open-model.ts';
import { readPrompt } from './read-prompt.ts';
import { tellVariant, type ScreenRequest } from './screen-request.ts';

/** A plan with a theme where nothing rules how the screen looks, or with what is to differ from the first screen. */
export type Planned = RuledPlan & Partial<Pick<ModelPlan, 'theme'>> & { look?: LookChange };

/** Asks what stands on a screen, and how it looks as far as that is open. `brief` is said of a variant. */
export async function planScreen(
  model: Model,
  request: ScreenRequest,
  context: DesignContext,
): Promise<Answer<Planned>> {
  const { prompt, variant, theme, keep, beside, others, now, device } = request;
  const given = [
    `Request:\n${prompt}`,
    tellVariant(variant),
    device === undefined ? '' : `The screen is drawn for ${device}.`,
    guideOf(theme ?? keep?.theme),
    beside === undefined
      ? ''
      : `It stands beside an earlier screen of the same product: "${beside.prompt.slice(0, LONGEST_NEIGHBOUR)}"`,
    tellOthers(others),
  ];
  const { file, shape } = asked(request);
  const instructions = await readPrompt('plan', {
    today: now.toISOString().slice(0, 10),
    theme: file === undefined ? '' : await readPrompt(file),
  });
  const question = { instructions, prompt: given.filter((line) => line !== '').join('\n\n'), context };
  const { value, spending } = await askForm<Planned>(model, question, shape, mendPlan);
  return { value: tidyPlan(value), spending };
}

const LONGEST_NEIGHBOUR = 500;

/** Where a design system rules, nothing is said of colours and fonts; a later screen is asked only for what differs. */
function asked({ theme, keep }: ScreenRequest) {
  if (theme !== undefined) return { shape: ruledPlanShape };
  return keep === undefined
    ? { file: 'plan-theme', shape: screenPlanShape }
    : { file: 'plan-look', shape: keptPlanShape };
}
