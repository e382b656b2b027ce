import type { StepsNode } from '../outline.ts';
import type { Description } from './description.ts';

/** "… Delivered with Out for delivery current": the step that is named beside the state. */
export function markCurrent(node: StepsNode, parts: readonly Description[]): void {
  for (const part of parts.flatMap((one) => [one, ...one.parts])) {
    const said =
      /^(.+?)\s(?:is\s)?(?:current|active|now|selected|aktuell|aktiv|actuel|actif|actual|activo|attuale)$/iu.exec(
        part.piece.text,
      );
    const name = said?.[1]?.toLowerCase();
    if (name === undefined) continue;
    const step = node.steps.find(({ label }) => label.text.toLowerCase() === name);
    if (step === undefined) continue;
    step.state = 'current';
    for (const before of node.steps.slice(0, node.steps.indexOf(step))) before.state ??= 'done';
  }
  node.steps = node.steps.filter(({ label }) => !/\s(?:current|active)$/iu.test(label.text));
}
