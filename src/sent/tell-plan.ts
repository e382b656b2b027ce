import { mendPlan, screenPlanShape, tidyPlan, type ModelPlan } from '../answers/screen-plan.ts';
import { toPlanTheme } from '../answers/plan-theme.ts';
import type { DesignRequest } from '../domain/designer.ts';
import type { Look } from '../domain/look.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import { toPlainSigns, tellContent } from './tell-content.ts';

/**
 * A request whose plan is put into an exact brief, for a designer that takes none; others stay as they are. All that the
 * content of its sections says stands on the screen, and no word of their names, purposes and directions.
 */
export function tellPlan(request: DesignRequest): DesignRequest {
  const { sent, ...rest } = request;
  if (sent?.kind !== 'plan') return request;
  const plan = tidyPlan(screenPlanShape.parse(mendPlan(sent.plan)));
  const look = lookOf(sent.plan, plan);
  return {
    ...rest,
    prompt: tellBrief(plan),
    device: rest.device ?? plan.device,
    ...(look !== undefined && { keep: look }),
  };
}

/** Whether a plan says how it looks; one that does not leaves that to the words beside it. */
export const saysLook = (plan: unknown): boolean =>
  typeof plan === 'object' && plan !== null && typeof (plan as { theme?: unknown }).theme === 'object';

function lookOf(sent: unknown, { theme }: ModelPlan): { theme: DesignTheme; look: Look } | undefined {
  if (!saysLook(sent)) return undefined;
  const { density, scale } = theme;
  return { theme: toPlanTheme(theme), look: { density, scale, direction: 'plan' } };
}

function tellBrief({ title, lang, device, sections }: ModelPlan): string {
  const head = ['---', `device: ${device.toLowerCase()}`, `language: ${lang}`, '---', '', `# ${toPlainSigns(title)}`];
  const parts = sections.map(({ name, content }) => tellContent(content, /foot(?:er)?$/.test(name)));
  return [head.join('\n'), ...parts].join('\n\n');
}
