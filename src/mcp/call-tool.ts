import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolInput, ToolName, ToolOutput, Tools } from '../contract/define-tools.ts';
import type { CallContext, Deps } from '../operations/deps.ts';
import { untraced, type Measures } from '../operations/measures.ts';
import { TOOL_OPERATIONS } from '../operations/tool-operations.ts';
import type { PictureOf } from './answer-picture.ts';
import { toTold, type Log } from './incident.ts';
import { toToolError, toToolResult } from './tool-result.ts';

export interface ToolDeps extends Deps {
  tools: Tools;
  log: Log;
  /** Absent: answers go without pictures. */
  pictureOf?: PictureOf;
  /** Absent: nobody counts. */
  measures?: Pick<Measures, 'toolCall' | 'trace'>;
}

export const isToolName = (tools: Tools, name: string): name is ToolName => Object.hasOwn(tools, name);

/**
 * Reads the arguments, does what the tool does, and answers in the tool's words. Never throws: an AppError is told,
 * anything else is a bug, logged under an incident id and told as INTERNAL without a detail of it.
 */
export async function callTool(
  deps: ToolDeps,
  name: ToolName,
  args: unknown,
  context: CallContext & { links: boolean },
): Promise<CallToolResult> {
  const startMs = performance.now();
  const audit = (outcome: string): void => {
    const ms = Math.round(performance.now() - startMs);
    deps.log.info({ tool: name, user: context.caller.name, project: projectOf(args), outcome, ms }, 'tool call');
    deps.measures?.toolCall(name, outcome, ms);
  };
  try {
    const { trace = untraced } = deps.measures ?? {};
    const output = await trace(`tool ${name}`, { 'tailorbird.tool': name }, () => operate(deps, name, args, context));
    audit('OK');
    return toToolResult(output, { links: context.links, pictures: (await deps.pictureOf?.(output)) ?? [] });
  } catch (error) {
    const told = toTold(error, deps.log, { tool: name });
    audit(told.code);
    return toToolError(told);
  }
}

function operate<Name extends ToolName>(
  deps: ToolDeps,
  name: Name,
  args: unknown,
  context: CallContext,
): Promise<ToolOutput<Name>> {
  const input = deps.tools[name].parse(args) as ToolInput<Name>;
  return TOOL_OPERATIONS[name](deps, input, context);
}

/** What the call was about, as the caller named it. */
function projectOf(args: unknown): string | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const { projectId, name } = args as Record<string, unknown>;
  const project = projectId ?? name;
  return typeof project === 'string' ? project.slice(0, 120) : undefined;
}
