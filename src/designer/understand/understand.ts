import { AppError } from '../../domain/app-error.ts';
import type { Brief, Want } from '../brief.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { assembleDomain } from './assemble-domain.ts';
import { completeNewsletter } from './complete-newsletter.ts';
import { speakOfCareers } from './speak-of-careers.ts';
import { readTwoMatters } from './two-matters.ts';
import { completeSection } from './complete-section.ts';
import { completePricing } from './complete-pricing.ts';
import { completeColumns } from './complete-columns.ts';
import { speakOfHouse } from './speak-of-houses.ts';
import { completeLineUp } from './complete-line-up.ts';
import { completeTabs } from './complete-tabs.ts';
import { dropAsides } from './drop-asides.ts';
import { dropSides } from './drop-sides.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { correctBrief, splitCorrected } from './corrected-brief.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findArchetype } from './find-archetype.ts';
import { findActivity } from '../knowledge/activities/activities.ts';
import { findAudience } from './find-audience.ts';
import { findBrand } from './find-brand.ts';
import { findColors, listColorWords } from './find-colors.ts';
import { findCurrency } from './find-currency.ts';
import { findDensity } from './find-density.ts';
import { findDoor, makesAccount, opensPassage } from '../outline/language/door-words.ts';
import { findDevice } from '../outline/find-device.ts';
import { tellLanguage } from '../outline/language/tell-language.ts';
import { findDomain, type DomainEvidence, type FoundDomain } from './find-domain.ts';
import { findFonts, listFontWords } from './find-fonts.ts';
import { findCraft, findUser, USAGE_SENTENCES } from './find-kin.ts';
import { findIntent, type Intent } from './find-intent.ts';
import { findLanguage } from './find-language.ts';
import { findMode } from './find-mode.ts';
import { findMoods } from './find-moods.ts';
import { findGroundMode } from './find-ground-mode.ts';
import { findPlace, isPlaceName } from './find-place.ts';
import { findRoundness } from './find-roundness.ts';
import { findStyles } from './find-styles.ts';
import { findSlogan } from './find-slogan.ts';
import { findTextTitle } from './find-text-title.ts';
import { findSubject } from './find-subject.ts';
import { chooseHouse, houseFor } from './choose-house.ts';
import { neutralFor } from './neutral-for.ts';
import type { ReadContext } from './noun-phrase.ts';
import { preparePrompt, QUOTE_MARKS, unmask } from './prompt-text.ts';
import { takeMatter } from './take-matter.ts';
import { spellOutBars } from './spell-out-bars.ts';
import { readWants, type WantsReading } from './read-wants.ts';
import { stripTechnical } from './strip-technical.ts';
import { listEnglishStems } from './translate-words.ts';
import { capitalize } from './word-forms.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { listSubjectNouns } from './list-subject-nouns.ts';
import { isOnlyFormat } from './drop-format.ts';
import { ARCHETYPES, type ArchetypeId } from '../archetypes/archetypes.ts';
import { speakOfCourse, taughtThing } from './speak-of-courses.ts';
import { speakOfSubscription, subscribedThing } from './speak-of-subscriptions.ts';
import { leadBySubject } from './lead-by-subject.ts';
import { chooseEdition } from './choose-edition.ts';
import { seatWants } from './seat-wants.ts';
import { settleAttributes } from './settle-attributes.ts';
import { settleStages } from './settle-stages.ts';
import { speakOfKitchen } from './speak-of-kitchen.ts';
import { specialiseDomain } from './specialise-domain.ts';
import { listDomainNouns, listSubjectStems } from './list-domain-nouns.ts';

/** Characters of a prompt that are read; ten times what people write. */
const LONGEST_READ = 20_000;
/** Under this the domain is assembled from the prompt's own nouns. */
const LEAST_CERTAINTY = 0.3;

