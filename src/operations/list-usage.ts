import type { UsageInput, WireUsage } from '../contract/usage.ts';
import type { Operation } from './deps.ts';
import { NO_RULES, toDay } from './meter.ts';

const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;
const MILLIONTHS = 1_000_000;

/** What the caller has spent on models, by day and model, newest day first. */
export const listUsage: Operation<UsageInput, WireUsage> = async (
  { store, now, spendingRules: { budgets } = NO_RULES },
  { from = toDay(new Date(now().getTime() - (DAYS_SHOWN - 1) * DAY_MS)) },
  { caller },
) => {
  const today = toDay(now());
  const days = await store.usage.listDays(caller.userId, from);
  const spent = await store.usage.sumOfDay(caller.userId, today);
  return {
    usage: days.map(({ cost, ...entry }) => ({ ...entry, cost: cost / MILLIONTHS })),
    today: { day: today, tokens: spent.tokens, cost: spent.cost / MILLIONTHS },
    budget: budgets,
  };
};
