import { listWords } from '../../understand/word-forms.ts';
import type { EditOperation, Step } from '../edit-operation.ts';

/** What is asked for to the letter: there is one way to do it, and nothing about it is a matter of taste. */
export function isExact(instruction: string, steps: readonly Step[]): boolean {
  return steps.length > 0 && steps.every(isExactStep) && isAllRead(instruction, steps);
}

/** Looks, sizes and room that are only compared, moods, and content that would have to be thought up are open. */
const EXACT_KINDS: ReadonlySet<EditOperation['kind']> = new Set([
  'mode',
  'font',
  'rename',
  'replace-text',
  'everywhere',
  'correct',
  'brand',
  'currency',
  'name-all',
  'remove',
  'duplicate',
  'move',
  'move-step',
  'swap',
  'sort',
  'reverse',
  'multiply',
  'raise',
  'require',
  'device',
  'pin',
  'switch',
  'choose',
  'columns',
  'keep',
]);

function isExactStep({ operation }: Step): boolean {
  if (operation === undefined) return false;
  switch (operation.kind) {
    case 'change':
      return operation.isQuoted || (operation.isCertain && /\d/.test(operation.to));
    case 'color':
      return operation.name.startsWith('#');
    case 'when':
      return [...operation.steps, ...operation.otherwise].every(isExactStep);
    default:
      return EXACT_KINDS.has(operation.kind);
  }
}

/** Words that join things to do, and courtesy. */
const JOINTS: ReadonlySet<string> = new Set(
  'and then also please but plus now just finally first next after that with as well could can you would thanks thank too'.split(
    ' ',
  ),
);

/** Whether every word was read: a reason or a wish that is passed over may be what matters. */
function isAllRead(instruction: string, steps: readonly Step[]): boolean {
  const read = new Set(steps.flatMap(({ said }) => toWords(said)));
  return toWords(instruction).every((word) => read.has(word) || JOINTS.has(word));
}

const toWords = (text: string): string[] => listWords(text).map((word) => word.toLowerCase());
