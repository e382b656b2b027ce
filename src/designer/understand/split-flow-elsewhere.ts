import { foreignAsk } from './find-intent.ts';
import { toStages, type CountedFlow } from './split-flow.ts';
import type { FlowKind } from './vocabulary/flow-stages.ts';
import { STAGE_NAMES } from './vocabulary/flow-stage-names.ts';
import { COUNTS_ELSEWHERE, parseScreenCount, SCREENS_ELSEWHERE } from './vocabulary/screen-counts.ts';

const COUNTED = new RegExp(
  String.raw`(?:(?<!\p{L})|(?<=[の的])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d))(?<count>[2-8]|${COUNTS_ELSEWHERE}ة?)\s?(?:个|つの|枚の|개의?|개)?\s?(?<screens>${SCREENS_ELSEWHERE})(?!\p{Ll})`,
  'iu',
);
/** Where the screens are named before their number: "화면 3개". */
const COUNTED_BEHIND = /(?<screens>화면|페이지)\s?(?<count>[2-8])\s?개(?:로\s된|의|로)?/u;
/** A word for a flow before the number of its screens says nothing of what it is for: "fluxo de cinco telas". */
const FLOW =
  /(?<![\p{L}\p{M}])(?:flow|flusso|fluxo|flöde|flyt|prosess|proces|process|processo|percorso|przepływ|ścieżka|průběh|folyamat|flux|akış|поток|сценарий|процесс|процес|потік|сценарій|مسار|תהליך)\s*(?:(?:di|de|da|van|met|med|av|af|z|ze|of|из|з|cu|של|من)\s*)?$/iu;
const PAGES =
  /^(?:sid(?:or|er)|sivua|strán|stran|страниц|сторін|oldal|pagin|págin|sayfa|trang|halaman|ページ|页面|페이지|صفحات|עמודים|דפים)/iu;

/** Words of flows, the narrower first. */
const KINDS: readonly (readonly [FlowKind, RegExp])[] = [
  [
    'onboarding',
    /onboarding|välkomst|velkomst|онбординг|オンボーディング|引导|引導|온보딩|ترحيب|היכרות|tanıtım|powitaln/iu,
  ],
  [
    'booking',
    /bok(?:a|ning)|booking|prenot|reserv|rezerw|rezerv|afspraak|boeking|запис[ьи]|брон|randevu|varau|予約|预约|預約|예약|حجز|תור(?!\p{L})/iu,
  ],
  [
    'signup',
    /registr|rejestr|abrir (?:uma )?conta|aprire un conto|otworzyć konto|открыт\p{L}* сч[её]т|регистр|реєстр|iscrizion|inscri|cadastro|tilmeld|rekister|aanmeld|kayıt|登録|注册|註冊|가입|تسجيل|הרשמ/iu,
  ],
  [
    'checkout',
    /köp(?:flöde)?(?!\p{L})|köpflöde|kassa|beställ|bestill|køb|kjøp|acquist|check-?out|compra|afreken|bestel|zakup|zamówieni|nákup|objednáv|заказ|покуп|замовлен|sipariş|ödeme|osto|tilau|購入|注文|结账|結帳|购买|下单|구매|주문|결제|شراء|רכיש|קניי/iu,
  ],
];

/** Languages in which what is asked for stands last, before the deed at most: "を作って". */
const ASKS_LAST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'tr']);
const LONGEST_DEED = 10;

/** Screens that are asked for by their number alone, in languages other than those of `splitFlow`. */
export function splitFlowElsewhere(asked: string, lang: string): CountedFlow | undefined {
  const names = STAGE_NAMES.get(lang);
  const [first = '', ...others] = asked.split(/(?<=[.!?\n。！？])\s*/u);
  const match = names === undefined ? null : (COUNTED.exec(first) ?? COUNTED_BEHIND.exec(first));
  if (names === undefined || match === null) return undefined;
  const { count: number = '', screens = '' } = match.groups ?? {};
  const count = parseScreenCount(number.replace(/ة$/u, ''));
  const ask = foreignAsk(lang);
  const led = ask === undefined ? first.slice(0, match.index) : first.slice(0, match.index).replace(ask, '');
  const before = led.replace(FLOW, '');
  const after = first.slice(match.index + match[0].length);
  // A list stands behind it that was not read: no screens are made up in its place.
  if (count === undefined || after.includes(':')) return undefined;
  const kind = KINDS.find(([, words]) => words.test(before) || words.test(after))?.[0];
  const isLast = ASKS_LAST.has(lang) && after.length <= LONGEST_DEED;
  const isAskedFor = before.trim() === '' || isLast;
  if (kind === undefined && !isAskedFor) return undefined;
  return {
    entries: toStages(kind ?? (before === led ? (PAGES.test(screens) ? 'site' : 'product') : 'task'), count).map(
      ({ en }) => names.get(en) ?? en,
    ),
    subject: `${before.replace(/[の的]$/u, '')}${isLast ? '' : after}`
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s,;–—-]+|[.!?。\s]+$/gu, ''),
    tail: others.join(' '),
  };
}
