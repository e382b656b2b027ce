import type { Picture } from '../../write/slots.ts';

export type Title = readonly [title: string, by: string, cover: string];

/** What people listen to, watch or read in an app of one kind. */
export interface MediaKnowledge {
  words: RegExp;
  title: string;
  chips: readonly string[];
  /** The kind of picture that covers are. */
  cover: Picture['kind'];
  resume: { label: string; left: string; share: number; icon: string };
  shelves: readonly [string, string];
  list: string;
  sides: readonly string[];
  icon: string;
  titles: readonly Title[];
}

/** In this order: what says the kind of thing comes before what says how one has it. */
export const MEDIA: readonly MediaKnowledge[] = [
  {
    words: /\bpodcasts?\b/i,
    title: 'Library',
    chips: ['Shows', 'Episodes', 'Saved'],
    cover: 'abstract',
    resume: { label: 'Continue listening', left: '18 min left', share: 0.58, icon: 'play' },
    shelves: ['Your shows', 'New this week'],
    list: 'Downloaded episodes',
    sides: ['42 min', '27 min', '1 h 04', '35 min'],
    icon: 'circle-check',
    titles: [
      ['The Lock Keeper', 'Room Tone', 'river waves'],
      ['Night Shift Stories', 'Ines Duarte', 'night city stars'],
      ['Small Machines', 'Kofi Mensah', 'gears and circles'],
      ['Bread and Water', 'Ladle Audio', 'wheat lines'],
      ['Field Notes on Noise', 'Runa Solheim', 'sound waves'],
      ['Second Language', 'Priya Nair', 'speech shapes'],
    ],
  },
  {
    words: /\b(?:audiobooks?|e-?books?|books?|reading|reader|novels?|comics?|manga)\b/i,
    title: 'Library',
    chips: ['Books', 'Series', 'Wish list'],
    cover: 'abstract',
    resume: { label: 'Continue reading', left: '84 pages left', share: 0.71, icon: 'book-open' },
    shelves: ['On your shelf', 'Picked for you'],
    list: 'Finished lately',
    sides: ['312 p', '248 p', '401 p', '190 p'],
    icon: 'book-check',
    titles: [
      ['The Salt Almanac', 'Mara Linden', 'sea waves'],
      ['A House of Weather', 'Jonas Aker', 'clouds and rain'],
      ['Ninth Floor', 'Ilse Brandt', 'city blocks'],
      ['What the Orchard Kept', 'Tom Hale', 'leaves'],
      ['Letters to a Lighthouse', 'Ada Ferro', 'lighthouse beams'],
      ['Slow Rivers', 'Kenji Morita', 'river lines'],
    ],
  },
  {
    words: /\b(?:music|playlists?|albums?|songs?|artists?|radio|spotify)\b/i,
    title: 'Good evening',
    chips: ['Playlists', 'Albums', 'Artists'],
    cover: 'abstract',
    resume: { label: 'Jump back in', left: '2:28 left', share: 0.36, icon: 'play' },
    shelves: ['Made for you', 'New releases'],
    list: 'Recently played',
    sides: ['3:52', '4:10', '2:47', '5:01'],
    icon: 'music',
    titles: [
      ['Harbour Light, Late', 'Runa Solheim', 'sea waves sunset'],
      ['Ebb', 'Idris Quartet', 'blue waves'],
      ['Ninth Floor', 'Slow Elevator', 'city blocks'],
      ['Barometer', 'Oda & the Weather', 'rings'],
      ['Salt in the Hinge', 'The Lamplighters', 'sun and lines'],
      ['Kitchen Radio', 'Ada Ferro', 'dots and waves'],
    ],
  },
  {
    words: /\b(?:movies?|films?|video|tv|series|shows?|anime)\b/i,
    title: 'For you',
    chips: ['Films', 'Series', 'My list'],
    cover: 'landscape',
    resume: { label: 'Continue watching', left: '52 min left', share: 0.44, icon: 'play' },
    shelves: ['New this week', 'Because you liked Ebb'],
    list: 'My list',
    sides: ['1 h 48', '2 h 06', '6 parts', '1 h 31'],
    icon: 'bookmark',
    titles: [
      ['Ebb', 'Drama, 2026', 'sea at dusk'],
      ['Ninth Floor', 'Thriller, 2025', 'city skyline at night'],
      ['The Ridge', 'Adventure, 2026', 'mountain'],
      ['Harvest Home', 'Comedy, 2024', 'farm field'],
      ['Dry Season', 'Western, 2025', 'desert'],
      ['Cold Harbour', 'Crime, 2026', 'harbour'],
    ],
  },
  {
    words: /\b(?:meditat\w+|mindful\w*|sleep|calm|breath\w*|relax\w*|soundscapes?)\b/i,
    title: 'Good evening',
    chips: ['For sleep', 'For focus', 'Breathing'],
    cover: 'landscape',
    resume: { label: 'Today’s session', left: '10 min', share: 0, icon: 'play' },
    shelves: ['Sleep stories', 'Short sits'],
    list: 'Sounds',
    sides: ['45 min', 'all night', '30 min', '60 min'],
    icon: 'headphones',
    titles: [
      ['On the Quiet Lake', 'Told by Anjali Menon', 'lake in evening light'],
      ['Night Train North', 'Told by Idris Bell', 'train at night'],
      ['Snow on the Pass', 'Told by Runa Solheim', 'winter cabin snow'],
      ['Rain on Canvas', 'Sound', 'forest'],
      ['Letting the Day Go', 'With Anjali Menon', 'sea at dusk'],
      ['The Desert Road', 'Told by Tomás Reyes', 'desert'],
    ],
  },
  {
    words: /\b(?:courses?|lessons?|classes|learn\w*)\b/i,
    title: 'My courses',
    chips: ['In progress', 'Saved', 'Done'],
    cover: 'abstract',
    resume: { label: 'Carry on', left: 'Lesson 7 of 12', share: 0.55, icon: 'play' },
    shelves: ['Your courses', 'Made for you'],
    list: 'Next lessons',
    sides: ['12 min', '18 min', '9 min', '22 min'],
    icon: 'circle-play',
    titles: [
      ['Drawing What You See', 'Ilse Brandt', 'pencil lines'],
      ['Bread From Nothing', 'Lou Ferrand', 'wheat lines'],
      ['Numbers Without Fear', 'Kofi Mensah', 'grid and dots'],
      ['Writing Short', 'Mara Linden', 'paper shapes'],
      ['Light and Lens', 'Ada Ferro', 'circles of light'],
      ['First Steps in Code', 'Priya Nair', 'brackets and blocks'],
    ],
  },
];
