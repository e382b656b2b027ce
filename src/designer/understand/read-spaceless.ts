import { isAboutLooks } from './about-looks.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { listQuotes, unmask, type PromptText } from './prompt-text.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { listEnglishStems } from './translate-words.ts';

/** Words around a wish in Japanese and Chinese: politeness, "please", "as well". */
const WRAPPING =
  /^(?:また|さらに|そして|下部に(?:は)?|上部に(?:は)?|画面下に(?:は)?|次に|请|请你|帮我|为我|我想要|我需要|需要|还有|以及|底部(?:有|放)?|顶部(?:有|放)?|页面)+|(?:など|等)?(?:を)?(?:含む|含めて|含めてください|含みます|表示(?:する|して|します|してください)?|追加(?:して|してください)?|備えた|作って(?:ください)?|作成して(?:ください)?|デザインして(?:ください)?|置いて(?:ください)?|入れて(?:ください)?|お願いします|が必要(?:です)?|が欲しい|がある|があります|のある|付きの|つきの|等功能|功能|等)?[。.!！]*$/gu;
/** The deed of making: before the thing in Chinese, after it in Japanese and Korean. */
const MAKING =
  /^(?:请)?(?:帮我|为我|给我)?(?:设计|制作|创建|生成|开发|(?:做|写|画)(?=一|个|张|款))(?:一个|一款|一张|个)?|(?:を|が)?(?:作って|作成して|デザインして|生成して|設計して|作る|作りたい|ほしい|お願い).*$|(?:을|를)?\s*(?:만들어|디자인해|생성해|설계해|보여)\s?(?:줘|주세요|주십시오)?[.!]?$/gu;
const SEPARATORS =
  /[、，,・；;\n]|と(?=[\p{Script=Han}\p{Script=Katakana}「『\uE000-\uF8FF])|および|及び|和|以及|还有|及|與|与/u;
/** Where a description of contents begins (Chinese) or ends (Japanese). */
const CHINESE_LEAD = /包含|包括|带有|带|具有|显示|展示|有(?!限)|[:：]/u;
const JAPANESE_HOLDER = /^(.+?)(?:のある|がある|を備えた|付きの|つきの|を含む|が入った|を表示する)(.+)$/u;
const REFUSED = /^(?:没有|不要|无|なし)|なし(?:で)?$|不要$/u;
const BUTTON = /(?:の)?(?:ボタン|按钮|按鈕)$/u;
const FORM = /フォーム|登録|予約|申込|ログイン|お問い合わせ|表单|登录|注册|预约|预订|联系/u;
const LONGEST_ENTRY = 24;

const trimWords = (part: string): string => part.replaceAll(WRAPPING, '').replaceAll(MAKING, '').trim();

/** What a first sentence asks to be made: "レシピアプリのホーム画面", "健身追踪应用的仪表盘". */
export const findSpacelessSubject = (sentence: string): string => {
  const clean = sentence.replace(/[。.!！?？]+$/u, '');
  const holder = JAPANESE_HOLDER.exec(clean)?.[2];
  const opening = holder ?? clean.split(/[，,、：:]/u)[0] ?? clean;
  const lead = /包含|包括|带有|具有/u.exec(opening);
  return (lead === null ? opening : opening.slice(0, lead.index)).replaceAll(MAKING, '').trim();
};

const readPart = (part: string, isForm: boolean, context: ReadContext): Draft | undefined => {
  const words = trimWords(part);
  if (words === '' || [...words].length > LONGEST_ENTRY || REFUSED.test(words) || isAboutLooks(words)) return undefined;
  const quotes = listQuotes(words, context.quotes);
  const bare = unmask(words, context.quotes).replace(/^(?:的|の)/u, '');
  if (BUTTON.test(words)) {
    const label = quotes[0] ?? bare.replace(BUTTON, '');
    return label === '' ? undefined : createDraft(label, { isAction: true, kind: 'button', texts: quotes });
  }
  const english = listEnglishStems(bare, context.lang).join(' ');
  if (isForm && isFieldLabel(english)) {
    return createDraft('Form', { kind: 'form', fields: [createField(bare, english)] });
  }
  const kind = findKind(english.split(' '))?.kind;
  return createDraft(quotes[0] ?? bare, { ...(kind === undefined ? {} : { kind }), texts: quotes });
};

/** The part of a sentence that lists contents; undefined when it has none. */
const findListing = (sentence: string, isFirst: boolean): string | undefined => {
  const clean = sentence.replace(/[。.!！?？]+$/u, '');
  const holder = JAPANESE_HOLDER.exec(clean)?.[1];
  if (holder !== undefined && isFirst) return holder;
  const lead = CHINESE_LEAD.exec(clean);
  if (lead !== null) return clean.slice(lead.index + lead[0].length);
  if (!isFirst) return clean;
  return /[、，,]/u.test(clean) ? clean.replace(/^[^、，,]*[、，,]/u, '') : undefined;
};

/** Reads a prompt in a language written without spaces: entries stand between its separators. */
export const readSpaceless = (text: PromptText, context: ReadContext): Draft[] => {
  const isForm = FORM.test(text.text);
  const listings = text.lines.flatMap((line, lineIndex) =>
    line.sentences.map((sentence, index) => (line.isEntry ? sentence : findListing(sentence, lineIndex + index === 0))),
  );
  return listings
    .flatMap((listing) => listing?.split(SEPARATORS) ?? [])
    .flatMap((part) => readPart(part, isForm, context) ?? []);
};
