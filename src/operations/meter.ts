import { AppError } from '../domain/app-error.ts';
import type { RunId, UserId } from '../domain/brand.ts';
import type { Meter, ModelCall } from '../domain/spending.ts';
import type { SpendingRules, WorkDeps } from './deps.ts';

interface Payer {
  userId: UserId;
  /** Absent for what is asked outside of a run. */
  runId?: RunId;
}

/** Keeps account of model calls, and refuses the next one where the user's budget of the day is spent. */
export function createMeter(deps: WorkDeps, { runId, userId }: Payer): Meter {
  const { store, spendingRules: rules = NO_RULES, now } = deps;
  return {
    admit: () => refuseOverBudget(deps, rules, userId),
    note: (call) =>
      store.usage.note({
        ...call,
        userId,
        ...(runId !== undefined && { runId }),
        day: toDay(now()),
        cost: costOf(call, rules),
      }),
  };
}

export const NO_RULES: SpendingRules = { prices: new Map(), budgets: {} };

/** The UTC day as 2026-11-20. */
export const toDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Millionths of the prices' currency: a price per million tokens is one of millionths per token. */
export function costOf({ model, inputTokens, outputTokens }: ModelCall, { prices }: SpendingRules): number {
  const price = prices.get(model);
  if (price === undefined) return 0;
  return Math.round(inputTokens * price.inputPerMillionTokens + outputTokens * price.outputPerMillionTokens);
}

async function refuseOverBudget(
  { store, now }: WorkDeps,
  { budgets: { tokensPerDay, moneyPerDay } }: SpendingRules,
  userId: UserId,
): Promise<void> {
  if (tokensPerDay === undefined && moneyPerDay === undefined) return;
  const today = toDay(now());
  const { tokens, cost } = await store.usage.sumOfDay(userId, today);
  if (tokensPerDay !== undefined && tokens >= tokensPerDay) {
    throw overBudget(`${tokensPerDay} tokens a day are spent, which is the budget of a user`, today);
  }
  if (moneyPerDay !== undefined && cost >= moneyPerDay * 1_000_000) {
    throw overBudget(`model calls for ${moneyPerDay} a day are spent, which is the budget of a user`, today);
  }
}

function overBudget(message: string, today: string): AppError {
  const end = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 16).replace('T', ' ');
  return new AppError('RESOURCE_EXHAUSTED', message, {
    hint: `The next day begins at ${end} UTC. MODEL_ID_UNSPECIFIED works until then.`,
  });
}

const DAY_MS = 86_400_000;
