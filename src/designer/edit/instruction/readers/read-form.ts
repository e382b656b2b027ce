import type { Emphasis, EditOperation } from '../../edit-operation.ts';
import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const FORM =
  '(tables?|lists?|cards?|grid|tiles|columns?|rows?|carousel|gallery|check ?lists?|timeline|(?:bar|column|line|area|pie|donut|doughnut|ring) (?:charts?|graphs?)|bars?|lines?|pie|donut|doughnut|ring|calendar|map|board|accordion|steps|compact list)';

const KIND_OF =
  '(?:(?:simple|plain|small|nice|proper|real|normal|regular|vertical|horizontal|scrollable|scrolling|basic) )*';

/** The same content in another shape: "show it as a table", "a line chart instead of bars". */
export const readShowAs: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text) || /^(?:add|remove|rename|move|everywhere)\b/i.test(text)) return undefined;
  const as =
    new RegExp(
      String.raw`^(?:show|display|present|render|draw|turn|convert|change|make|transform|view|use|lay out|list|arrange|put)\s+(.+?)\s+(?:as|in(?:to)?|to)\s+(?:an?\s+)?${KIND_OF}${FORM}(?:\s+instead.*)?$`,
      'i',
    ).exec(text) ?? new RegExp(String.raw`^make\s+(.+?)\s+(?:an?\s+)${KIND_OF}${FORM}$`, 'i').exec(text);
  if (as?.[1] !== undefined && as[2] !== undefined)
    return { kind: 'show-as', target: toTarget(as[1], quotes), form: as[2].toLowerCase() };
  const instead = new RegExp(
    String.raw`^(?:show |use )?(?:an?\s+)?${FORM}\s+instead of\s+(?:an?\s+|the\s+)?(?:${FORM.slice(1, -1)})(?:\s+(?:for|in|of)\s+(.+))?$`,
    'i',
  ).exec(text);
  if (instead?.[1] !== undefined)
    return {
      kind: 'show-as',
      target: toTarget(
        instead[2] ?? (/chart|graph|bars?|lines?|pie|donut|ring/i.test(instead[1]) ? 'chart' : 'main list'),
        quotes,
      ),
      form: instead[1].toLowerCase(),
    };
  const other =
    /^(?:use|try|show|give)\s+(?:me\s+)?(?:an?other|a different|a new)\s+(?:layout|variant|version|arrangement|look|style|design)\s+(?:for|of|in)\s+(.+)$/i.exec(
      text,
    )?.[1];
  if (other !== undefined) return { kind: 'show-as', target: toTarget(other, quotes), form: '' };
  const laid = /^(?:change|vary) the (?:layout|variant|arrangement) of\s+(.+)$/i.exec(text)?.[1];
  return laid === undefined ? undefined : { kind: 'show-as', target: toTarget(laid, quotes), form: '' };
};

/** Empty, loading and error states. */
export const readState: ReadClause = ({ text, lower, quotes }) => {
  if (hasQuote(text) || /^(?:remove|rename|move)\b/.test(lower)) return undefined;
  const state =
    /\b(?:empty|blank|no results?|no data|zero)[- ]?(?:state|screen|version)?\b/.test(lower) &&
    /\b(?:state|empty|no results?|no data)\b/.test(lower)
      ? 'empty'
      : /\b(?:loading|loads|skeletons?|placeholders? while|is loading)\b/.test(lower)
        ? 'loading'
        : /\b(?:error|failed|failure|validation) ?(?:state|message|version|screen)?\b/.test(lower) &&
            /\b(?:error|validation|failed)\b/.test(lower)
          ? 'error'
          : undefined;
  if (
    state === undefined ||
    !/^(?:show|display|make|add|put|empty|loading|error|validation|skeleton|use|what|how)\b/.test(lower)
  )
    return undefined;
  const target =
    /\b(?:state|message|error|version|skeletons?|data|results?)\s+(?:for|of|on|in|at|instead of)\s+(.+)$/i.exec(
      text,
    )?.[1] ??
    /^(?:show|display|make|put)\s+(.+?)\s+(?:as )?(?:(?:while )?(?:it is |is )?(?:still )?loading|empty|in (?:its |the )?(?:empty|loading|error) state|with an error)$/i.exec(
      text,
    )?.[1];
  const words = target?.replace(/\s+(?:while it|while)$/i, '');
  return {
    kind: 'state',
    state,
    ...(words === undefined || /^the (?:empty|error|loading)/i.test(words) ? {} : { target: toTarget(words, quotes) }),
  };
};

const DEVICES = [
  [/\b(?:mobile|phones?|smartphones?|iphone|android)\b/, 'MOBILE'],
  [/\b(?:tablets?|ipad)\b/, 'TABLET'],
  [/\b(?:desktop|laptop|web|computer|widescreen)\b/, 'DESKTOP'],
] as const;

