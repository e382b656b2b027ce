const SPACE_SIDES: Readonly<Record<string, readonly string[]>> = {
  '': ['top', 'right', 'bottom', 'left'],
  x: ['left', 'right'],
  y: ['top', 'bottom'],
  t: ['top'],
  r: ['right'],
  b: ['bottom'],
  l: ['left'],
};

const SIZES = /^text-(?:xs|sm|base|lg|[2-9]?xl|\[[\d.]+(?:px|rem|em)\]|(?:display|headline|title|body|label)-)/;
const ALIGNMENTS = /^text-(?:left|center|right|start|end|justify)$/;
const DISPLAYS = /^(?:flex|inline-flex|grid|inline-grid|block|inline-block|inline|hidden|contents|table)$/;
const POSITIONS = /^(?:relative|absolute|fixed|sticky|static)$/;
const WEIGHTS = /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black|\[?\d)/;

const PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [ALIGNMENTS, ['text-align']],
  [SIZES, ['font-size']],
  [/^text-(?!clip|ellipsis|balance|pretty|wrap|nowrap)/, ['color']],
  [/^bg-(?:linear|gradient|radial|conic|none)/, ['background-image']],
  [
    /^bg-(?!clip|cover|contain|center|top|bottom|left|right|no-repeat|fixed|blend)/,
    ['background-color', 'background-image'],
  ],
  [DISPLAYS, ['display']],
  [POSITIONS, ['position']],
  [WEIGHTS, ['font-weight']],
  [/^font-/, ['font-family']],
  [/^leading-/, ['line-height']],
  [/^tracking-/, ['letter-spacing']],
  [/^w-/, ['width']],
  [/^h-/, ['height']],
  [/^size-/, ['width', 'height']],
  [/^min-w-/, ['min-width']],
  [/^min-h-/, ['min-height']],
  [/^max-w-/, ['max-width']],
  [/^max-h-/, ['max-height']],
  [/^gap-(?![xy])/, ['row-gap', 'column-gap']],
  [/^rounded/, ['border-radius']],
  [/^shadow/, ['box-shadow']],
  [/^opacity-/, ['opacity']],
  [/^items-/, ['align-items']],
  [/^justify-/, ['justify-content']],
  [/^flex-(?:row|col)/, ['flex-direction']],
  [/^grid-cols-/, ['grid-template-columns']],
  [/^z-/, ['z-index']],
  [/^(?:uppercase|lowercase|capitalize|normal-case)$/, ['text-transform']],
  [/^border$|^border-\d/, ['border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width']],
  [
    /^border-(?![trblxy]|\d|solid|dashed|dotted|collapse)/,
    ['border-top-color', 'border-right-color', 'border-bottom-color', 'border-left-color'],
  ],
];

/** The properties a utility class sets, as far as a sheet may set them too. */
export function listUtilityProperties(utility: string): readonly string[] {
  const [, kind, axis = ''] = /^-?([pm])([xytrbl]?)-/.exec(utility) ?? [];
  if (kind !== undefined) {
    return (SPACE_SIDES[axis] ?? []).map((side) => `${kind === 'p' ? 'padding' : 'margin'}-${side}`);
  }
  return PATTERNS.find(([pattern]) => pattern.test(utility))?.[1] ?? [];
}
