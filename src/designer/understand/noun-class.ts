/** What kind of thing a noun names, as far as its form tells; it decides how examples of it are titled. */
export type NounClass = 'person' | 'event' | 'measure' | 'thing';

const MEASURES = new Set(
  (
    'yield score rate hour weight cost budget level count temperature price speed distance rating usage consumption revenue height depth mood percentage humidity balance ' +
    'total average intake income output volume pressure power load length width age amount number expense profit margin productivity efficiency mileage rainfall growth ' +
    'streak duration attendance accuracy quality frequency spend saving donation sale quantity capacity occupancy performance progress point'
  ).split(' '),
);
const EVENTS = new Set(
  (
    'visit check test lesson trip tour round call review run drop match ride shift shoot dive walk note log entry show concert game exam repair harvest feed swim climb race ' +
    'practice rehearsal workshop class course quest campaign experiment trial sale auction audit survey service treatment task chore update reading delivery order request ' +
    'report session meeting event booking appointment inspection drill sprint hike flight'
  ).split(' '),
);
const PERSONS = new Set(
  'member volunteer guest student client patient owner artist friend neighbour neighbor parent child kid person team crew agent resident tenant applicant candidate participant guide coach captain chef nurse staff user customer hero character pilot monk dancer'.split(
    ' ',
  ),
);
const NOT_PERSONS = new Set(
  'starter number letter paper order computer tracker water river flower container folder filter server sensor monitor error color colour door floor timer counter poster newsletter router printer beer dinner tower power sticker layer shower weather corner chapter tractor motor reactor mirror calculator controller header footer center summer winter butter fiber plant element document event comment component treatment experiment instrument equipment ingredient apartment department present current accent list ant starter'.split(
    ' ',
  ),
);

/** Class of a noun given as its English singular in lowercase. */
export const classifyNoun = (noun: string): NounClass => {
  const last = noun.split(' ').at(-1) ?? noun;
  if (MEASURES.has(last)) return 'measure';
  if (PERSONS.has(last)) return 'person';
  if (EVENTS.has(last) || /(?:ation|ction|ition|sion|ssion|ment|ing)$/.test(last))
    return last.endsWith('ment') && NOT_PERSONS.has(last) ? 'thing' : 'event';
  if (!NOT_PERSONS.has(last) && /(?:[^aeiou]er|or|ist|ian|eer)$/.test(last) && last.length > 4) return 'person';
  return 'thing';
};
