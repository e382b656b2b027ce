import type { ToolName, ToolOutput } from '../contract/define-tools.ts';
import type { CallContext } from '../operations/deps.ts';
import { TOOL_OPERATIONS } from '../operations/tool-operations.ts';
import type { Builder, CommonFlags, House } from './house.ts';
import { createProgress, type Progress } from './progress.ts';

/** A house that is open for one command. */
export interface OpenHouse {
  house: House;
  progress: Progress;
  context: CallContext;
  /** Calls a tool as a client would, with its arguments checked by the same contract. */
  call<Name extends ToolName>(name: Name, input: unknown): Promise<ToolOutput<Name>>;
}

/** A person waits at the terminal; nothing else needs the answer sooner. */
const PATIENCE_MS = 15 * 60_000;
/** As shells count a command that was interrupted. */
const EXIT_STOPPED = 130;

/** Opens the house, works in it and closes it again, also when `signal` stops the work. Answers the exit code. */
export async function withHouse(
  builder: Builder,
  flags: CommonFlags,
  signal: AbortSignal,
  work: (open: OpenHouse) => Promise<number>,
): Promise<number> {
  const progress = createProgress();
  const opening = builder.openHouse(flags, (notice) => progress.note(notice));
  try {
    return await Promise.race([opening.then((house) => work(toOpenHouse(house, progress))), stopped(signal)]);
  } finally {
    progress.end();
    const house = await opening.catch(() => undefined);
    await house?.close();
  }
}

const stopped = (signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(EXIT_STOPPED), { once: true });
  });

function toOpenHouse(house: House, progress: Progress): OpenHouse {
  const context: CallContext = {
    caller: house.local,
    signal: new AbortController().signal,
    progress: (message) => progress.say(message),
    patienceMs: PATIENCE_MS,
  };
  const call: OpenHouse['call'] = (name, input) => {
    const operation = TOOL_OPERATIONS[name] as (
      deps: House['deps'],
      input: unknown,
      context: CallContext,
    ) => Promise<ToolOutput<typeof name>>;
    return operation(house.deps, house.mcp.tools[name].parse(input), context);
  };
  return { house, progress, context, call };
}
