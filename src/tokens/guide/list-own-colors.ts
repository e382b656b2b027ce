import type { NamedColor } from '../../domain/design-guide.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { type ColorMention, listColorMentions } from '../design-md/color-mention.ts';
import type { FrontMatterLeaf } from '../design-md/read-front-matter.ts';
import type { SourceLine } from '../design-md/read-source.ts';
import type { StatedTokens } from '../design-md/stated-tokens.ts';
import { toWords } from '../design-md/words.ts';

const MOST_COLORS = 60;
const NAME_CHARACTERS = 40;
const NAME_WORDS = 5;

const ROLE_WORDS: ReadonlySet<string> = new Set(COLOR_ROLES.map((role) => toWords(role)));
/** Names of roles in other languages. */
const ROLES_ELSEWHERE: ReadonlySet<string> = new Set(
  (
    'primär primärfarbe sekundär sekundärfarbe tertiär hintergrund fläche fehler primaria primario primária primaire ' +
    'secundario secundaria secondaire terciario tertiaire fondo fond fundo superficie erreur ' +
    'プライマリ プライマリー プライマリカラー セカンダリ 背景 背景色 サーフェス エラー ' +
    '프라이머리 배경 배경색 표면 主色 主色调 辅助色 背景 表面'
  ).split(' '),
);
/** Left sides of style sheets, which name no colour. */
const PROPERTY =
  /^(?:-{0,2}color(?:-scheme)?|background(?:[- ]?(?:color|image))?|bg|fill|stroke|outline|box-?shadow|text-?shadow|filter|border(?:[- ]?(?:top|right|bottom|left))?(?:[- ]?color)?|content|tint(?:Color)?|foreground|text|solid|text color|color text|hex|value|default|px solid|accent-color|\d.*|.* color text)$/i;
const NO_NAME = /[.;:!?。；！？|<>{}=]|\b(?:with|the|and|or|for|from|uses?|is|are|to)\b|https?/i;

/**
 * The colours of a file that are no role, in order. Our own files list them under `colors:` beside the roles; other
 * files name theirs in front matter, else by labels of lists, tables and code.
 */
export function listOwnColors(
  stated: StatedTokens | undefined,
  leaves: readonly FrontMatterLeaf[],
  lines: readonly SourceLine[],
): NamedColor[] {
  const isOwnFile = leaves.some(({ path }) => path[0] === 'theme' && path[1] === 'customColor');
  const declared = stated?.colors ?? [];
  if (isOwnFile) return toNamedColors(declared, () => true);
  if (declared.length > 0) return toNamedColors(declared, isName);
  const labelled = listColorMentions(lines).filter(isLabelled);
  const inPalette = toNamedColors(
    labelled.filter(({ section }) => PALETTE_SECTION.test(section)),
    isName,
  );
  return inPalette.length >= LEAST_OF_PALETTE ? inPalette : toNamedColors(labelled, isName);
}

/** A part of a file that lists its colours; with fewer the colours stand elsewhere. */
const PALETTE_SECTION = /colou?r|palette|カラー|色|컬러|팔레트|색상|颜色|farb|couleur/i;
const LEAST_OF_PALETTE = 3;
const EXAMPLES = /prompt|agent|example|iteration|\bdo s\b|\bdon t|プロンプト|やる|やらない/i;

function toNamedColors(mentions: readonly ColorMention[], accepts: (label: string) => boolean): NamedColor[] {
  const colors = new Map<string, NamedColor>();
  for (const { label, name, hex, alpha } of mentions) {
    const key = name === '' ? label : name;
    if (
      alpha < 1 ||
      label === '' ||
      ROLE_WORDS.has(name) ||
      ROLES_ELSEWHERE.has(name) ||
      colors.has(key) ||
      !accepts(label)
    )
      continue;
    colors.set(key, { name: label.slice(0, NAME_CHARACTERS), hex });
    if (colors.size === MOST_COLORS) break;
  }
  return [...colors.values()];
}

const isLabelled = ({ form, section }: ColorMention): boolean =>
  (form === 'label' || form === 'token') && !EXAMPLES.test(section);

const isName = (label: string): boolean =>
  label.length <= NAME_CHARACTERS &&
  label.split(/\s+/).length <= NAME_WORDS &&
  /\p{L}/u.test(label) &&
  (label.match(/[(（]/g)?.length ?? 0) === (label.match(/[)）]/g)?.length ?? 0) &&
  !PROPERTY.test(label) &&
  !NO_NAME.test(label);