export const readDevice: ReadClause = ({ text, lower }) => {
  if (hasQuote(text) || /^(?:add|remove|rename|move|change .+ to (?!mobile|tablet|desktop))\b/.test(lower))
    return undefined;
  const found = DEVICES.find(([words]) => words.test(lower))?.[1];
  const rest = lower
    .replace(
      /\b(?:make|turn|convert|adapt|resize|redesign|draw|redraw|show|switch|change|optimi[sz]e|it|this|the|screen|page|design|layout|version|view|a|an|for|to|into|as|on|in|of|app|size|sized|format|be|should|responsive|use)\b/g,
      ' ',
    )
    .replace(
      /\b(?:mobile|phones?|smartphones?|iphone|android|tablets?|ipad|desktop|laptop|web|computer|widescreen)\b/g,
      ' ',
    )
    .replace(/\W+/g, '');
  return found !== undefined && rest === '' ? { kind: 'device', device: found } : undefined;
};

const EMPHASES: readonly (readonly [RegExp, Emphasis])[] = [
  [/^(?:much |a bit |a little |really |extra |very )?(?:bigger|larger|big|huge|large)$/, 'bigger'],
  [/^(?:much |a bit |a little |really |very )?(?:smaller|small|tiny)$/, 'smaller'],
  [/^(?:bold|bolder|heavier|strong|semibold)$/, 'bold'],
  [/^(?:lighter|thin|thinner|regular)(?: weight)?$/, 'light'],
  [/^(?:italic|italics|cursive)$/, 'italic'],
  [/^(?:in )?(?:all )?(?:uppercase|upper case|caps|capitals|all caps)$/, 'uppercase'],
  [/^(?:in the )?(?:centered|centred|center|centre|middle)(?:[- ]aligned)?$/, 'centred'],
  [/^left[- ]aligned$|^to the left$/, 'left'],
  [/^right[- ]aligned$|^to the right$/, 'right'],
  [/^(?:wider|full[- ]width|full width|as wide as (?:the )?\w+|stretch(?:ed)?)$/, 'full-width'],
  [/^(?:stand out|pop|highlighted|featured|prominent|more prominent)$/, 'highlighted'],
];

/** One element that looks different: bold, bigger, centred, highlighted. */
export const readEmphasis: ReadClause = ({ text, lower, quotes }) => {
  const emphasise = (words: string, emphasis: Emphasis): EditOperation => ({
    kind: 'emphasise',
    target: toTarget(words, quotes),
    emphasis,
  });
  const direct =
    /^(center|centre|highlight|emphasi[sz]e|feature|uppercase|capitali[sz]e|italici[sz]e|bold|embolden|enlarge|shrink|stretch|left[- ]align|right[- ]align)\s+(.+)$/i.exec(
      text,
    );
  if (direct?.[1] !== undefined && direct[2] !== undefined)
    return emphasise(direct[2], directEmphasis(direct[1].toLowerCase()));
  const made = /^(?:make|set|let)\s+(.+)$/i.exec(text)?.[1];
  if (
    made !== undefined &&
    !/^(?:it|this|(?:everything|all)(?! [\p{L}-]+ (?:highlighted|bold|italic|bigger|stand out)$)|the (?:screen|page|text|font)s?\s+(?:much |a bit |really )?(?:bigger|larger|smaller|bold|big|small|tiny|huge))\b/iu.test(
      made,
    )
  ) {
    const words = made.split(/\s+/);
    for (let cut = words.length - 1; cut > 0; cut -= 1) {
      const found = EMPHASES.find(([pattern]) => pattern.test(words.slice(cut).join(' ').toLowerCase()))?.[1];
      if (
        found !== undefined &&
        !EMPHASES.some(([pattern]) =>
          pattern.test(
            words
              .slice(cut - 1)
              .join(' ')
              .toLowerCase(),
          ),
        )
      )
        return emphasise(words.slice(0, cut).join(' '), found);
    }
  }
  const bare =
    /^(?<words>(?:the )?(?:[\p{L}-]+ ){0,2}(?:text|title|headline|heading|headings|titles|headlines|hero|content|buttons?|button text|price|prices|logo|intro|subtitle|tagline|labels|numbers|quote|footer|table|names))(?: (?:should|must|could) be| to be)? (?<how>centered|centred|bold|bolder|italic|uppercase|in capitals|all caps|left[- ]aligned|right[- ]aligned)$/iu.exec(
      text,
    )?.groups;
  const bareHow = EMPHASES.find(([pattern]) => pattern.test(bare?.['how']?.toLowerCase() ?? ''))?.[1];
  if (bare?.['words'] !== undefined && bareHow !== undefined) return emphasise(bare['words'], bareHow);
  const wider = /^(?:an? )?(?:full|whole|entire)[- ]width (?<words>(?:the )?[\p{L} ]{3,30})$/iu.exec(text)?.groups?.[
    'words'
  ];
  if (wider !== undefined) return emphasise(wider, 'full-width');
  const placed =
    /^(?:make )?(?:the )?(bigger|larger|smaller) ((?:text|font|font size|type|letters|words) (?:in|on|of|for) (?!the (?:page|screen|app|whole)|everything|all\b).+)$/i.exec(
      text,
    ) ??
    /^make (?:the )?((?:text|font|font size|type|letters|words) (?:in|on|of|for) (?!the (?:page|screen|app|whole)|everything|all\b).+?) (?:a bit |a little |much |slightly )?(bigger|larger|smaller)$/i.exec(
      text,
    );
  if (placed?.[1] !== undefined && placed[2] !== undefined) {
    const [how, words] = /^(?:bigger|larger|smaller)$/i.test(placed[1])
      ? [placed[1], placed[2]]
      : [placed[2], placed[1]];
    return emphasise(words, /smaller/i.test(how) ? 'smaller' : 'bigger');
  }
  const running =
    /^(?:make |the )*((?:body|running|paragraph|small) (?:text|copy)|paragraphs?) (?:a (?:bit|little) |slightly |much |should be |could be |is too )*(bigger|larger|smaller|small|big|tiny)$/i.exec(
      text,
    );
  if (running?.[1] !== undefined) {
    const isTooMuch = /is too/i.test(text);
    return emphasise(running[1], /^(?:small|tiny)/i.test(running[2] ?? '') === isTooMuch ? 'bigger' : 'smaller');
  }
  const told =
    /^(?:make )?(?:the )?(?!body|running|paragraph|small|button|header)(?<part>[\p{L}]+(?: [\p{L}]+)?) (?:text|font|words) (?:should be |a bit |a little |much )?(?<how>bigger|larger|smaller)$/iu.exec(
      text,
    )?.groups;
  if (told?.['part'] !== undefined && !/^(?:all|whole|entire|main)$/i.test(told['part']))
    return emphasise(`text in the ${told['part']}`, /smaller/i.test(told['how'] ?? '') ? 'smaller' : 'bigger');
  const wide = /^(.+?) (?:in |at )?(?:full|whole|entire)[- ]width$/i.exec(text)?.[1];
  if (wide !== undefined && !/^(?:add|remove|use|it|everything)\b/i.test(wide)) return emphasise(wide, 'full-width');
  const ground =
    /^(?:give|put)\s+(.+?)\s+(?:on )?(?:a |an )?(?:tinted|coloured|colored|different|grey|gray|subtle|darker|lighter|tonal)\s+(?:background|ground|fill|surface)$/i.exec(
      text,
    )?.[1];
  if (ground !== undefined) return emphasise(ground, 'tinted');
  const bigger =
    /^(bigger|larger|smaller|bold|uppercase|italic|cent(?:er|re)d)\s+(?!text|font|type|headlines|headings|titles)(.+)$/i.exec(
      lower,
    );
  if (bigger?.[1] === undefined || bigger[2] === undefined) return undefined;
  const found = EMPHASES.find(([pattern]) => pattern.test(bigger[1] ?? ''))?.[1];
  return found === undefined ? undefined : emphasise(bigger[2], found);
};

