import { mendPlan, screenPlanShape, tidyPlan } from '../answers/screen-plan.ts';
import type { DesignRequest } from '../domain/designer.ts';

/** A request whose plan is put into words, for a designer that takes none; others stay as they are. */
export function tellPlan(request: DesignRequest): DesignRequest {
  const { sent, ...rest } = request;
  if (sent?.kind !== 'plan') return request;
  const plan = tidyPlan(screenPlanShape.parse(mendPlan(sent.plan)));
  const { title, device, sections, theme } = plan;
  const parts = sections.map(({ name, content }) => `## ${headingOf(name)}\n\n${content.trim()}`);
  const look = `## Style\n\n${theme.colorMode === 'DARK' ? 'Dark' : 'Light'}, primary colour ${theme.customColor}.`;
  const hasLook = typeof sent.plan === 'object' && sent.plan !== null && 'theme' in sent.plan;
  return {
    ...rest,
    prompt: [`# ${title}`, rest.prompt === title ? '' : rest.prompt, ...parts, hasLook ? look : '']
      .filter((part) => part !== '')
      .join('\n\n'),
    device: rest.device ?? device,
  };
}

/** "stat-row" as a heading is written. */
const headingOf = (name: string): string => {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
