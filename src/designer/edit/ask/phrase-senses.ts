/** What a phrase of an instruction does in it. */
export type Sense = VerbSense | RelationSense | 'reason' | 'filler' | 'and' | 'all' | 'negation';

export type VerbSense =
  | 'rename'
  | 'set'
  | 'replace'
  | 'remove'
  | 'add'
  | 'move'
  | 'put'
  | 'swap'
  | 'sort'
  | 'select'
  | 'deselect'
  | 'on'
  | 'off'
  | 'open'
  | 'close'
  | 'disable'
  | 'enable'
  | 'require'
  | 'current'
  | 'duplicate'
  | 'make'
  | 'keep'
  | 'becomes'
  | 'goes'
  | 'wish';

export type RelationSense =
  | 'to'
  | 'from'
  | 'instead'
  | 'below'
  | 'above'
  | 'before'
  | 'after'
  | 'beside'
  | 'leftof'
  | 'rightof'
  | 'between'
  | 'top'
  | 'bottom'
  | 'in'
  | 'of'
  | 'with'
  | 'around'
  | 'called';

type Lang = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt';

export type Words = Partial<Record<Lang, string>>;

export const REASONS: Words = {
  en: 'because, since, so that, as it, as they, as we, in order to, to make room, due to, so the, so it, so people, so we, so users, thanks, thank you, cheers, otherwise, for consistency, given that, now that, so they',
  de: 'weil, damit, denn, da wir, da es, da die, da der, da das, danke',
  fr: 'parce que, car, puisque, afin que, pour que, merci',
  es: 'porque, ya que, para que, puesto que, gracias',
  it: 'perché, poiché, affinché, grazie, siccome',
  nl: 'omdat, want, zodat, dank, bedankt',
  pt: 'porque, já que, para que, pois, obrigado',
};

export const ANDS: Words = {
  en: 'and, n, so, therefore, hence, then, and then, also, and also, plus, as well as, but, while, additionally, finally, afterwards, besides, furthermore, moreover, after that, and please, and finally, &, as well, too, next',
  de: 'und, danach, daraufhin, anschließend, dann, und dann, auch, ausserdem, sowie, aber, zusätzlich, anschliessend',
  fr: 'et, puis, et puis, aussi, ensuite, ainsi que, mais',
  es: 'y, luego, y luego, también, además, después, pero, e',
  it: 'e, poi, e poi, anche, inoltre, ma, ed',
  nl: 'en, dan, en dan, ook, daarna, maar, en ook',
  pt: 'e, depois, também, além disso, mas, em seguida',
};
