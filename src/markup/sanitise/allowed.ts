import type { Schema } from 'hast-util-sanitize';

const words = (text: string): string[] => text.trim().split(/\s+/);

export const HTML_TAGS = words(`
  body a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del
  details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input
  ins kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q rp rt ruby s samp search
  section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr svg`);

export const SVG_TAGS = words(`
  a circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feDisplacementMap feDropShadow feFlood
  feGaussianBlur feMerge feMergeNode feOffset feTurbulence filter g line linearGradient marker mask path pattern polygon
  polyline radialGradient rect stop symbol text textPath title tspan use`);

/** Dropped with everything in them; what else is not allowed leaves its content behind. */
export const STRIPPED_TAGS = words(`
  script style noscript template iframe frame frameset noframes object embed applet noembed portal plaintext xmp title
  math foreignObject foreignobject animate animateMotion animateTransform animateColor set audio video canvas map base
  link meta head marquee param source track handler listener`);

const GLOBAL = words(`
  id className style title lang dir role hidden tabIndex popover translate inert data*
  ariaActiveDescendant ariaAtomic ariaAutoComplete ariaBusy ariaChecked ariaColCount ariaColIndex ariaColSpan
  ariaControls ariaCurrent ariaDescribedBy ariaDetails ariaDisabled ariaErrorMessage ariaExpanded ariaFlowTo
  ariaHasPopup ariaHidden ariaInvalid ariaKeyShortcuts ariaLabel ariaLabelledBy ariaLevel ariaLive ariaModal
  ariaMultiLine ariaMultiSelectable ariaOrientation ariaOwns ariaPlaceholder ariaPosInSet ariaPressed ariaReadOnly
  ariaRelevant ariaRequired ariaRoleDescription ariaRowCount ariaRowIndex ariaRowSpan ariaSelected ariaSetSize ariaSort
  ariaValueMax ariaValueMin ariaValueNow ariaValueText`);

const SVG_ATTRIBUTES = words(`
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform transformOrigin
  fill fillOpacity fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset
  strokeOpacity strokeMiterLimit opacity color clipPath clipRule clipPathUnits mask maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod offset stopColor
  stopOpacity pathLength vectorEffect paintOrder shapeRendering textAnchor dominantBaseline alignmentBaseline
  fontSize fontWeight fontStyle letterSpacing wordSpacing textLength lengthAdjust dx dy rotate visibility overflow
  markerStart markerMid markerEnd markerWidth markerHeight markerUnits refX refY orient filter filterUnits primitiveUnits
  stdDeviation in in2 result mode floodColor floodOpacity operator values type baseFrequency numOctaves seed stitchTiles
  k1 k2 k3 k4 scale xChannelSelector yChannelSelector startOffset colorInterpolationFilters focusable`);

/** Attributes whose value the style engine reads; checked like a style declaration. */
export const CSS_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`fill stroke color clipPath mask filter markerStart markerMid markerEnd stopColor floodColor transform
    transformOrigin gradientTransform patternTransform opacity fillOpacity strokeOpacity stopOpacity floodOpacity
    strokeWidth strokeDashArray strokeDashOffset fontSize fontWeight fontStyle letterSpacing wordSpacing width height
    x y cx cy r rx ry`),
);

