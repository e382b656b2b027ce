import type { ReadClause } from '../clause.ts';

/** Words that leave a wish for a mode what it is: "make the whole screen dark please". */
const FILLER =
  /\b(?:make|switch|turn|set|change|convert|use|apply|go|show|enable|activate|invert|on|it|is|this|that|the|whole|entire|screen|page|app|site|website|everything|to|into|in|a|an|mode|theme|themed|version|variant|more|much|bit|little|slightly|all|ui|design|interface|be|should|look|looks|feel|like|for|with|of|and|colou?r|scheme|palette|background|backgrounds|of|please|completely|fully|rather|quite|very|want|i|as|well|too|text|font)\b/g;
const DARK = /\b(?:dark|darker|darken|night|nighttime|nightly|midnight mode|dim|dimmed|black)\b/g;
const LIGHT = /\b(?:light|lighter|lighten|day|daytime|bright|brighter|white)\b/g;

const restOf = (text: string): string =>
  text
    .replace(FILLER, ' ')
    .replace(/[^\p{L}\p{N}#-]+/gu, ' ')
    .trim();

/** "Make it dark", "light text on a dark background", "night mode". */
export const readMode: ReadClause = ({ lower }) => {
  if (/^(?:remove|keep)\b/.test(lower)) return readRefusedMode(lower);
  if (/\b(?:background|canvas)\b/.test(lower) && /\b(?:black|white)\b/.test(lower) && !/\btext\b/.test(lower))
    return undefined;
  const ground = /\b(dark|black|light|bright|white)(?:er)? (?:background|ground|canvas)\b/.exec(lower)?.[1];
  if (ground !== undefined && restOf(lower.replaceAll(DARK, ' ').replaceAll(LIGHT, ' ')) === '')
    return { kind: 'mode', mode: /dark|black/.test(ground) ? 'DARK' : 'LIGHT' };
  if (/\b(?:black|white)\b/.test(lower)) return undefined;
  if (new RegExp(DARK.source).test(lower) && restOf(lower.replaceAll(DARK, ' ')) === '')
    return { kind: 'mode', mode: 'DARK' };
  if (new RegExp(LIGHT.source).test(lower) && restOf(lower.replaceAll(LIGHT, ' ')) === '')
    return { kind: 'mode', mode: 'LIGHT' };
  return undefined;
};

/** "No dark mode": the other one. */
function readRefusedMode(lower: string): ReturnType<ReadClause> {
  const mode = /^remove (?:the )?(dark|night|light)(?: mode| theme)$/.exec(lower)?.[1];
  if (mode === undefined) return undefined;
  return { kind: 'mode', mode: mode === 'light' ? 'DARK' : 'LIGHT' };
}
