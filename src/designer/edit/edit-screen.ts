import type { Composition, EditRequest, Refusal } from '../../domain/designer.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { toWriteContext } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from '../understand/understand.ts';
import { applyAdd } from './apply/apply-add.ts';
import { applyStructure } from './apply/apply-structure.ts';
import { applyStyle } from './apply/apply-style.ts';
import { applyText } from './apply/apply-text.ts';
import type { EditOperation } from './edit-operation.ts';
import type { Editing, Outcome } from './editing.ts';
import { parseClause } from './parse-clause.ts';
import { splitQualities } from './split-qualities.ts';
import { blockName, createScreenTree, headingOf, listBlocks } from './screen-tree.ts';
import { splitClauses } from './split-clauses.ts';

/**
 * Carries out an instruction on a finished document. Only what was asked changes. Clauses that cannot be understood or
 * carried out are told; when none could be, nothing changes and the answer is a refusal.
 */
export async function editScreen(request: EditRequest): Promise<Composition | Refusal> {
  const { screen, instruction, now } = request;
  const document = readDocument(screen.html);
  const brief = understand(screen.prompt, DOMAINS);
  const editing: Editing = {
    tree: createScreenTree(document.body),
    title: screen.title,
    theme: screen.theme,
    look: screen.look,
    device: request.device ?? screen.device,
    context: toWriteContext(brief, { seed: screen.prompt, now }),
  };
  const done: string[] = [];
  const failed: string[] = [];
  if (request.device !== undefined && request.device !== screen.device)
    done.push(`drew it for ${request.device.toLowerCase()}`);
  for (const clause of splitClauses(instruction).flatMap(splitQualities)) {
    const operation = parseClause(clause);
    const outcome: Outcome =
      operation === undefined
        ? { failed: `"${clause}" is not something I understand` }
        : await apply(editing, operation);
    if ('done' in outcome) done.push(outcome.done);
    else failed.push(outcome.failed);
  }
  const suggestions = suggestEdits(editing);
  if (done.length === 0) {
    return {
      kind: 'refusal',
      summary: `Nothing was changed: ${failed.join('; ') || 'the instruction is empty'}.`,
      suggestions,
    };
  }
  return {
    kind: 'composition',
    title: editing.title,
    lang: document.lang,
    device: editing.device,
    theme: editing.theme,
    look: editing.look,
    body: printBody(editing.tree.body),
    summary: `${sentence(done)}${failed.length === 0 ? '' : ` Not done: ${failed.join('; ')}.`}`,
    suggestions,
  };
}

function apply(editing: Editing, operation: EditOperation): Outcome | Promise<Outcome> {
  switch (operation.kind) {
    case 'rename':
    case 'set-text':
    case 'replace-text':
      return applyText(editing, operation);
    case 'remove':
    case 'duplicate':
    case 'move':
    case 'move-step':
    case 'swap':
      return applyStructure(editing, operation);
    case 'add':
      return applyAdd(editing, operation);
    default:
      return applyStyle(editing, operation);
  }
}

/** `[made it dark, removed "Map"]` → "Made it dark, and removed "Map"." */
function sentence(parts: readonly string[]): string {
  const text = parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Blocks whose place is their meaning. */
const FIXED: ReadonlySet<string> = new Set([
  'page-title',
  'page-footer',
  'closing-call',
  'hero',
  'side-nav',
  'top-nav',
  'rail',
  'app-bar',
  'bottom-bar',
  'bar',
]);

/** Instructions that work on this very screen. */
function suggestEdits({ tree, theme, look }: Editing): string[] {
  const titled = listBlocks(tree.body).filter((block) => !FIXED.has(blockName(block) ?? '') && headingOf(block) !== '');
  const last = titled.at(-1);
  return [
    theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark',
    ...(last === undefined || titled.length < 2 ? [] : [`Move "${headingOf(last)}" to the top`]),
    look.density === 'compact' ? 'Make it airier' : 'Make it more compact',
    'Use a serif font for the headlines',
  ];
}
