/**
 * Colour words of other languages, folded (no accents) and cut before their endings: "grun" is also "grüne" and "grünes".
 * Words that mean no colour in another listed language stand bare.
 */
export const COLOR_STEMS = `
rot #dc2626, blau #2563eb, grun #16a34a, gelb #eab308, turkis #14b8a6, lila #8b5cf6, schwarz #111111, weis #ffffff, weiss #ffffff, grau #6b7280, braun #7a4a2b, rosa #ec7fa5, violett #7c3aed, golden #c9a227, silbern #b7bcc3, beig #d8c7a8, dunkelblau #1e3a8a, hellblau #7cb8ee, ocker #c58a1f, petrolfarben #0f5563, moosgrun #6a7b3f, weinrot #722f37, ofenrot #b3392b, altrosa #c08081, elfenbein #f8f4e6, sandfarben #dcc9a3, kupfer #b5673a, senfgelb #d0a12b, anthrazit #2f3437, creme #f7f0e1, bordeauxrot #6d1f33, himmelblau #57b0e8, tannengrun #1f4d3a, schilf #a49a5b, moor #4a3826,
rouge #dc2626, bleu #2563eb, vert #16a34a, jaune #eab308, noir #111111, blanc #ffffff, blanch #ffffff, gris #6b7280, marron #7a4a2b, brun #7a4a2b, rose #e58aa8, orange #ea7317, dore #c98b2b, argente #b7bcc3, ivoire #f8f4e6, ecru #f0e8d8, ocre #c58a1f, turquoise #14b8a6, bordeaux #6d1f33, lavande #b7a6e0, creme #f7f0e1,
roj #dc2626, azul #2563eb, verd #16a34a, amarill #eab308, naranja #f28c28, morad #7e3fd0, negr #111111, blanc #ffffff, marron #7a4a2b, rosad #ec7fa5, dorad #c9a227, platead #b7bcc3, granate #7a1f2b, marfil #f8f4e6, celest #6fb7e9, turques #14b8a6, violet #7c3aed, pardo #8a6f56, crema #f7f0e1,
ross #dc2626, blu #2563eb, giall #eab308, arancion #ea7317, viola #7e3fd0, ner #111111, bianc #ffffff, bianch #ffffff, grigi #6b7280, marrone #7a4a2b, dorat #c9a227, azzurr #4aa3df, bordo #6d1f33, avorio #f8f4e6, panna #f7f0e1,
vermelh #dc2626, amarel #eab308, laranja #ea7317, rox #7e3fd0, pret #111111, branc #ffffff, cinza #6b7280, cinzent #6b7280, castanh #7a4a2b, marrom #7a4a2b, dourad #c9a227, prateado #b7bcc3, azeitona #6b7a2a, bege #d8c7a8,
rood #dc2626, rode #dc2626, blauw #2563eb, groen #16a34a, geel #eab308, gele #eab308, oranje #ea7317, paars #7e3fd0, roze #ec7fa5, zwart #111111, wit #ffffff, witte #ffffff, grijs #6b7280, grijze #6b7280, bruin #7a4a2b, goud #c9a227, gouden #c9a227,
czerwon #dc2626, niebiesk #2563eb, zielon #16a34a, zolt #eab308, pomaranczow #ea7317, fioletow #7e3fd0, rozow #ec7fa5, czarn #111111, bial #ffffff, szar #6b7280, brazow #7a4a2b, granatow #1e2f6b, zlot #c9a227, bezow #d8c7a8, turkusow #14b8a6, kremow #f7f0e1,
rod #dc2626, roda #dc2626, bla #2563eb, gron #16a34a, gul #eab308, svart #111111, vit #ffffff, gra #6b7280, lila #8b5cf6, morkbla #1e3a8a, ljusbla #7cb8ee, morkgron #14532d, guld #c9a227, brun #7a4a2b,
kirmiz #dc2626, mavi #2563eb, yesil #16a34a, sari #eab308, turuncu #ea7317, mor #7e3fd0, pembe #ec7fa5, siyah #111111, beyaz #ffffff, gri #6b7280, kahverengi #7a4a2b, lacivert #1e2f6b, altin #c9a227, krem #f7f0e1, turkuaz #14b8a6`;

/** Too short or too common elsewhere to be trusted unless the statement is not English. */
export const NOT_IN_ENGLISH: ReadonlySet<string> = new Set(
  'rot rose rod rode roda rood bla gra gul gron gri mor more ner roj ross vit wit witte viol sari mavi panna pardo moor goud rox pret szar bial brun marron violet schilf gele geel creme krem crema lila noir vert blanc rouge bleu verde rosa blu viola brun marrone rossa rosso gris'.split(
    ' ',
  ),
);

/** Scripts without spaces, longest fragments first. */
export const COLOR_FRAGMENTS = `
苔色 #6a7b3f, 生成り #f3ead7, 朱色 #eb6101, 藍色 #165e83, 紺色 #1f2f5c, 水色 #7cc4e8, 空色 #57b0e8, 桜色 #f3c6cf, 桃色 #f09199, 若草色 #c3d825, 抹茶色 #8a9a4b, 茶色 #7a4a2b, 灰色 #6b7280, 金色 #c9a227, 銀色 #b7bcc3, 黄緑 #84cc16, 黄色 #eab308, 緑色 #16a34a, 赤色 #dc2626, 青色 #2563eb, 白色 #ffffff, 黒色 #111111, 紫色 #7e3fd0, 橙色 #ea7317, オレンジ #ea7317, ピンク #ec4899, グリーン #16a34a, ブルー #2563eb, レッド #dc2626, イエロー #eab308, ベージュ #d8c7a8, ネイビー #172554, ブラウン #7a4a2b, グレー #6b7280, クリーム #f7f0e1, ターコイズ #14b8a6,
竹青 #4a7a5c, 朱红 #c8402f, 墨绿 #1f4d3a, 深蓝 #1e3a8a, 浅蓝 #7cb8ee, 天蓝 #57b0e8, 米色 #efe6d2, 米白 #f7f0e1, 橙色 #ea7317, 粉色 #ec7fa5, 粉红 #ec7fa5, 棕色 #7a4a2b, 褐色 #6b4a2f, 红色 #dc2626, 绿色 #16a34a, 蓝色 #2563eb, 黄色 #eab308, 黑色 #111111, 灰色 #6b7280, 金色 #c9a227, 青色 #0f9aa0,
빨간 #dc2626, 빨강 #dc2626, 파란 #2563eb, 파랑 #2563eb, 초록 #16a34a, 녹색 #16a34a, 노란 #eab308, 노랑 #eab308, 주황 #ea7317, 보라 #7e3fd0, 분홍 #ec7fa5, 핑크 #ec4899, 검은 #111111, 검정 #111111, 하얀 #ffffff, 흰색 #ffffff, 흰 #ffffff, 회색 #6b7280, 갈색 #7a4a2b, 남색 #1e2f6b, 하늘색 #7cc4e8, 청록 #0f7f86, 베이지 #d8c7a8, 금색 #c9a227, 바다색 #1c7f9c,
赤 #dc2626, 緑 #16a34a, 白 #ffffff, 黒 #111111, 紺 #1f2f5c, 藍 #165e83, 紫 #7e3fd0, 红 #dc2626, 绿 #16a34a, 蓝 #2563eb, 黑 #111111`;
