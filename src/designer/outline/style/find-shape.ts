import type { StatedStyle } from '../outline.ts';

type Shape = Pick<StatedStyle, 'radiusPx' | 'density' | 'shadows' | 'borders'>;

const CORNER = String.raw`corners?|radius|radii|rounded(?:\s+corners)?|rounding|round|border-radius|ecken|abgerundet\w*|eckenradius|coins|arrondis?|rayon|esquinas|redondead\w+|radio|cantos|arredondad\w+|angoli|arrotondat\w+|hoeken|afgerond\w*|rogi|zaokraglon\w+|horn|rundad\w*|koseler`;
const PX = String.raw`(\d{1,2}(?:\.\d)?)\s?(?:px|dp|pt|pixels?)?`;
const STATED_RADIUS: readonly RegExp[] = [
  new RegExp(String.raw`(?:${CORNER})\b[^,;.\n\d#]{0,24}?\b${PX}(?!\s?(?:%|ms|s\b|em|columns?|rows?|hours?))`, 'g'),
  new RegExp(String.raw`\b${PX}[\s-](?:[a-z-]+\s){0,2}?(?:${CORNER})\b`, 'g'),
  new RegExp(String.raw`角丸\s?${PX}|圆角\s?${PX}|모서리\s?${PX}`, 'g'),
];

const WORD_RADIUS: readonly (readonly [number, RegExp])[] = [
  [
    0,
    /\b(?:sharp|square|squared|hard|crisp|right[\s-]angled?|straight|90[\s-]?degree|eckige?|kantige?|scharfe|coins carres|esquinas rectas|cantos retos|angoli vivi|rechte hoeken|ostre)[\s-]?(?:corners?|edges?|ecken|kanten)?\b(?=[^.;]{0,20}(?:corners?|edges?|ecken|kanten|coins|esquinas|cantos|angoli|hoeken|rogi|$|,|;|\.))|\b(?:no|without|zero|keine?|ohne|sans|sin|sem|senza) (?:rounded corners?|rounding|border[\s-]radius|round corners?|coins arrondis|esquinas redondeadas|runde\w* ecken|abgerundete\w* ecken)|角ばった|直角/,
  ],
  [
    999,
    /\b(?:pill(?:[\s-]shaped)?(?:\s?(?:buttons?|shapes?|chips?))?|fully[\s-]rounded|capsules?|stadium|rounded-full)\b/,
  ],
  [
    6,
    /\b(?:slightly|subtly|gently|lightly|barely|a (?:little|bit)|leicht|wenig|legerement|ligeramente|poco|pouco|leggermente|licht|lekko) (?:round(?:ed)?|abgerundet\w*|gerundet\w*|arrondis?|redondead\w+|arredondad\w+|arrotondat\w+|afgerond\w*|zaokraglon\w+)|rounded-(?:md|sm)\b/,
  ],
  [
    24,
    /\b(?:very|super|extra|big|chunky|puffy|soft|generously|stark|tres|muy|molto|heel) (?:round(?:ed)?|radius|radii|rundung\w*|abgerundet\w*|arrondis?|redondead\w+|arrotondat\w+)\b|\b(?:bubbly|puffy|claymorphism|rounded-(?:3xl|4xl))\b/,
  ],
  [
    12,
    /\bround(?:ed|ish)?\b(?! (?:photo|portrait|picture|avatar|button|control|image|red|play|trip|table|robin|number|[0-9]))|\brounded-(?:lg|xl|2xl)\b|abgerundet\w*|runde ecken|coins arrondis|esquinas redondeadas|cantos arredondados|angoli arrotondati|afgeronde hoeken|zaokraglone rogi|丸み|角丸|圆角|둥근/,
  ],
];

const PHOTO_ROUND =
  /\bround(?:ed)? (?:photos?|portraits?|pictures?|avatars?|images?|buttons?|controls?|red|icons?|play)\b/g;

function findRadius(text: string): number | undefined {
  for (const pattern of STATED_RADIUS) {
    for (const match of text.matchAll(pattern)) {
      const px = Number.parseFloat(match.slice(1).find((one) => one !== undefined) ?? '');
      if (!Number.isNaN(px) && px <= 64) return px;
    }
  }
  const said = text.replaceAll(PHOTO_ROUND, ' ');
  return WORD_RADIUS.find(([, words]) => words.test(said))?.[0];
}