const listEvidence = (
  text: string,
  intent: Intent,
  subject: string,
  reading: WantsReading,
  lang: string,
): DomainEvidence[] => {
  const usage = (text.match(USAGE_SENTENCES) ?? []).join(' ');
  const rest = text.replaceAll(USAGE_SENTENCES, ' ');
  const given = reading.wants.flatMap((want) => [want.label, ...want.texts, ...want.items.map((item) => item.title)]);
  // "Blog post about growing tomatoes": the trade is that of the tomatoes, not of writing.
  const isAbout = lang === 'en' && intent.purpose !== '' && isOnlyFormat(intent.thing);
  const named = isAbout ? [intent.purpose] : [subject, `${intent.thing} ${intent.purpose}`];
  return [
    { stems: listEnglishStems(`${named[0] ?? ''} `, lang), weight: 1.5 },
    { stems: listEnglishStems(named[1] ?? '', lang), weight: 1.4 },
    { stems: listEnglishStems(intent.titles.join(' '), lang), weight: 1 },
    { stems: listEnglishStems(reading.heading ?? '', lang), weight: 0.9 },
    { stems: listEnglishStems(given.join(' . '), lang), weight: 0.7 },
    { stems: listEnglishStems(isAbout ? rest.replace(intent.thing, ' ') : rest, lang), weight: 0.6 },
    { stems: listEnglishStems(usage, lang), weight: 0.15 },
  ];
};

/** Puts an absent property away, as exact optional types ask. */
/** Only the opening says what is asked for. */
const OPENING = 48;

const present = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

