import { parseSync, type ParseResult } from 'vite';

/** One change of a file that a test should notice: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Change = [start: number, end: number, text: string];

/** Every change that the rules below make to a TypeScript source, in the order in which they stand in it. */
export function listMutants(fileName: string, source: string): Mutant[] {
  const { program, errors }: ParseResult = parseSync(fileName, source);
  if (errors[0] !== undefined) throw new Error(`${fileName}: ${errors[0].message}`);
  const found = new Map<string, Mutant>();
  visit(program as unknown as SyntaxNode, (node) => {
    for (const [start, end, text] of RULES.flatMap((rule) => rule(node, source))) {
      if (source.slice(start, end) !== text) found.set(`${start} ${end} ${text}`, { start, end, text });
    }
  });
  return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** Types are gone when the program runs, so nothing in them can be wrong there. */
function visit(node: SyntaxNode, tell: (node: SyntaxNode) => void): void {
  if (/^TS(?!AsExpression|NonNull|Satisfies)|^ImportDeclaration$/.test(node.type)) return;
  tell(node);
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child, tell);
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  at: 'indexOf',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
};

/** Calls that an array may do without. */
const LEFT_OUT = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim', 'toLowerCase', 'flat', 'concat']);

const RULES: readonly ((node: SyntaxNode, source: string) => Change[])[] = [
  otherOperator,
  swappedDifference,
  otherMethod,
  otherLiteral,
  settledCondition,
  leftOutStatement,
  droppedNot,
];

function otherOperator({ type, left, right, operator }: SyntaxNode, source: string): Change[] {
  if (!/^(?:Binary|Logical|Assignment)Expression$/.test(type) || !isNode(left) || !isNode(right)) return [];
  const at = source.indexOf(String(operator), left.end);
  // Text is put together with the same sign as numbers, and has no difference.
  if (operator === '+' && [left, right].some((side) => isText(side))) return [];
  return (OPERATORS[String(operator)] ?? []).map((other) => [at, at + String(operator).length, other]);
}

const isText = ({ type, value }: SyntaxNode): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** As in an order that is turned round. */
function swappedDifference({ type, left, right, operator, start, end }: SyntaxNode, source: string): Change[] {
  if (type !== 'BinaryExpression' || operator !== '-' || !isNode(left) || !isNode(right)) return [];
  const between = source.slice(left.end, right.start);
  return [[start, end, source.slice(right.start, right.end) + between + source.slice(left.start, left.end)]];
}

function otherMethod({ type, callee, end }: SyntaxNode, source: string): Change[] {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { property, object } = callee;
  if (!isNode(property) || !isNode(object)) return [];
  const name = source.slice(property.start, property.end);
  if (LEFT_OUT.has(name)) return [[object.end, end, '']];
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  return other === undefined ? [] : [[property.start, property.end, other]];
}

function otherLiteral({ type, value, start, end }: SyntaxNode): Change[] {
  if (type !== 'Literal') return [];
  if (typeof value === 'boolean') return [[start, end, String(!value)]];
  return typeof value === 'number' ? [[start, end, String(value + 1)]] : [];
}

function settledCondition({ type, test }: SyntaxNode): Change[] {
  if (!/^(?:If|While)Statement$|^ConditionalExpression$/.test(type) || !isNode(test)) return [];
  const never: Change = [test.start, test.end, 'false'];
  return type === 'WhileStatement' ? [never] : [[test.start, test.end, 'true'], never];
}

function leftOutStatement({ type, start, end }: SyntaxNode): Change[] {
  return /^(?:Expression|Continue|Break|Throw)Statement$/.test(type) ? [[start, end, ';']] : [];
}

function droppedNot({ type, operator, argument, start, end }: SyntaxNode, source: string): Change[] {
  if (type !== 'UnaryExpression' || !isNode(argument) || !['!', '-'].includes(String(operator))) return [];
  return [[start, end, source.slice(argument.start, argument.end)]];
}