const COMPACT =
  /\b(?:dense|densely|high[\s-]density|compact|data[\s-](?:rich|dense)|information[\s-]dense|tight(?:ly)?(?: spac\w+| packed)?|power users?|kompakt\w*|dicht|dichte\w*|denso|densa|compacto|compatto|serre|gesty)\b|コンパクト|高密度|紧凑|密集|촘촘/;
const AIRY =
  /\b(?:airy|spacious|roomy|breathing (?:room|space)|room to breathe|(?:lots|plenty) of (?:air|space|room|white)|lots of (?:white ?space|white)|white[\s-]?space|low[\s-]density|generous(?:ly)?(?: (?:spac\w+|margins|padding|white ?space|touch targets))?|big margins|luftig\w*|grosszugig\w*|viel (?:luft|weissraum|weisraum)|aere\w*|espacios[oa]|arios[oa]|mucho aire|beaucoup d'air|luchtig|ruim|przestronn\w*|luftigt|ferah)\b|余白|留白|여백|疏朗/;
const NOT_CRAMPED = /\bdense but not cramped\b|\bnot (?:too )?(?:dense|cramped|airy)\b/g;

const NO_SHADOW =
  /\b(?:no|not?|without|zero|avoid|kein\w*|ohne|sans|sin|sem|senza|geen|bez)\s(?:[a-z-]+[\s,]+(?:and |or |oder |ni |o )?){0,4}?(?:drop[\s-]?)?(?:shadows?|schatten|ombres?|sombras?|ombre|schaduw\w*|cieni\w*)\b|\bshadow-?(?:less|free)\b|\bschattenlos\b|\bflat\b(?! (?:share|rate|tyre|tire|white|fee|roof|no))|影なし|影は(?:なし|不要)|无阴影|不要阴影|그림자 없/;
const SOFT_SHADOW =
  /\b(?:soft|subtle|gentle|light|tinted|slight|faint|layered|weiche\w*|sanfte\w*|douces?|suaves?|morbid[ae]|leves?)[\s-](?:[a-z-]+\s){0,2}?(?:shadows?|schatten|ombres?|sombras?|elevation)\b|\b(?:elevated|raised|floating) (?:cards?|panels?|sheets?)\b|\b(?:drop )?shadows? (?:soft|subtle|on (?:the )?cards)\b|柔らかい影|柔和阴影/;

const NO_BORDER =
  /\b(?:no|without|zero|avoid|kein\w*|ohne|sans|sin|sem|senza)\s(?:[a-z-]+[\s,]+(?:and |or )?){0,2}?(?:borders?|outlines?|rahmen|bordures?|bordes?|lines|boxes with lines)\b|\bborder-?less\b|\brahmenlos\w*|枠なし|无边框|테두리 없/;
const HAIRLINE =
  /\b(?:hairlines?|haarlinien?|thin (?:lines?|rules?|borders?|outlines?|dividers?)|fine (?:lines?|rules?|borders?)|(?:1|one|0\.5)[\s-]?(?:px|pixel|pt)[\s-](?:lines?|borders?|rules?|outlines?|dividers?)|(?:borders?|lines?) (?:of )?1\s?px|slim (?:outline|lines)|ruled|dividers? (?:lines? )?instead of|dunne (?:linien|lijnen)|feine linien|filets?|traits fins|lineas finas|linee sottili|linhas finas|outlined cards?|subtle borders?)\b|罫線|細線|ヘアライン|细线|얇은 (?:선|테두리)/;

/** Corners, density, shadows and lines that style statements (folded) ask for. */
export function findShape(text: string): Shape {
  const radiusPx = findRadius(text);
  const spaced = text.replaceAll(NOT_CRAMPED, ' ');
  const density = COMPACT.test(spaced) ? 'compact' : AIRY.test(spaced) ? 'airy' : undefined;
  const shadows = NO_SHADOW.test(text) ? 'none' : SOFT_SHADOW.test(text) ? 'soft' : undefined;
  const borders = HAIRLINE.test(text) ? 'hairline' : NO_BORDER.test(text) ? 'none' : undefined;
  return {
    ...(radiusPx === undefined ? {} : { radiusPx }),
    ...(density === undefined ? {} : { density }),
    ...(shadows === undefined ? {} : { shadows }),
    ...(borders === undefined ? {} : { borders }),
  };
}
