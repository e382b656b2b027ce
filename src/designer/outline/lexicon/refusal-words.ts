import type { WordsByLang } from './languages.ts';

/** Words that open a refusal. `?` marks those that open other sentences too ("no", "not"). */
export const REFUSAL_OPENERS: WordsByLang = {
  en: '?no, without [any|a|an], [please] (don~t|do not|dont|doesn~t|does not|never|must not|mustn~t|should not|shouldn~t|cannot|can~t|may not|need not|needn~t), ?not, ?nothing, leave out, leave (off|away), skip, omit, avoid, exclude, drop the, [please] no, not wanted, unwanted, (i|we) (don~t|do not|dont) (want|need|like), (i|we) (want|need) no, have no use for, there (is|are|should be|must be) no, (free of|instead of) [any], never (show|use|add|include|appear), keep out, spare me, refrain from, neither, and no, but no, with no, no more, ditch, minus the, rather not',
  de: '[bitte] (kein|keine|keinen|keinem|keiner), ohne, [bitte] nicht, niemals, verzichte auf, verzichten auf, auf keinen Fall, lass weg, weglassen, vermeide, weder, nirgends',
  fr: 'pas (de|d), sans, aucun, aucune, (ne|n) [pas] (ajoute|mets|montre|affiche|mettre|ajouter|afficher|inclus|utilise) [pas], jamais de, ni, évite, éviter, éviter, pas besoin (de|d), surtout pas',
  es: 'sin, ningún, ninguna, nada de, ?no, (no (pongas|añadas|muestres|uses|incluyas|quiero|hace falta|poner)), evita, evitar, tampoco',
  pt: 'sem, nenhum, nenhuma, nada de, ?não, (não (ponhas|adiciones|mostres|uses|quero|incluir|coloque|mostre)), evita, evite, evitar',
  it: 'senza, niente, nessun, nessuna, nessuno, ?non, (non (mettere|aggiungere|mostrare|usare|voglio|serve|serve)), evita, evitare',
  nl: 'geen, zonder, ?niet, nooit, laat weg, vermijd, gebruik geen, toon geen',
  pl: 'bez, żadnych, żadnego, żadnej, ?nie, (nie (dodawaj|pokazuj|używaj|chcę|ma być|potrzeba)), unikaj, pomiń',
  sv: 'utan, inga, ingen, inget, ?inte, aldrig, undvik, uteslut, hoppa över, visa (inga|inte)',
  tr: 'olmadan, hiçbir',
  ja: '不要, なし',
  ko: '없이',
  zh: '不要, 不用, 无需, 不需要, 没有, 禁止, 避免, 请勿, 别',
};

/** Words that refuse what stands before them. */
export const REFUSAL_CLOSERS: WordsByLang = {
  en: '(is|are) not (wanted|needed|necessary|required|allowed), not (wanted|needed|necessary|allowed), must never appear, must not appear, should not appear, (is|are) unwanted, are forbidden, not on this screen, (can|should|must) be left out, no thanks, no thank you',
  de: '(ist|sind) nicht (nötig|gewünscht|erwünscht), nicht (nötig|gewünscht), brauche ich nicht, brauchen wir nicht, weglassen, gibt es keins',
  fr: "n'est pas nécessaire, (ne sont|n'est) pas (utile|utiles|nécessaires|souhaité|souhaités), à éviter, en aucun cas",
  es: 'no (es|son) (necesario|necesaria|necesarios|necesarias), no hace falta, no hacen falta',
  pt: 'não (é|são) (necessário|necessária|necessários|precisos), não é preciso',
  it: 'non (serve|servono), non (è|sono) (necessario|necessari|necessarie)',
  nl: 'is niet nodig, zijn niet nodig, niet nodig, hoeft niet',
  pl: 'nie (jest|są) (potrzebne|potrzebny|potrzebna), niepotrzebne, nie trzeba',
  sv: 'behövs (inte|ej), är inte nödvändigt, inte med',
  tr: 'olmasın, olmasınlar, istemem, istemiyorum, istemiyoruz, yok, gerekmez, gerek yok, gerekli değil, koyma, ekleme, gösterme, olmayacak',
  ja: '不要です, は不要, いりません, 要りません, 必要ありません, 入れないでください, 使わないでください, 表示しないでください, しないでください, なしで, は無し, はなし, 必要ない',
  ko: '필요 없어요, 필요 없습니다, 필요없어요, 필요 없음, 없어야, 넣지 마, 빼 주세요, 빼주세요, 하지 마세요, 쓰지 마세요, 불필요, 없이',
  zh: '都不要, 不需要, 不必, 就不用了',
};
