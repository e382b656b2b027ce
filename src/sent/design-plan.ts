import type { Composition, DesignContext, Designer, DesignRequest } from '../domain/designer.ts';
import { saysLook, tellPlan } from './tell-plan.ts';

/** A plan that was sent, drawn by a designer that takes none; how it looks is wished by the words beside it, unless it says so. */
export async function designPlan(
  designer: Designer,
  request: DesignRequest,
  context: DesignContext,
): Promise<Composition> {
  const { sent, ...words } = request;
  if (sent?.kind !== 'plan') return designer.design(request, context);
  const told = tellPlan(request);
  if (saysLook(sent.plan) || request.theme !== undefined || request.keep !== undefined)
    return designer.design(told, context);
  const { theme, look } = await designer.design(words, { signal: context.signal, progress: () => undefined });
  return designer.design({ ...told, keep: { theme, look: { ...look, direction: 'plan' } } }, context);
}
