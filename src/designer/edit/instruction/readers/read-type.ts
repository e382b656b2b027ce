import { findFonts } from '../../../understand/find-fonts.ts';
import type { FontFamily } from '../../../../domain/font.ts';
import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const OTHER_WISH = /^(?:add|insert|include|move|rename|duplicate|keep|sort)\b/;

type Role = 'headline' | 'body' | 'both';

const roleOf = (lower: string): Role =>
  /\b(?:headings?|headers?|headlines?|titles?|display)\b/.test(lower)
    ? 'headline'
    : /\b(?:body|paragraphs?|running text|copy)\b/.test(lower)
      ? 'body'
      : 'both';

const ABOUT_TYPE =
  /\b(?:fonts?|typefaces?|type|typography|headings?|headers?|headlines?|serifs?|sans(?:[- ]serif)?|text|letters|body|titles?|everything|lettering)\b/;

/** A family by name, or a class of faces. */
export const readFont: ReadClause = ({ text, lower }) => {
  if (OTHER_WISH.test(lower) || hasQuote(text)) return undefined;
  const role = roleOf(lower);
  const isRefused = /^remove\b/.test(lower);
  const faces =
    /\b(serifs?|sans(?:[- ]serif)?|grotes[kq]\w*|mono(?:space|spaced)?|geometric|rounded (?:font|type|typeface))\b/.exec(
      lower,
    )?.[1];
  if (isRefused) {
    if (faces === undefined) return undefined;
    return { kind: 'font-class', class: faces.startsWith('serif') ? 'sans' : 'serif', role };
  }
  const named = findFonts(text).find((font) => !isGeneric(text, font));
  const spoken = named ?? findFonts(`${text} font`).find((font) => !isGeneric(`${text} font`, font));
  if (
    spoken !== undefined &&
    (named !== undefined || ABOUT_TYPE.test(lower) || /^(?:use|try|switch to|set in)\b/.test(lower))
  )
    return { kind: 'font', font: spoken, role };
  if (faces !== undefined) {
    if (faces.startsWith('mono')) return { kind: 'font', font: 'SPACE_GROTESK', role };
    if (faces.startsWith('geometric')) return { kind: 'font', font: 'SORA', role };
    if (faces.startsWith('rounded')) return { kind: 'font', font: 'NUNITO_SANS', role };
    if (faces.startsWith('serif')) return { kind: 'font-class', class: 'serif', role };
    return { kind: 'font-class', class: 'sans', role };
  }
  if (UNKNOWN_FACES.test(lower) && ABOUT_TYPE.test(lower))
    return {
      kind: 'impossible',
      reason:
        'there is no handwritten or ornamental face among the fonts; a serif such as Libre Caslon Text or EB Garamond has the most character',
    };
  const feeling = FEELINGS.find(([words]) => words.test(lower))?.[1];
  if (feeling !== undefined && FACE.test(lower)) return { kind: 'font', font: feeling, role };
  return /\b(?:different|other|another|new|better|nicer) (?:fonts?|typefaces?|typography)\b|^(?:change|swap) the (?:fonts?|typeface|typography)$/.test(
    lower,
  )
    ? { kind: 'font-class', class: 'other', role }
    : undefined;
};

const UNKNOWN_FACES =
  /\b(?:handwrit\w*|hand[- ]?drawn|script|cursive|calligraph\w*|brush|blackletter|gothic|comic|pixel|graffiti|stencil)\b/;
const FACE = /\b(?:fonts?|typefaces?|type|typography|lettering|letters)\b/;
/** Faces by what people feel at them. */
const FEELINGS: readonly (readonly [RegExp, FontFamily])[] = [
  [/\b(?:elegant|classy|luxur\w*|fancy|sophisticated|refined|fashion\w*|noble)\b/, 'LIBRE_CASLON_TEXT'],
  [
    /\b(?:newspaper|editorial|magazine|bookish|literary|book|old[- ]style|traditional|classic\w*|vintage|timeless)\b/,
    'NEWSREADER',
  ],
  [/\b(?:friendl\w*|soft\w*|warm\w*|playful|rounded|rounder|childlike|kid\w*|cute|approachable)\b/, 'RUBIK'],
  [/\b(?:tech\w*|futur\w*|typewriter|code|coding|nerdy|space|sci-?fi|robotic)\b/, 'SPACE_GROTESK'],
  [/\b(?:modern|clean\w*|neutral|simple\w*|minimal\w*|plain|contemporary|swiss)\b/, 'INTER'],
  [/\b(?:bold\w*|strong\w*|poster|loud\w*|impactful|striking|heav\w+)\b/, 'EPILOGUE'],
  [/\b(?:readable|legible|easier to read|accessible)\b/, 'LEXEND'],
];

/** Faces that `findFonts` gives for a class of faces, not for a name. */
const isGeneric = (text: string, font: string): boolean =>
  ['DOMINE', 'EB_GARAMOND', 'NEWSREADER', 'MONTSERRAT', 'HANKEN_GROTESK', 'NUNITO_SANS'].includes(font) &&
  !new RegExp(font.replaceAll('_', '[\\s_-]?'), 'i').test(text) &&
  !/\b(?:lora|merriweather|playfair|georgia|garamond|times|fraunces|helvetica|quicksand|poppins|futura|avenir|roboto|lato|open sans|raleway|bodoni|didot|cormorant|crimson|bitter)\b/i.test(
    text,
  );

const TEXT_WORDS =
  /\b(?:type|text|fonts?|font size|headlines|headings|titles|letters|letterings?|everything|words|figures|numbers|typography)\b/;

/** Type size on the whole screen; one headline's size is an element's matter. */
export const readScale: ReadClause = ({ lower }) => {
  if (/^(?:add|remove|move|rename|keep|change .+ to)\b/.test(lower)) return undefined;
  if (/\b(?:barely|hardly|can['’]?t|hard to|difficult to) read\b|\bunreadable\b|\blegib/.test(lower))
    return { kind: 'scale-step', step: 1 };
  if (!TEXT_WORDS.test(lower)) return undefined;
  if (/\btoo (?:big|large|loud|huge)\b/.test(lower)) return { kind: 'scale-step', step: -1 };
  if (/\btoo (?:small|tiny|little|quiet)\b/.test(lower)) return { kind: 'scale-step', step: 1 };
  if (/\b(?:bigger|larger|enlarge|increase|louder|huge|massive|big|grow)\b/.test(lower))
    return { kind: 'scale-step', step: 1 };
  return /\b(?:smaller|shrink|decrease|reduce|quieter|calmer|small)\b/.test(lower)
    ? { kind: 'scale-step', step: -1 }
    : undefined;
};
