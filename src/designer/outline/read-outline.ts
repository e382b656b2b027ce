import { alignItems } from './assemble/align-items.ts';
import { PageDraft } from './assemble/page-draft.ts';
import { PassageReader } from './assemble/passage-reader.ts';
import { bringRows } from './assemble/passage/bring-rows.ts';
import { openSpecTables } from './assemble/passage/open-spec-tables.ts';
import { stripRowWords } from './assemble/passage/strip-row-words.ts';
import { tellTables } from './assemble/passage/tell-tables.ts';
import { settle } from './assemble/settle.ts';
import { looksLikeSite } from './assemble/site/looks-like-site.ts';
import { isBrief } from './brief/is-brief.ts';
import { parseBrief } from './brief/parse-brief.ts';
import { conserve } from './conserve.ts';
import { componentsToProse } from './dialects/components-to-prose.ts';
import { placeWords } from './dialects/place-words.ts';
import { fenceData } from './dialects/read-dialect.ts';
import { tagsToProse } from './dialects/tags-to-prose.ts';
import { findDevice } from './find-device.ts';
import { joinParallel } from './form/join-parallel.ts';
import { plainBrackets } from './form/plain-brackets.ts';
import { readForm } from './form/read-form.ts';
import { splitLeads } from './form/split-leads.ts';
import { tellLanguage } from './language/tell-language.ts';
import { guessLang } from './lexicon/guess-lang.ts';
import { listTokens } from './lexicon/list-tokens.ts';
import type { Passage } from './form/passage.ts';
import type { Piece } from './form/piece.ts';
import type { Outline, Words } from './outline.ts';
import { splitSentences } from './phrases/split-sentences.ts';
import { sieve } from './sieve/sieve.ts';
import { clearTalk } from './talk/clear-talk.ts';

/** Reads a prompt, long or short, into what it says the page is. Every word of it ends in one place of the outline. */
export function readOutline(written: string): Outline {
  if (isBrief(written)) return parseBrief(written);
  const prompt = plainBrackets(written);
  const prose = componentsToProse(prompt) ?? tagsToProse(prompt) ?? fenceData(prompt);
  if (prose !== undefined) {
    const told = readOutline(prose);
    placeWords(told, prompt);
    return told;
  }
  const draft = new PageDraft('', guessLang(prompt, listTokens(prompt)));
  draft.isSite = looksLikeSite(prompt);
  draft.words = prompt.split(/\s+/u).length;
  const device = findDevice(prompt);
  if (device !== undefined) draft.outline.device = device;
  const { lang } = draft.outline;
  const joined = joinParallel(prompt);
  const cleared = clearTalk(joined, lang);
  const passages = stripRowWords(splitLeads(readForm(cleared)));
  new PassageReader(draft).readAll(tellTables(bringRows(openSpecTables(passages, lang), lang), lang), {
    scope: draft.page,
  });
  const sentences = (cleared === joined ? passages : readForm(joined)).flatMap(listSentences);
  const settled = settle(draft, sentences);
  alignItems(settled, prompt);
  const outline = conserve(sieve(settled, prompt), prompt, sentences);
  return { ...outline, lang: tellLanguage(prompt, outline.lang) };
}

/** All sentences of a passage and of what stands under it: looks are stated anywhere. */
function listSentences({ said, form, cells, parts }: Passage): Words[] {
  const own = form === 'code' ? [] : form === 'table' ? (cells ?? []).map(joinCells) : splitSentences(said);
  return [
    ...own.map(({ text, start }): Words => ({ text, origin: 'literal', span: { start, end: start + text.length } })),
    ...parts.flatMap(listSentences),
  ];
}

function joinCells(row: readonly (Piece | undefined)[]): Piece {
  const cells = row.filter((cell) => cell !== undefined);
  return { text: cells.map(({ text }) => text).join(' '), start: cells[0]?.start ?? 0 };
}
