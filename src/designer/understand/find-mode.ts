/** Phrases that name both modes or offer a switch settle nothing. */
const BOTH_MODES =
  /\b(?:light\s*(?:\/|and|&|or|to|-)\s*dark|dark\s*(?:\/|and|&|or|to|-)\s*light)(?:[\s-]+(?:mode|theme|switching|toggle|variants?)\w*)?|\b(?:dark|light)[\s-]?(?:mode|theme)[\s-](?:toggle|switch\w*|support|option|variant)\b|\b(?:toggle|switch)\b[^.,;]{0,16}\bdark mode\b/gi;
const REFUSED = /\b(?:no|not|without|avoid|ditch(?:es|ing)?|ohne|sans|sin)\b[^,.;]{0,40}/gi;

/** A dark part of a light page: "a dark footer", "a dark CTA band". */
const DARK_PART =
  /\b(?:dark|near-black|black|midnight|charcoal)(?:[\s-][\w-]+){0,3}?[\s-](?:footer|band|block|strip|section|panel|card|code|cta|pill|quote|stat|enterprise|button|sidebar|product|craft|palette\/craft|text|border\w*|ink text|outline)\b/gi;

const DARK =
  /\bdark[\s-]?(?:mode|theme|ui|palette|background|canvas|interface|design|aesthetic|base|look|void|page|screen|dashboard|landing|ground|slate palette)\w*|\b(?:midnight|noir|night mode|nighttime|oled|blackout|obsidian|cyberpunk|vampire|gothic|dunk(?:el|l)\w*|modo oscuro|sombre|oscur[oa]|scur[oa]|escur[oa]|tema scuro|modo escuro|donkere? modus|ciemny|karanlık)\b|\bon (?:an? )?(?:near-black|black|dark|midnight|charcoal|deep)\b|\b(?:deep|pure|jet)[\s-]black (?:backgrounds?|canvas|ground)|\ball on black\b|(?<!\band[ -])\b(?:near-black|black|ink) (?:[\w#]+ )?(?:ground|background|canvas|base)\b|\bdark[\s-][\w-]+[\s-](?:glass|split|ground|landing|page|screen|dashboard|sign-?in|sign-?up|interface|multi-step)\b|^\W*dark\b|\ba dark\b[^.,:]{0,40}(?:page|screen|dashboard|site|app|landing)\b|\bdark(?=\s*(?:and|&|,|\.|$))|\bneon\b|\bterminal\b|\bcli-style\b|ダークモード|ダーク|暗色|深色|暗黑|夜间|다크|тёмн\w*|темн[а-я]*/giu;

const LIGHT =
  /\b(?:light|day|bright)[\s-]?(?:mode|theme|ui|palette|interface|background|look)\b|\blight-mode\b|\b(?:on|over) (?:an? )?(?:soft |clean |warm |pure )?(?:white|off-white|cream|paper|ivory|beige|pastel)\b|\b(?:white|cream|off-white|ivory|paper|warm paper|light-gr[ae]y|pastel|cream-paper|cream paper|warm-cream) (?:[\w#-]+ )?(?:background|canvas|ground|page|base|paper|card|sheet)\b|\bbright and airy\b|\bwhite space\b|\ba (?:soft )?light\b|\blight (?:and|&)\b|\blight saas\b|\bhelle[rsnm]?\b|\bmode clair\b|\bmodo claro\b|\bjasny\b|\blichte modus\b|\bheller modus\b|\btema chiaro\b|ライトモード|明るい|浅色|светл[а-я]*/giu;

const countStrength = (text: string, pattern: RegExp): number => {
  let strength = 0;
  // A mode named early is the screen's; one named late is often a detail.
  for (const match of text.matchAll(pattern)) strength += match.index < 160 ? 2 : 1;
  return strength;
};

/** The colour mode a prompt asks for; undefined when it names none, or both. */
export const findMode = (prompt: string): 'LIGHT' | 'DARK' | undefined => {
  const text = prompt.replaceAll(BOTH_MODES, ' ').replaceAll(REFUSED, ' ').replaceAll(DARK_PART, ' ');
  const dark = countStrength(text, DARK);
  const light = countStrength(text, LIGHT);
  if (dark === light) return undefined;
  return dark > light ? 'DARK' : 'LIGHT';
};
