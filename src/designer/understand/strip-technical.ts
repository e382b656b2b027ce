import { COMPONENT_NAMES } from './vocabulary/component-names.ts';

/**
 * Prompts for component toolkits mix what to show with how to send it. This takes out messages, bindings, identifiers and
 * data paths, and leaves the words about the screen.
 */

const MESSAGE_NAMES =
  'createSurface|updateComponents|updateDataModel|deleteSurface|surfaceUpdate|beginRendering|dataModelUpdate|callFunction';

/** The opening up to what the messages are for. */
const MESSAGE_OPENING = new RegExp(
  String.raw`^[^.]*?(?:${MESSAGE_NAMES}|stream of JSON messages|JSON messages?)[^.]*?\b(?:for|to (?:create|display|show|build|render))\s+(?!the components)`,
  'i',
);

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/,?\s*(?:with\s+)?surface ?id\s*(?:is|of|=|:)?\s*['"]?[\w-]+['"]?/gi, ''],
  [/\s*(?:from|in|of|to) the data ?model(?: at)?(?: (?:the )?path)?\s*(?:['"]?\/[\w/-]+['"]?)?/gi, ''],
  [
    /\s*\(?\s*(?:do not |not )?(?:data[- ])?(?:bound|binding|bind)\b(?: to)?(?: (?:the|a) (?:[\w-]+ ){0,2})?\s*(?:['"]?[\w/${}-]*\/[\w/${}-]+['"]?|['"][\w/]+['"])?(?: property of the \w+)?\s*(?:and\s+['"]?\/[\w/-]+['"]?)?\s*\)?/gi,
    ' ',
  ],
  [/\s*\((?:from|at|path|via)?\s*['"]?\/[\w/]+['"]?\)/gi, ''],
  [/\s*(?:from|at|path)\s+['"]\/[\w/]+['"]/gi, ''],
  [/\s*that must match the (?:regex|pattern)\s*(?:"[^"]*"|'[^']*')/gi, ''],
  [
    /\s*\([^()]*(?:\([^()]*\)[^()]*)*(?:empty (?:string|value|label)|data path|child|static rows|data bound|conceptually|separate|literal|with an empty)[^()]*\)/gi,
    '',
  ],
  [
    /\(?\b(?:usage ?hint|variant|with variant|style)\s*[:=]?\s*['"](h[1-6]|body|caption|primary|secondary|multipleSelection|mutuallyExclusive|longText|shortText|number|obscured)['"]\)?/gi,
    '($1)',
  ],
  [/\s+(?:containing|with) IDs of separate\b/gi, ' of'],
  [/\s*\(?\bIDs?\b\)?(?= of)/g, ''],
];

const QUOTED_COMPONENT = new RegExp(String.raw`['"‘“\x60](${COMPONENT_NAMES})['"’”\x60]((?:s|es)(?![\p{L}]))?`, 'gu');

/** Controls and containers in plain words; with talk of messages they describe components too. */
const SPOKEN_CONTROL = new RegExp(
  String.raw`\b(?:text fields?|checkbox(?:es)?|buttons?|sliders?|(?:${COMPONENT_NAMES})s?)\b`,
  'g',
);

/** Whole sentences about messages and identifiers. */
const TECHNICAL_SENTENCE = new RegExp(
  String.raw`\b(?:${MESSAGE_NAMES}|JSON objects?|components? (?:with )?ids?|'?components'? list|returnType|function call|template component|use a template|component named|target the path|action should have|'event'|context containing|data ?model|root component|should be a sibling|exactly three JSON|in the output list|call should|should have keys|keys '|the update should)\b`,
  'i',
);

/** Names in a sample of data: the strings a person would read, not ids or addresses. */
const listSampleNames = (prompt: string): string[] =>
  [...prompt.matchAll(/["'](?:name|title|label|text|headline)["']\s*:\s*["']([^"'{}]{2,80})["']/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !/^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+$/.test(name));

export interface PlainPrompt {
  text: string;
  /** The prompt speaks of components by name; it is read as a description of components. */
  isComponents: boolean;
  /** Names given in samples of data. */
  sampleNames: string[];
}

/** Takes a prompt's technical talk out; a prompt without any comes back as it is. */
export const stripTechnical = (prompt: string): PlainPrompt => {
  const named = prompt.match(QUOTED_COMPONENT)?.length ?? 0;
  const bare = prompt.match(/\b(?:TextField|DateTimeInput|ChoicePicker|CheckBox|AudioPlayer)\b/g)?.length ?? 0;
  const isTechnical = new RegExp(MESSAGE_NAMES).test(prompt);
  const spoken = prompt.match(SPOKEN_CONTROL)?.length ?? 0;
  const isComponents = named + bare >= 2 || (named >= 1 && spoken >= 2) || (isTechnical && spoken >= 3);
  if (!isComponents && !isTechnical) return { text: prompt, isComponents: false, sampleNames: [] };
  const sampleNames = listSampleNames(prompt);
  let text = prompt.replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, (sample) => (sample.includes(':') ? ' ' : sample));
  text = text.replace(MESSAGE_OPENING, 'Create ');
  for (const [pattern, replacement] of PHRASES) text = text.replaceAll(pattern, replacement);
  text = text.replaceAll(QUOTED_COMPONENT, '$1$2');
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z'"\-*\d])/);
  text = sentences.filter((sentence) => !TECHNICAL_SENTENCE.test(sentence)).join(' ');
  return { text, isComponents, sampleNames };
};
