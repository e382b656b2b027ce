/** Words that join two descriptions, by language. */
const AND: Readonly<Record<string, string>> = {
  en: 'and|plus|as well as|along with',
  de: 'und|sowie|dazu',
  fr: 'et|ainsi que',
  es: 'y|e|además de',
  pt: 'e|além de',
  it: 'e|ed|oltre a',
  nl: 'en|plus',
  pl: 'i|oraz',
  sv: 'och|samt',
  tr: 've|ile birlikte',
};

/** Words between a thing and what it holds, by language. */
const WITH: Readonly<Record<string, string>> = {
  en: 'with|w/|showing|that shows?|which shows?|including|includes?|containing|contains?|holding|holds|listing|has|have|having|shows?|displays?|displaying|featuring',
  de: 'mit|zeigt|zeigen|hat|haben|enthält|enthalten',
  fr: 'avec|montrant|montre|affiche|affichent|comprenant|contient|ont',
  es: 'con|muestra|muestran|tiene|tienen|incluye|incluyen',
  pt: 'com|mostra|mostram|mostrando|tem|têm|inclui',
  it: 'con|mostra|mostrano|ha|hanno|include',
  nl: 'met|toont|tonen|heeft|hebben|bevat',
  pl: 'z|ze|pokazuje|pokazują|ma|mają|zawiera',
  sv: 'med|visar|har|innehåller',
  tr: 'gösterir|içerir',
};

const compiled = new Map<string, RegExp>();

/** Finds the next joining word of a language, in small letters ("Shows" is a name); group 1 where it joins, group 2 where it says what is held. */
export function tieWords(lang: string): RegExp | undefined {
  const [and, holds] = [AND[lang], WITH[lang]];
  if (and === undefined || holds === undefined) return undefined;
  const known = compiled.get(lang) ?? new RegExp(String.raw`(?<=^|\s)(?:(${and})|(${holds}))(?=\s|$)`, 'gu');
  compiled.set(lang, known);
  return known;
}
