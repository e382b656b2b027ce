import type { Style } from '../../direct/direction.ts';

type Redress = (name: string) => string;

const KEEP: Redress = (name) => name;

/** Every corner of the scale; one side's corners (`rounded-t-lg`) keep their side. */
const CORNER = /^rounded(?:-([trbl]{1,2}))?(?:-(?:sm|md|lg|xl|full|control))?$/;

/** What is a disc and not a corner: a round picture, a large ring, a tint that is light on what is under it. */
const DISC = /(?:^|\s)(?:object-cover|overflow-hidden|size-(?:1[2-9]|[2-9]\d)|bg-[a-z-]+\/\d)/;
const ROUND = /^rounded(?:-[trbl]{1,2})?-full$/;

const toSquare: Redress = (name) =>
  name.replace(CORNER, (_, side?: string) => (side === undefined ? 'rounded-none' : `rounded-${side}-none`));

/** Round at two ends that face each other, nearly straight at the others, as a leaf is. */
const LEAVES: Readonly<Record<string, string>> = {
  'rounded-md': 'rounded-md rounded-tl-lg rounded-tr-sm rounded-bl-sm rounded-br-lg',
  'rounded-lg': 'rounded-xl rounded-tr-sm rounded-bl-sm',
  'rounded-xl': 'rounded-xl rounded-tr-sm rounded-bl-sm',
};
const toLeaf: Redress = (name) => LEAVES[name] ?? name;

const toMono: Redress = (name) => (/^font-(?:headline|body|label)$/.test(name) ? 'font-mono' : name);

/** Colours that only thin rules have. */
const RULE = /^border-(?:outline-variant|on-primary-container|inverse-on-surface)$/;
const toDashed: Redress = (name) => (RULE.test(name) ? `${name} border-dashed` : name);

const CORNERS: Readonly<Record<Style['corners'], Redress>> = { themed: KEEP, square: toSquare, leaf: toLeaf };
const TYPES: Readonly<Record<Style['type'], Redress>> = { themed: KEEP, mono: toMono };
const LINES: Readonly<Record<Style['line'], Redress>> = { solid: KEEP, dashed: toDashed };

/**
 * Takes drawn markup over into a direction's treatment of corners, type and thin rules, class by class, so that no block has
 * to know of them. For freshly drawn markup, once.
 */
export function dress(markup: string, { corners, type, line }: Style): string {
  const steps = [CORNERS[corners], TYPES[type], LINES[line]].filter((step) => step !== KEEP);
  if (steps.length === 0) return markup;
  return markup.replace(
    /(\sclass=")([^"]*)"/g,
    (_, start: string, names: string) =>
      `${start}${names
        .trim()
        .split(/\s+/)
        .flatMap((name) => (ROUND.test(name) && DISC.test(names) ? [name] : redress(name, steps)))
        .join(' ')}"`,
  );
}

/** A variant (`sm:rounded-xl`) goes before each class that takes its place. */
function redress(name: string, steps: readonly Redress[]): string[] {
  const end = name.lastIndexOf(':') + 1;
  const variant = name.slice(0, end);
  const names = steps.reduce<string[]>((list, step) => list.flatMap((one) => step(one).split(' ')), [name.slice(end)]);
  return names.map((one) => `${variant}${one}`);
}
