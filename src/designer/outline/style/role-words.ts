import type { ColorRole } from '../outline.ts';

/** What a colour is for, as folded words of the listed languages say it; the first that matches wins. */
export const ROLE_WORDS: readonly (readonly [ColorRole | 'none', string])[] = [
  // What stands on another colour follows from it.
  [
    'none',
    String.raw`(?:text|type|words|label|on|foreground) (?:on|over) (?:it|them|that|top|primary|accents?|buttons?|brand)|on-?(?:primary|accent|secondary|surface|background)|shadows?|glows?|hover|focus|pressed`,
  ],
  [
    'muted',
    String.raw`muted(?: text)?|secondary text|text secondary|text-muted|captions?|subtle text|meta text|hints?|placeholder`,
  ],
  [
    'secondary',
    String.raw`secondary|secundari[oa]|secondaire|secondari[oa]|sekundar\w*|zweitfarbe|nebenfarbe|drugorzedn\w*|サブカラー|次要|辅助色?|보조|ikincil`,
  ],
  ['good', String.raw`success|positive|good|approved?|confirm\w*|erfolg\w*|succes|exito|sucesso|成功|성공`],
  ['warn', String.raw`warnings?|warn|caution|attention|pending|warnung\w*|avertissements?|advertencias?|警告|경고`],
  [
    'bad',
    String.raw`errors?|danger(?:ous)?|destructive|negative|rejected?|alarms?|critical|failed|failures?|low values|recording|fehler\w*|erreurs?|errores|erros|错误|エラー|오류`,
  ],
  [
    'line',
    String.raw`lines?|borders?|hairlines?|dividers?|rules?|outlines?|strokes?|edges?|grid lines|linien?|rahmen|bordures?|bordes?|bordi|罫線|线条|테두리`,
  ],
  // One of several surfaces, told apart by its colour.
  [
    'primary',
    String.raw`(?:chosen|selected|active|current|picked|highlighted) (?:tiles?|cards?|rows?|entry|entries|tabs?|days?|chips?|options?|items?|steps?)`,
  ],
  [
    'surface',
    String.raw`surfaces?|cards?|panels?|sheets?|tiles?|lanes|containers?|karten|flachen|cartes?|surfaces|tarjetas?|superficies?|cartoes|schede|kaarten|karty|kort|カード|卡片|카드|kartlar`,
  ],
  [
    'primary',
    String.raw`primary|main|brand|key|leading|dominant|principal\w*|hauptfarbe|primar\w*|haupt\w*|hoofdkleur|kolor glowny|glown\w+|huvudfarg|主色调?|メインカラー|メイン|主要色?|주요|메인|대표색?|ana renk|buttons?|ctas?|calls? to action|knopfe?|schaltflachen?|boutons?|botones|botoes|pulsanti|knoppen|przyciski|everything (?:you can|that can be|that is) \w+|(?:what|all) (?:is|you) \w*(?:tap|press|click)\w*|interactive|actions?|links?`,
  ],
  [
    'accent',
    String.raw`accents?|accented|highlights?|signal|akzent\w*|accento|accenti|acentos?|akcent\w*|accentkleur|destaques?|detalles|details|single colou?r|one colou?r|only colou?r|spot colou?r|tint|tapasztalat|アクセント|差し色|点缀|強調|포인트|강조|vurgu`,
  ],
  [
    'background',
    String.raw`backgrounds?|bg|canvas|ground|backdrop|base|page|paper|papier|carta|papel|papir|screen|walls?|hintergrund\w*|fonds?|fondo|sfondo|fundo|tlo|tle|achtergrond|bakgrund|背景色?|底色|地色|バックグラウンド|배경색?|바탕|arka ?plan|zemin`,
  ],
  [
    'text',
    String.raw`text|ink|type|copy|body text|foreground|fg|letters|lettering|writing|words|titles?|headlines?|headings?|schrift\w*|textfarbe|texte|encre|texto|tinta|testo|inchiostro|tekst|text-primary|文字色?|テキスト|글자|글씨|텍스트|文字|metin|yazi`,
  ],
];

const compile = (lead: string, trail: string): readonly (readonly [ColorRole | 'none', RegExp])[] =>
  ROLE_WORDS.map(([role, words]) => [role, new RegExp(`${lead}(?:${words})${trail}`, 'g')]);

/** A role word anywhere; letters of scripts without spaces need no edge. */
export const ROLE_PATTERNS = compile(String.raw`(?<![a-z])`, String.raw`(?![a-z])`);

/** "as the accent", "for buttons", "als Akzent". */
export const AS_PATTERNS = compile(
  String.raw`(?<![a-z])(?:as|for|fur|als|pour|comme|para|como|per|come|voor|jako|dla|som|til)(?: (?:an?|the|our|my|its|their|main|only|all|one|single|der|die|das|le|la|les|el|los|un|una|uma|o|il|de|het|your|every|big))* (?:[a-z]+ )?`,
  String.raw`(?![a-z])`,
);

/** Between a role word and its colour stand only words such as these. */
export const BETWEEN =
  /^(?:[\s:=`'"([|*_-]|\b(?:is|are|in|of|to|the|an?|one|single|only|our|my|colou?rs?|tone|shade|with|should|be|use|very|main|ist|in|en|de|du|a|la|le|el|der|die|das|farbe|couleur|cor|colore|kolor|kleur|renk|value|hex|for|buttons?|links?|and|accents?|text|brand|light|dark|deep|pale|warm|cool|soft|muted|bright)\b|は|を|に|为|為|是|：|은|는){0,40}$/u;
