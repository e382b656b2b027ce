import type { LexiconLang } from '../../outline/lexicon/languages.ts';
import { findMeasure } from '../measures/find-measure.ts';

/** English words in -er, -or, -ist … that are no people. */
const THINGS = new Set(
  `water number order paper container trailer boiler filter sensor meter counter tower river folder printer computer server
  router trigger letter chapter layer motor reactor tractor elevator generator inverter transformer detector heater charger
  timer freezer cooler locker drawer poster banner sticker cover corner border header footer slider buffer cluster parameter
  newsletter calendar semester quarter september october november december weather feather leather timber cylinder boulder
  ladder shutter propeller roller conveyor compressor monitor projector connector factor vector sector colour color floor door
  power flower shower silver butter burger laser transfer offer tier after other under over never ever center centre error
  mirror harbor interior exterior register chamber tender finger cider beer deer pier mixer mower blender dryer washer scooter
  helicopter barrier carrier list checklist playlist wishlist twist forest master-key liver mother-board odor humor tumor
  labor labour harbour flavor flavour rumor armor anchor indicator refrigerator radiator alternator actuator incubator tenor
  dinner supper summer winter cancer fever ulcer paper-cut pepper ginger cucumber amber fiber fibre meter-reading plaster tester
  fermenter digester sampler starter feeder planter binder cutter grinder burner sprinkler hopper loader digger tanker ferry`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a noun names people by what they do: picker, analyst, 撮影者, tłumacz is not told. */
export function isPersonNoun(noun: string, lang: LexiconLang): boolean {
  const word = noun.trim().toLowerCase().split(/\s+/u).at(-1) ?? '';
  if (findMeasure(noun, lang) === 'person') return true;
  if (lang === 'ja') return /[者員士師手]$/u.test(word);
  if (lang === 'ko') return /(?:자|원|사|인)$/u.test(word) && word.length > 1;
  if (lang === 'zh') return /[者员师手]$/u.test(word);
  if (lang !== 'en') return false;
  const single = word.replace(/s$/, '');
  return /(?:[a-z]{2}(?:er|or|ist|yst|eer|man|woman)|ician)$/.test(single) && !THINGS.has(single);
}
