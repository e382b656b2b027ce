import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { listQuotes, unmask, type PromptText } from './prompt-text.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { listEnglishStems } from './translate-words.ts';

/** Openings, closings and politeness around the things asked for, in Japanese and Chinese. */
const WRAPPING =
  /^(?:また|さらに|そして|下部に(?:は)?|上部に(?:は)?|画面下に(?:は)?|次に|请|帮我|为我|我想要|我需要|需要|还有|以及|底部(?:有|放)?|顶部(?:有|放)?|页面|请你)+|(?:など|等)?(?:を)?(?:含む|含めて|含めてください|含みます|表示(?:する|して|します|してください)?|追加(?:して|してください)?|備えた|作って(?:ください)?|作成して(?:ください)?|デザインして(?:ください)?|置いて(?:ください)?|入れて(?:ください)?|お願いします|が必要(?:です)?|が欲しい|がある|があります|のある|付きの|つきの|功能|等功能|等)?[。.!！]*$/gu;

const SEPARATORS =
  /[、，,・；;\n]|と(?=[\p{Script=Han}\p{Script=Katakana}「『\uE000-\uF8FF])|および|及び|和|以及|还有|及|與|与/u;

/** Where a description of contents begins (Chinese) or ends (Japanese). */
const CHINESE_LEAD = /包含|包括|带有|带|具有|显示|展示|有(?!限)|[:：]/u;
const JAPANESE_HOLDER = /^(.+?)(?:のある|がある|を備えた|付きの|つきの|を含む|が入った|を表示する)(.+)$/u;
const CREATION =
  /^(?:请)?(?:帮我|为我|给我)?(?:设计|制作|创建|生成|做|开发|写|画)(?:一个|一款|一张|个)?|(?:を)(?:作って|作成して|デザインして|生成して|設計して|作る|作りたい).*$/gu;
const REFUSED = /^(?:没有|不要|无|なし)|なし(?:で)?$|不要$/u;

const trimWords = (part: string): string => part.replaceAll(WRAPPING, '').replaceAll(CREATION, '').trim();

const isButton = (part: string): boolean => /(?:ボタン|按钮|按鈕|버튼)$/u.test(part);

const readPart = (part: string, context: ReadContext): Draft | undefined => {
  const words = trimWords(part);
  if (words === '' || [...words].length > 24 || REFUSED.test(words)) return undefined;
  const quotes = listQuotes(words, context.quotes);
  const bare = unmask(words, context.quotes).replace(/^(?:的|の)/u, '');
  if (isButton(words)) {
    const label = quotes[0] ?? bare.replace(/(?:の)?(?:ボタン|按钮|按鈕)$/u, '');
    return label === '' ? undefined : createDraft(label, { isAction: true, kind: 'button', texts: quotes });
  }
  const stems = listEnglishStems(bare, context.lang);
  if (stems.length === 1 && isFieldLabel(stems[0] ?? '')) {
    return createDraft('Form', { kind: 'form', fields: [createField(bare, stems.join(' '))] });
  }
  const kind = findKind(stems)?.kind;
  return createDraft(quotes[0] ?? bare, { ...(kind === undefined ? {} : { kind }), texts: quotes });
};

const listRegions = (sentence: string, isFirst: boolean): string[] => {
  const clean = sentence.replace(/[。.!！?？]+$/u, '');
  const holder = JAPANESE_HOLDER.exec(clean);
  if (holder?.[1] !== undefined && isFirst) return [holder[1]];
  const lead = CHINESE_LEAD.exec(clean);
  if (lead !== null) return [clean.slice(lead.index + lead[0].length)];
  return isFirst && !/[、，,]/u.test(clean) ? [] : [isFirst ? clean.replace(/^[^、，,]*[、，,]/u, '') : clean];
};

/** Reads a prompt in a language written without spaces: entries stand between its separators. */
export const readSpaceless = (text: PromptText, context: ReadContext): Draft[] => {
  const drafts: Draft[] = [];
  let form: Draft | undefined;
  let isFirst = true;
  for (const line of text.lines) {
    for (const sentence of line.sentences) {
      for (const region of line.isEntry ? [sentence] : listRegions(sentence, isFirst)) {
        for (const part of region.split(SEPARATORS)) {
          const draft = readPart(part, context);
          if (draft === undefined) continue;
          if (draft.label !== 'Form') drafts.push(draft);
          else if (form === undefined) drafts.push((form = draft));
          else form.fields.push(...draft.fields);
        }
      }
      isFirst = false;
    }
  }
  return drafts;
};