/** "Enhance this prompt: '…'": the wish is inside. */
const WRAPPED = /^[^'"‘“]{0,60}\bprompt\b[^'"‘“]{0,20}['"‘“](.{6,})['"’”][^'"’”]{0,20}$/su;

const unwrapPrompt = (prompt: string): string => WRAPPED.exec(prompt)?.[1] ?? prompt;

/** The known domain if it is sure, else that of who would use it, else one made of the prompt's own nouns, else a neutral one. */
const chooseDomain = (
  found: FoundDomain | undefined,
  subject: string,
  nouns: readonly string[],
  prompt: string,
  domains: readonly DomainKnowledge[],
): DomainKnowledge => {
  if (found !== undefined && found.certainty >= LEAST_CERTAINTY) return found.domain;
  const user = findUser(prompt, domains);
  if (user !== undefined) return neutralFor(prompt, user);
  if (nouns.length > 0) return assembleDomain(subject, nouns);
  return neutralFor(prompt, findCraft(prompt, domains));
};

/** A house that sells things. */
const SHOP = /\b(?:shop|store|web ?shop|boutique|e-?commerce|nursery sells)\b/i;

/** "That teaches watercolour painting" says what it is about, not what stands on it. */
const isNotTaught = ({ label }: Want): boolean =>
  !/^(?:teach(?:es|ing)?\b|(?:an? )?(?:introduction|intro|basics)(?: to\b|$))/i.test(label);

/** What is done with an app of its own has that app's name and places, on the ground of a trade that is like it. */
function appFor(
  domain: DomainKnowledge,
  certainty: number,
  prompt: string,
  domains: readonly DomainKnowledge[],
): DomainKnowledge {
  const activity = findActivity(prompt);
  if (activity === undefined) return domain;
  const isSure = certainty >= SURE && domains.some(({ id }) => id === domain.id);
  const ground = isSure ? domain : (domains.find(({ id }) => id === activity.trade) ?? domain);
  const { own } = activity;
  if (own === undefined || (isSure && own.isFallback === true)) return ground;
  return {
    ...ground,
    brands: [...own.names],
    icon: own.icon,
    destinations: own.places.map(([label, icon]) => ({ label, icon })),
  };
}
/** From here on a prompt's trade is its own and not one that shares a word with it. */
const SURE = 0.5;

/** Where a part of a page is all there is, its ground is the page's: "a dark near-black footer". */
const modeOfPart = (archetype: ArchetypeId, text: string): Brief['mode'] =>
  archetype === 'section' && /\b(?:dark|near-black|black|midnight)\b/i.test(text) ? 'DARK' : undefined;

/** Reads a prompt into a brief. Total and pure: every prompt gives one, and nothing in it is invented but an assembled domain. */
export const understand = (prompt: string, domains: readonly DomainKnowledge[]): Brief => {
  const corrected = splitCorrected(prompt);
  if (corrected === undefined) return readPrompt(prompt, domains);
  const read = readPrompt(corrected.prompt, domains);
  try {
    return correctBrief(read, corrected.lines, domains);
  } catch (error) {
    // Refused where the screen is asked for; one that was drawn by another release is read as far as it is known.
    if (error instanceof AppError) return read;
    throw error;
  }
};

const readPrompt = (prompt: string, domains: readonly DomainKnowledge[]): Brief => {
  const whole = stripTechnical(unwrapPrompt(prompt.slice(0, LONGEST_READ)));
  const plain = whole.isComponents ? whole : { ...whole, text: dropAsides(whole.text) };
  const lang = findLanguage(plain.text);
  const text =
    lang === 'en'
      ? preparePrompt(spellOutBars(plain.text), correctSpelling)
      : preparePrompt(plain.isComponents ? plain.text : dropSides(plain.text, lang));
  const grammar = LANGUAGES[lang] ?? LANGUAGES['en'];
  if (grammar === undefined) throw new Error(`no grammar for ${lang}`);
  const context: ReadContext = {
    lang,
    grammar,
    quotes: text.quotes,
    colorWords: listColorWords(plain.text),
    fontWords: listFontWords(plain.text),
  };
  const opening = findIntent(text, lang);
  const matters = lang === 'en' ? readTwoMatters(opening) : undefined;
  const intent = lang === 'en' ? (matters?.intent ?? takeMatter(opening, text.text)) : opening;
  const name = findBrand(text.text, intent, plain.isComponents, context);
  const brand = name === undefined || isPlaceName(name) ? undefined : name;
  const subject = matters?.title ?? findSubject(intent, brand, context);
  const reading = readWants({
    text,
    intent,
    subject,
    isComponents: plain.isComponents,
    sampleNames: plain.sampleNames,
    context,
  });
  const shown = unmask(text.text, text.quotes);
  const found = findDomain(listEvidence(shown, intent, subject, reading, lang), domains);
  const certainty = found?.certainty ?? 0;
  const subjects = lang === 'en' ? listSubjectNouns(intent) : [];
  const listed = listDomainNouns(intent, reading.wants, context);
  const nouns = [...new Set([...subjects, ...listed])];
  const chosen = chooseDomain(found, subject, nouns, shown, domains);
  const edition = lang === 'en' ? chooseEdition(chosen, shown) : chosen;
  const told = leadBySubject(edition, listSubjectStems(intent, lang));
  const special = specialiseDomain(told, edition === chosen ? subjects : [], listed, lang === 'en' && SHOP.test(shown));
  const sent = lang === 'en' ? subscribedThing(intent) : undefined;
  const archetype =
    opensPassage(plain.text) || (lang === 'en' ? MAKES_ACCOUNT.test(prompt) : makesAccount(prompt))
      ? 'auth'
      : findArchetype(intent, brand, plain.text, reading.wants, lang, plain.isComponents);
  const app =
    ARCHETYPES[archetype].parts?.activity === undefined ? special : appFor(special, certainty, shown, domains);
  const house = houseFor(app, archetype, domains);
  // A shop that stands in for an unknown house sells what the page is about.
  const stocked = house !== app && house.trade === 'goods' ? specialiseDomain(house, subjects, listed, true) : house;
  const housed = speakOfKitchen(stocked, lang === 'en' ? shown : '');
  const chosenHouse = chooseHouse(housed, { archetype, lang, intent, subject, shown, isSure: certainty >= SURE });
  const offered = chosenHouse.domain;
  const deeds = new Set(listEnglishStems(chosenHouse.deeds, lang));
  const isDeed = ({ label, items, texts, fields }: Want): boolean =>
    items.length + texts.length + fields.length === 0 && listEnglishStems(label, lang).every((stem) => deeds.has(stem));
  const listedWants = deeds.size === 0 ? reading.wants : reading.wants.filter((want) => !isDeed(want));
  // "A bike workshop in Utrecht" teaches no Utrecht.
  const teaches = lang === 'en' && ARCHETYPES[archetype].isPublic === true && !chosenHouse.isNamed;
  const taught = teaches ? taughtThing(shown) : undefined;
  const taughtDomain =
    archetype === 'careers'
      ? speakOfCareers(offered)
      : taught === undefined
        ? offered
        : { ...offered, ...speakOfCourse(taught) };
  const subscribed = sent === undefined ? taughtDomain : { ...taughtDomain, ...speakOfSubscription(sent) };
  const domain =
    lang === 'en' && taught === undefined ? speakOfHouse(subscribed, archetype, intent, shown) : subscribed;
  // A name may hold words of looks: "Golden Crumb" asks for no gold.
  const place = plain.isComponents
    ? undefined
    : ((brand === undefined ? undefined : findPlace(plain.text.replaceAll(brand, ' '))) ?? findPlace(plain.text));
  const tag = tellLanguage(plain.text, lang);
  const currency = findCurrency(plain.text, tag, place?.currency);
  const looks = brand === undefined ? plain.text : plain.text.replaceAll(brand, ' ');
  // What is to be read on the screen says nothing of its mood.
  const unquoted = text.text.replaceAll(QUOTE_MARKS, ' ').replaceAll(brand ?? '\u0000', ' ');
  const colors = findColors(looks);
  const wants = completeSection(
    completeColumns(
      completeLineUp(
        completeTabs(
          settleStages(
            completePricing(
              completeSignIn(
                completeNewsletter(
                  settleAttributes(taught === undefined ? listedWants : listedWants.filter(isNotTaught), shown),
                  archetype,
                  shown,
                ),
                archetype,
              ),
              archetype,
              shown,
            ),
            archetype,
            shown,
          ),
          archetype,
          shown,
        ),
        archetype,
        shown,
      ),
      archetype,
    ),
    archetype,
    subject,
    shown,
  );
  return {
    prompt,
    lang: tag,
    ...present('brand', brand),
    subject: subject === '' ? (reading.heading ?? reading.wants[0]?.label ?? capitalize(archetype)) : subject,
    ...present('purpose', intent.purpose === '' ? undefined : unmask(intent.purpose, text.quotes)),
    ...present(
      'heading',
      reading.heading ??
        (archetype === 'article' ? findTextTitle(plain.text) : undefined) ??
        findSlogan(intent, brand, archetype),
    ),
    domain,
    domainCertainty: certainty,
    archetype,
    ...present('device', findDevice(unquoted)),
    ...present('door', findDoor(unquoted.slice(0, OPENING))),
    ...present('audience', plain.isComponents ? undefined : findAudience(plain.text)),
    ...present('place', place && currency ? { ...place, currency } : place),
    ...present('currency', currency),
    wants: lang === 'en' ? wants : seatWants(wants, plain.text, lang),
    colors,
    ...present('mode', findMode(unquoted) ?? modeOfPart(archetype, unquoted) ?? findGroundMode(colors)),
    fonts: findFonts(looks),
    moods: findMoods(unquoted),
    styles: findStyles(unquoted),
    ...present('density', findDensity(unquoted)),
    ...present('roundness', findRoundness(unquoted)),
  };
};

/** A screen named by what is done on it; "create" is no request here: there is nothing else that "an account screen" makes. */
const MAKES_ACCOUNT =
  /^.{0,24}\bcreate[ -](?:(?:an?|your) )?(?:new )?account (?:screen|page|form|view|step|dialog|modal|sheet)\b/i;
