import type { FontFamily } from '../../domain/font.ts';
import { isSerif } from '../type/font-class.ts';
import { defineWordTest, toWords } from './words.ts';

const isAboutSerifs = defineWordTest(
  `serif serifs serifed slab roman antiqua old_style oldstyle garamond caslon didone transitional bookish serifen
   empattements serifas засечками 明朝 明朝体 セリフ 명조 명조체 세리프 宋体 衬线`,
);
const isAboutSans = defineWordTest(
  `sans sans_serif grotesk grotesque grotesques geometric humanist neo_grotesque serifless serifenlos serifenlose
   sans_empattement ohne_serifen без_засечек ゴシック サンセリフ 고딕 고딕체 산세리프 黑体 无衬线`,
);
const isAboutLetters = defineWordTest(
  `type typeface typefaces typography typographic font fonts letter letters lettering letterforms headline headlines heading headings
   title titles display body text copy words wordmark reading caps mono monospaced schrift schriften überschriften police
   typographie caractères titres texte tipografía letra letras títulos texto tipografia caratteri titoli testo шрифт шрифты
   заголовки текст 書体 フォント 文字 見出し 本文 서체 글꼴 글자 제목 본문 字体 文字 标题 正文`,
);

/** Whether words that name no face may be said of this one: they speak of letters, and of its kind where of any. */
export function isFaceOfWords(family: FontFamily, words: string): boolean {
  const said = toWords(words);
  const saysSans = isAboutSans(said);
  // "sans serif" names the one kind by the other's name.
  const saysSerif = isAboutSerifs(said.replaceAll(/\b(?:sans|no|without) serifs?\b/g, ' ').replaceAll('无衬线', ' '));
  if (saysSans !== saysSerif) return isSerif(family) === saysSerif;
  return saysSans || isAboutLetters(said);
}
