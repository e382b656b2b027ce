import type { ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Composition, DesignContext } from '../domain/designer.ts';
import type { DeviceType } from '../domain/enums.ts';
import type { Screen } from '../domain/screen.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import type { Store } from '../store/store.ts';
import type { WorkDeps } from './deps.ts';
import type { AppointedDesigner } from './drawing.ts';
import { findProduct } from './find-product.ts';
import { followTheme } from './follow-theme.ts';
import { isDesign, readText, toSourceScreen } from './read-source.ts';
import type { SessionResult } from './session.ts';

/** A day: suggestions are accepted while they are still on somebody's screen. */
const ACCEPTED_WITHIN_MS = 24 * 3600 * 1000;

/** No suggestion is longer; prompts that are cost no search. */
const LONGEST_SUGGESTION = 300;

/**
 * The screen that a prompt, sent back word for word, was suggested for: suggestions are changes of the screens they came
 * with, so the new screen is such a one with the change. Undefined for a prompt of somebody's own.
 */
export async function findSuggestedFor(
  { runs, screens }: Store,
  { userId, projectId, prompt, now }: { userId: UserId; projectId: ProjectId; prompt: string; now: Date },
): Promise<Screen | undefined> {
  const accepted = prompt.trim();
  if (accepted.length > LONGEST_SUGGESTION) return undefined;
  const recent = await runs.listRecent(userId, projectId, now.getTime() - ACCEPTED_WITHIN_MS);
  for (const { state, output } of recent.toReversed()) {
    if (state !== 'SUCCEEDED') continue;
    const { suggestions = [], screenIds = [] } = output as Partial<SessionResult>;
    if (!suggestions.includes(accepted)) continue;
    for (const screenId of screenIds) {
      const screen = await screens.find(userId, screenId, projectId);
      if (screen !== undefined && isDesign(screen)) return screen;
    }
  }
  return undefined;
}

interface Accepted {
  userId: UserId;
  projectId: ProjectId;
  from: ScreenId;
  prompt: string;
  deviceType?: DeviceType | undefined;
  requestTime: number;
}

/** The screen with the change, as its designer draws it; undefined where the screen is gone or the change is refused. */
export async function drawAccepted(
  deps: WorkDeps,
  { designer }: AppointedDesigner,
  { userId, projectId, from, prompt, deviceType, requestTime }: Accepted,
  context: DesignContext,
): Promise<Composition | undefined> {
  const screen = await deps.store.screens.find(userId, from, projectId);
  if (screen === undefined || !isDesign(screen)) return undefined;
  const source = {
    ...(await toSourceScreen(deps, screen, await readText(deps, screen))),
    ...(await findProduct(deps, userId, screen)),
  };
  const device = toDrawnDevice(deviceType);
  const request = { instruction: prompt, screen: source, now: new Date(requestTime), ...(device && { device }) };
  const answer = await designer.edit(request, context);
  if (answer.kind === 'refusal') return undefined;
  return followTheme({ ...answer, summary: `From ${screen.title}: ${answer.summary}` }, source.theme);
}