const directEmphasis = (verb: string): Emphasis => {
  if (verb.startsWith('cent')) return 'centred';
  if (/^(?:uppercase|capital)/.test(verb)) return 'uppercase';
  if (verb.startsWith('italic')) return 'italic';
  if (/bold/.test(verb)) return 'bold';
  if (verb.startsWith('enlarge')) return 'bigger';
  if (verb.startsWith('shrink')) return 'smaller';
  if (verb.startsWith('stretch')) return 'full-width';
  if (verb.startsWith('left')) return 'left';
  return verb.startsWith('right') ? 'right' : 'highlighted';
};

/** Switches and choices. */
export const readSwitch: ReadClause = ({ text, quotes }) => {
  const turned = /^(?:turn|switch|toggle)\s+(on|off)\s+(.+)$/i.exec(text);
  if (turned?.[1] !== undefined && turned[2] !== undefined)
    return { kind: 'switch', target: toTarget(turned[2], quotes), isOn: turned[1].toLowerCase() === 'on' };
  const after = /^(?:turn|switch)\s+(.+?)\s+(on|off)$/i.exec(text);
  if (after?.[1] !== undefined && after[2] !== undefined)
    return { kind: 'switch', target: toTarget(after[1], quotes), isOn: after[2].toLowerCase() === 'on' };
  const ticked = /^(check|tick|uncheck|untick|enable|disable|mute|unmute|silence)\s+(.+)$/i.exec(text);
  if (ticked?.[1] !== undefined && ticked[2] !== undefined)
    return {
      kind: 'switch',
      target: toTarget(ticked[2], quotes),
      isOn: !/^(?:uncheck|untick|disable|mute|silence)/i.test(ticked[1]),
    };
  const [, chosen, instead] =
    /^(?:select|choose|activate|pick|preselect)\s+(.+?)(?:\s+(?:option|tab|chip))?(?:\s+(?:instead of|rather than|not)\s+(.+))?$/i.exec(
      text,
    ) ?? [];
  return chosen === undefined
    ? undefined
    : {
        kind: 'choose',
        target: toTarget(chosen, quotes),
        ...(instead === undefined ? {} : { instead: toTarget(instead, quotes) }),
      };
};
