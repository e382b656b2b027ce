import type { DesignContext, DesignRequest, DraftPage, DrawnDevice } from '../domain/designer.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { askText, type Answer } from './ask-model.ts';
import { guideOf, tellOthers } from './project-context.ts';
import type { Model } from './open-model.ts';
import { readPrompt } from './read-prompt.ts';
import type { ModelPlan } from './screen-plan.ts';
import { listBegun, takeBody, takeDraft } from './take-body.ts';

interface Drawing {
  plan: ModelPlan;
  request: DesignRequest;
  /** What is known of the page before its body is. */
  page: Omit<DraftPage, 'body'>;
}

/** Draws a planned screen section by section; each that has begun is told, and shown as far as it has come. */
export async function drawScreen(
  model: Model,
  { plan, request, page }: Drawing,
  context: DesignContext,
): Promise<Answer<string>> {
  const { device } = page;
  const instructions = await readPrompt('screen', {
    colors: COLOR_ROLES.join(' '),
    types: TYPE_ROLES.map((role) => `text-${role}`).join(' '),
    pictures: PICTURES,
    device,
    deviceRules: DEVICE_RULES[device],
    examples: await readPrompt('examples'),
  });
  const given = [
    `Request:\n${request.prompt}`,
    `Plan:\n${JSON.stringify(plan.sections, null, 1)}`,
    guideOf(request.theme ?? request.keep?.theme),
    tellOthers(request.others),
  ];
  const prompt = given.filter((part) => part !== '').join('\n\n');
  return askText(model, { instructions, prompt, context }, takeBody, createListener(plan, page, context));
}

/** Scanning all that has come for each word of it would cost more than the words. */
const CHARACTERS_BETWEEN = 300;

function createListener(
  { sections }: ModelPlan,
  page: Drawing['page'],
  { progress, draft }: DesignContext,
): (soFar: string) => void {
  let scanned = 0;
  let told = 0;
  return (soFar) => {
    if (soFar.length < scanned) [scanned, told] = [0, 0];
    if (soFar.length - scanned < CHARACTERS_BETWEEN) return;
    scanned = soFar.length;
    const begun = listBegun(soFar);
    if (begun.length === told) return;
    told = begun.length;
    const name = begun.at(-1)?.replaceAll('-', ' ') ?? '';
    progress(`Drawing ${name}, section ${Math.min(told, sections.length)} of ${sections.length}`);
    const body = draft === undefined ? undefined : takeDraft(soFar);
    if (body !== undefined) draft?.({ ...page, body });
  };
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
