import { z } from 'zod';
import { PAGE_LANGUAGES } from '../parts/page-languages.ts';
import type { Written } from '../read-entry.ts';
import { activityForm } from './activity-form.ts';
import { domainFormOf, editionForm } from './domain-form.ts';
import { houseForm } from './house-form.ts';
import {
  dishForm,
  figureForm,
  journalForm,
  kitchenForm,
  listingForm,
  mediaForm,
  menuForm,
  paperForm,
  pinForm,
  routineForm,
  sectionForm,
  talkForm,
  townForm,
  workPlanForm,
} from './spoken-forms.ts';
import { dossierForm, measureForm, nounForm, pageForm, partForm } from './thing-forms.ts';

type FormOf = (file: Written) => z.ZodType;

/** Every file of such a family is a list of entries. */
const listOf = (form: z.ZodType): FormOf => {
  const list = z.strictObject({ entries: z.array(form).min(1) });
  return () => list;
};

/** The form of what is in each family, which is also the name of its folder: of an entry, or of a list of them. */
export const FORMS: Readonly<Record<string, FormOf>> = {
  domains: domainFormOf,
  houses: () => houseForm,
  editions: listOf(editionForm),
  nouns: listOf(nounForm),
  things: listOf(nounForm),
  parts: listOf(partForm),
  pages: listOf(pageForm),
  ...Object.fromEntries(PAGE_LANGUAGES.map((lang) => [`pages-${lang}`, listOf(pageForm)])),
  measures: listOf(measureForm),
  dossiers: listOf(dossierForm),
  listings: listOf(listingForm),
  journals: listOf(journalForm),
  activities: listOf(activityForm),
  routines: listOf(routineForm),
  menus: listOf(menuForm),
  kitchens: listOf(kitchenForm),
  dishes: listOf(dishForm),
  media: listOf(mediaForm),
  pins: listOf(pinForm),
  towns: listOf(townForm),
  'work-plans': listOf(workPlanForm),
  figures: listOf(figureForm),
  sections: listOf(sectionForm),
  'life-sections': listOf(sectionForm),
  papers: listOf(paperForm),
  talks: listOf(talkForm),
  'trade-talks': listOf(talkForm),
};
