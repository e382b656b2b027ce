import type { FrontMatterLeaf } from '../design-md/read-front-matter.ts';
import type { SourceLine } from '../design-md/read-source.ts';

/** A statement of a file that may say something of appearance, small enough for a negation to hold in all of it. */
export interface Clause {
  text: string;
  /** The headings above, innermost last, parted by ` / `. */
  section: string;
  /** The whole line, to tell what the statement is about. */
  line: string;
  kind: 'prose' | 'row' | 'code' | 'token';
  /** Whether it stands in a list of what not to do. */
  isForbidden: boolean;
}

const LINE_CHARACTERS = 600;
const MOST_CLAUSES_OF_LINE = 12;
/** Full stops of numbers and names do not end a clause. */
const CLAUSE_END = /[.;!?](?=\s|$)|[。；！？]|\s[—–]\s|,?\s(?:but|yet|while|aber|mais|pero)\s|、(?=ただし)/;
const FORBIDDEN_SECTION =
  /\bdon['’]?ts?\b|\bdo not\b|\bavoid\b|\banti-?patterns?\b|\bnever\b|やらない|禁止|避け|しないこと|하지 ?말|하지 ?않|금지|지양|不要|避免|vermeiden|à éviter|ne pas|evitar|no hacer/i;
const ALLOWED_SECTION = /\bdo['’]?s\b[^/]*\bdon|やること[^/]*やらない/i;

/** The clauses of lines that hold any of `words`. */
export function listClauses(lines: readonly SourceLine[], words: RegExp): Clause[] {
  return lines.flatMap((line) => {
    if (!words.test(line.text)) return [];
    const text = line.text.slice(0, LINE_CHARACTERS);
    const section = line.section.join(' / ');
    const inner = line.section.at(-1) ?? '';
    const isForbidden = FORBIDDEN_SECTION.test(inner) && !ALLOWED_SECTION.test(inner);
    const kind = line.isCode ? 'code' : text.trimStart().startsWith('|') ? 'row' : 'prose';
    const parts = kind === 'prose' ? text.split(CLAUSE_END).slice(0, MOST_CLAUSES_OF_LINE) : [text];
    // What follows the first clause of a forbidding line says why, or what to do instead.
    return parts.flatMap((part, index) =>
      words.test(part) ? [{ text: part, section, line: text, kind, isForbidden: isForbidden && index === 0 }] : [],
    );
  });
}

const PROSE_KEY = /^(?:description|overview|summary|notes?|usage|principles?|rationale|comment)$/i;
const PROSE_FROM_CHARACTERS = 60;

/** The same of front matter: prose values by clause, tokens as `path: value`. */
export function listTokenClauses(leaves: readonly FrontMatterLeaf[], words: RegExp): Clause[] {
  return leaves.flatMap(({ path, value }): Clause[] => {
    const section = path.join(' / ');
    const isProse = PROSE_KEY.test(path.at(-1) ?? '') || value.length >= PROSE_FROM_CHARACTERS;
    const text = isProse ? value.slice(0, LINE_CHARACTERS * 2) : `${path.join(' ')}: ${value}`;
    if (!words.test(text)) return [];
    return (isProse ? text.split(CLAUSE_END).slice(0, MOST_CLAUSES_OF_LINE * 2) : [text])
      .filter((part) => words.test(part))
      .map((part) => ({
        text: part,
        section,
        line: text,
        kind: isProse ? 'prose' : 'token',
        isForbidden: false,
      }));
  });
}

/** Holds for the rest of the clause. */
const NEGATED_BEFORE =
  /\b(?:don['’]?t|do not|doesn['’]?t|does not|isn['’]?t|aren['’]?t|is not|are not|never|avoids?|avoiding|without|not|resists?|rejects?|refuses?|rather than|instead of|absence of|nicht|nie|niemals|ohne|vermeide\w*|statt|jamais|sans|évite[zr]?|aucune?|plutôt que|nunca|sin|evit\w+|en lugar de)\b[^:|]{0,70}$/iu;
/** Holds for the things right behind it. */
const NEGATED_NEAR =
  /(?:\b(?:no|zero|nor|replaces?|kein\w{0,2}|pas de|ni|ningun\w*)\b|\bpas d['’]|而(?:非|不是)|不(?:要|用|使用|加|应)?|无|無|没有|避免|禁止|勿|别)[^,、，:|]{0,28}$/iu;
const NEGATED_AFTER =
  /^[^,.;、。]{0,26}?(?::?\s*(?:\*\*)?\bnone\b|\b(?:are|is)\s(?:not|never|avoided|forbidden|absent|replaced)\b|\bfree\b|less\b|しない|せず|できず|されず|させない|ではなく|代わり|控えめ|なし|無し|ない|避け|不要|禁止|않|대신|아닌|아니라|금지|없|마세요|말 것|말아|지양|피하|피한|피해|不使用|禁用)/iu;
/** Only a kind is refused: the thing itself may well be there. */
const QUALIFIED =
  /\b(?:heavy|harsh|hard|single|dramatic|strong|big|large|deep|multiple|excessive|more than|additional|extra|colou?red|second|too|dark)\b[^,]{0,20}$|(?:強い|濃い|過度な|重い|강한|과도한|过重的|harte[nr]?|starke[nr]?|fort|lourd\w*|fuerte\w*)[^,]{0,8}$/i;
const EXCEPTED = /^[^,;]{0,30}\b(?:outside|except|beyond|other than|unless)\b/i;
const ASIDE = /\b(?:only|except|unless|just)\b[^,]{0,40}$/i;

/** How a clause puts what stands at `start` to `end`; undefined when it says neither. */
export function polarityOf(clause: Clause, start: number, end: number): 'stated' | 'denied' | undefined {
  const before = clause.text.slice(Math.max(0, start - 90), start);
  const after = clause.text.slice(end, end + 40);
  const isDenied =
    clause.isForbidden || NEGATED_BEFORE.test(before) || NEGATED_NEAR.test(before) || NEGATED_AFTER.test(after);
  if (!isDenied) return 'stated';
  if (EXCEPTED.test(after)) return undefined;
  return QUALIFIED.test(before) || ASIDE.test(before) ? undefined : 'denied';
}
