import { LEXICON_LANGS } from '../../outline/lexicon/languages.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';
import { byLang } from '../language/by-lang.ts';

/** What entries of a list can show besides words. */
const ROWS = {
  avatar:
    'avatar,portrait,profile picture,headshot,face|avatar,porträt,profilbild|avatar,portrait|avatar,retrato|avatar,retrato|avatar,ritratto|avatar,portret|awatar,portret|avatar,porträtt|avatar,portre|アバター,顔写真|아바타,프로필|头像,肖像',
  photo:
    'photo,picture,image,thumbnail,thumb,artwork,cover|foto,bild,vorschaubild|photo,image,vignette|foto,imagen,miniatura|foto,imagem,miniatura|foto,immagine,miniatura|foto,afbeelding|zdjęcie,obraz,miniatura|foto,bild,miniatyr|fotoğraf,resim,görsel|写真,画像|사진,이미지|图片,照片',
  icon: 'icon|symbol,icon|icône|icono|ícone|icona|icoon|ikona|ikon|simge|アイコン|아이콘|图标',
  checkbox:
    'checkbox,check,tick,tick box|kontrollkästchen,häkchen,checkbox|case à cocher|casilla|caixa de seleção|casella|selectievakje|pole wyboru,checkbox|kryssruta|onay kutusu|チェックボックス|체크박스|复选框',
  toggle:
    'toggle,switch|schalter|interrupteur|interruptor|interruptor,chave|interruttore|schakelaar|przełącznik|reglage,brytare|anahtar|スイッチ,トグル|스위치,토글|开关',
  progress:
    'progress bar,bar,progress ring|fortschrittsbalken,balken|barre de progression|barra de progreso|barra de progresso|barra di avanzamento|voortgangsbalk|pasek postępu|förloppsindikator|ilerleme çubuğu|進捗バー|진행 바|进度条',
  rating:
    'rating,stars,star rating|bewertung,sterne|note,étoiles|valoración,estrellas|avaliação,estrelas|valutazione,stelle|beoordeling,sterren|ocena|betyg|puan,yıldız|評価|평점,별점|评分',
  title:
    'name,title,heading|name,titel|nom,titre|nombre,título|nome,título|nome,titolo|naam,titel|nazwa,tytuł|namn,titel|ad,isim,başlık|名前,名称,タイトル|이름,제목|名称,名字,标题',
  other:
    'button,link,menu,arrow,chevron|knopf,button,link,pfeil|bouton,lien|botón,enlace|botão,link|pulsante,link|knop,link|przycisk,link|knapp,länk|düğme,bağlantı|ボタン,リンク|버튼,링크|按钮,链接',
} as const;

export type PartKind = keyof typeof ROWS;

const KINDS = new Map<LexiconLang, Map<string, PartKind>>(LEXICON_LANGS.map((lang) => [lang, new Map()]));
for (const [kind, row] of Object.entries(ROWS) as [PartKind, string][]) {
  for (const [lang, words] of Object.entries(byLang(row)) as [LexiconLang, string][]) {
    for (const word of words.split(',')) if (!KINDS.get(lang)?.has(word)) KINDS.get(lang)?.set(word, kind);
  }
}

/** What part of an entry a template's words name; undefined for a field with a value of its own. */
export function findPart(label: string, lang: LexiconLang): PartKind | undefined {
  const words = label.toLowerCase().trim();
  const own = KINDS.get(lang);
  const english = KINDS.get('en');
  const last = words.split(/\s+/u).at(-1) ?? words;
  const first = words.split(/\s+/u)[0] ?? words;
  return own?.get(words) ?? english?.get(words) ?? own?.get(last) ?? english?.get(last) ?? own?.get(first);
}
