import type { Brief } from './brief.ts';
import { preparePlans } from './compose-screen.ts';
import { rankPlans, structureOf } from './plan/plan-screen.ts';

interface DescribeOptions {
  seed: string;
  now: Date;
  /** How many plans are told. */
  count: number;
}

/** The direction a brief leads to and the plans drawn up for it, best first, in lines for a person to read. */
export function describePlans(brief: Brief, { count, ...request }: DescribeOptions): string {
  const { context, direction, device, options } = preparePlans(brief, request);
  const plans = rankPlans(context, options);
  const { density, scale } = direction.look;
  return [
    `Direction  ${direction.look.direction}, ${density}, ${scale}`,
    `Plans      ${plans.length} with structures of their own, for ${device.toLowerCase()}; score and structure`,
    ...plans.slice(0, count).map((plan) => `  ${plan.score.toFixed(2).padStart(6)}  ${structureOf(plan)}`),
  ].join('\n');
}
