import type { DesignContext, DraftPage } from '../domain/designer.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { askText, type Answer } from './ask-model.ts';
import { guideOf, tellOthers } from '../guide/project-context.ts';
import { tellDrawable, type DrawableKind } from '../guide/tell-drawable.ts';
import { BREAKPOINTS, tellSheet, tellTokens } from '../guide/tell-tokens.ts';
import type { Model } from './open-model.ts';
import { readPrompt } from './read-prompt.ts';
import { tellVariant, type ScreenRequest } from './screen-request.ts';
import type { RuledPlan } from '../answers/screen-plan.ts';
import { listBegun, takeBody, takeDraft } from './take-body.ts';

/** What this service draws as itself. */
export interface DrawableFacts {
  drawable: readonly DrawableKind[];
  pictureStyles: readonly string[];
}

interface Drawing {
  plan: RuledPlan;
  request: ScreenRequest;
  facts: DrawableFacts;
  /** What is known of the page before its body is. */
  page: Omit<DraftPage, 'body'>;
}

/** Draws a planned screen section by section; each that has begun is told, and shown as far as it has come. */
export async function drawScreen(
  model: Model,
  { plan, request, page, facts }: Drawing,
  context: DesignContext,
): Promise<Answer<string>> {
  const { device } = page;
  const { drawable, pictureStyles } = facts;
  const instructions = await readPrompt('screen', {
    colors: COLOR_ROLES.join(' '),
    types: TYPE_ROLES.map((role) => `text-${role}`).join(' '),
    pictures: drawable.map(({ kind }) => kind).join(', '),
    styles: pictureStyles.join(', '),
    subjects: tellDrawable(drawable),
    drawnWith: tellTokens(page, [device, 'MOBILE']),
    breakpoints: BREAKPOINTS,
    sheet: tellSheet(device),
    device,
    deviceRules: await readPrompt(`device-${device.toLowerCase()}`),
  });
  const given = [
    `Request:\n${request.prompt}`,
    tellVariant(request.variant),
    plan.idea === '' ? '' : `Idea of the screen:\n${plan.idea}`,
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
  { sections }: RuledPlan,
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