/** A place in this document or a path of the same site: nothing that leaves it. */
export const LOCAL_HREF = /^(?:#[\w:.-]*|\/(?![/\\])[\w\-./~%#?=&+,;:@]*)$/;
const FRAGMENT_HREF = /^#[A-Za-z][\w:.-]*$/;
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const INPUT_TYPES = words(`
  text email password search tel url number date time datetime-local month week color range checkbox radio submit button
  reset hidden file`);

const SVG_ROWS = Object.fromEntries(SVG_TAGS.filter((tag) => tag !== 'a').map((tag) => [tag, SVG_ATTRIBUTES]));
const FIELD = words('name disabled required form autoComplete');

/** The allow-list of `hast-util-sanitize`: elements and attributes of the dialect, nothing that loads or runs. */
export const SCHEMA: Schema = {
  tagNames: [...new Set([...HTML_TAGS, ...SVG_TAGS])],
  strip: STRIPPED_TAGS,
  ancestors: {
    ...Object.fromEntries(SVG_TAGS.filter((tag) => !HTML_TAGS.includes(tag)).map((tag) => [tag, ['svg']])),
    ...Object.fromEntries(words('tbody thead tfoot tr td th caption colgroup').map((tag) => [tag, ['table']])),
  },
  attributes: {
    '*': [...GLOBAL],
    ...SVG_ROWS,
    svg: SVG_ATTRIBUTES,
    a: [['href', LOCAL_HREF]],
    use: [...SVG_ATTRIBUTES, ['href', FRAGMENT_HREF]],
    textPath: [...SVG_ATTRIBUTES, ['href', FRAGMENT_HREF]],
    linearGradient: [...SVG_ATTRIBUTES, ['href', FRAGMENT_HREF]],
    radialGradient: [...SVG_ATTRIBUTES, ['href', FRAGMENT_HREF]],
    pattern: [...SVG_ATTRIBUTES, ['href', FRAGMENT_HREF]],
    filter: [...SVG_ATTRIBUTES],
    button: [...FIELD, 'value', ['type', 'button', 'submit', 'reset'], 'popoverTarget', 'popoverTargetAction'],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['dateTime'],
    ins: ['dateTime'],
    details: ['open', 'name'],
    dialog: ['open'],
    fieldset: ['disabled', 'form', 'name'],
    form: ['autoComplete', 'noValidate', 'name', ['method', 'dialog']],
    img: ['alt', 'width', 'height', ['src', EMBEDDED_IMAGE]],
    input: [
      ...FIELD,
      ['type', ...INPUT_TYPES],
      ...words('value placeholder checked readOnly min max step minLength maxLength pattern inputMode list multiple'),
      ...words('size enterKeyHint spellCheck autoCapitalize accept'),
    ],
    label: ['htmlFor'],
    li: ['value'],
    meter: words('value min max low high optimum'),
    ol: words('start reversed type'),
    optgroup: ['label', 'disabled'],
    option: words('value label selected disabled'),
    output: ['htmlFor', 'name', 'form'],
    progress: ['value', 'max'],
    select: [...FIELD, 'multiple', 'size'],
    td: words('colSpan rowSpan headers'),
    textarea: [...FIELD, ...words('placeholder rows cols readOnly minLength maxLength wrap spellCheck enterKeyHint')],
    th: words('colSpan rowSpan headers scope abbr'),
    time: ['dateTime'],
  },
  clobber: [],
  protocols: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** What an allow-list is about: which elements and attributes stay. */
export interface Allowed {
  htmlTags: ReadonlySet<string>;
  stripped: ReadonlySet<string>;
  schema: Schema;
}

export const DIALECT: Allowed = {
  htmlTags: new Set(HTML_TAGS),
  stripped: new Set(STRIPPED_TAGS),
  schema: SCHEMA,
};

const KEPT_TAGS = [...HTML_TAGS, ...words('center font big tt strike nobr acronym')];
const KEPT_IMAGE = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
const CELL = words('align vAlign bgColor width height noWrap colSpan rowSpan headers scope abbr');
const BLOCK = words('p div h1 h2 h3 h4 h5 h6 hr caption');

/**
 * For a page that is drawn as its author made it: also what old pages and mails say of appearance in attributes. Pictures
 * and `style` are looked at before, by `kept/`.
 */
export const KEPT: Allowed = {
  htmlTags: new Set(KEPT_TAGS),
  stripped: DIALECT.stripped,
  schema: {
    ...SCHEMA,
    tagNames: [...new Set([...KEPT_TAGS, ...SVG_TAGS])],
    attributes: {
      ...SCHEMA.attributes,
      ...Object.fromEntries(BLOCK.map((tag) => [tag, ['align', 'width', 'size', 'color', 'noShade']])),
      body: words('bgColor text link'),
      table: words('align bgColor border cellPadding cellSpacing width height frame rules'),
      ...Object.fromEntries(words('tr tbody thead tfoot td th').map((tag) => [tag, CELL])),
      col: words('span width align vAlign'),
      font: words('color face size'),
      br: ['clear'],
      img: ['alt', 'width', 'height', 'align', 'border', 'hSpace', 'vSpace', ['src', KEPT_IMAGE]],
      ul: ['type'],
      li: ['value', 'type'],
    },
  },
};
