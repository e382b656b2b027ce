import { journalEntry as entry, type JournalKnowledge } from './journal-knowledge.ts';

/** Journals of people who work with words, hands or other people. */
export const CRAFT_JOURNALS: readonly JournalKnowledge[] = [
  {
    words: /\b(?:translat\w+|interpret(?:er|ing)|languages?|linguist\w*|copy-?editor|proofread\w*|subtitl\w+)\b/i,
    entries: [
      entry('Words', 6, 'A word that will not cross the border', 'Five languages have a name for the second helping. English has an elbow.', 'product', 'open book'),
      entry('Work', 5, 'What a page really takes', 'A timer beside the screen for a month: where the hours of three hundred words go.', 'product', 'alarm clock'),
      entry('Words', 8, 'False friends, twelve years on', 'A list that began with a menu and now fills a drawer. The expensive ones first.', 'product', 'stack of books'),
      entry('Clients', 4, 'Before you send me a file', 'Who will read it, what must stay, and what the last translator was told.', 'product', 'envelopes'),
      entry('Books', 7, 'Translating somebody who jokes', 'A pun on page nine, a dead end on page forty, and the letter I wrote to the author.', 'product', 'open notebook with a pencil'),
      entry('Work', 5, 'Machine first, then me', 'When it helps, when it costs twice, and how I put that into a quote.', 'room', 'home office'),
      entry('Places', 6, 'A week in the other language', 'No English from Monday to Sunday, in a town that has plenty of it.', 'landscape', 'old town street'),
    ],
  },
  {
    words: /\b(?:writ(?:er|ers|ing)|author|novel\w*|poet\w*|books?|bookshop|library|literary|reading)\b/i,
    entries: [
      entry('Desk', 6, 'The chapter I cut on a Sunday', 'Eleven thousand words about a ferry. The book floats without them.', 'product', 'open notebook with a pencil'),
      entry('Reading', 5, 'Nine short books for one train', 'Each ends before the border does.', 'product', 'stack of books'),
      entry('Desk', 4, 'A room with the radio on', 'Silence was the problem all along.', 'room', 'home office'),
      entry('Places', 8, 'The street my villain lives in', 'I walked it in March with a tape measure and was asked what I was looking for.', 'landscape', 'old town street'),
      entry('Letters', 5, 'What readers send', 'A pressed fern, two corrections, and a map that is better than mine.', 'product', 'envelopes'),
      entry('Reading', 7, 'Why I finish bad books', 'Somewhere after page two hundred they show you how it is done.', 'product', 'open book'),
    ],
  },
  {
    words: /\b(?:carpent\w+|joiner\w*|wood\w*|potter\w*|ceramic\w*|craft\w*|maker|knit\w*|sew\w*|weav\w*|leather|forge|workshop|sawmill|print(?:er|making))\b/i,
    entries: [
      entry('Workshop', 6, 'Sharp first, then everything else', 'Twenty minutes with a stone before the day begins, and what it saves by four.', 'product', 'hand tools'),
      entry('Material', 7, 'The board with the wrong grain', 'I kept it for nine years. It became the best drawer front I have made.', 'product', 'wooden chair'),
      entry('Mistakes', 4, 'Measured twice, cut in the wrong place', 'A small collection, with dates.', 'product', 'tape measure'),
      entry('People', 8, 'Forty years at one bench', 'Who taught me, what he never said, and the apron I was given in the end.', 'room', 'workshop'),
      entry('Material', 5, 'What the winter does to it', 'Why we heat the store and not the shop.', 'landscape', 'forest in winter'),
      entry('Workshop', 5, 'A bench for left hands', 'Turned round, lowered, and lent to everybody since.', 'room', 'workshop'),
    ],
  },
  {
    words: /\b(?:law\w*|legal|solicitors?|attorneys?|consult\w+|marketing|sales|hr|human resources|recruit\w*|leadership|b2b|freelanc\w*)\b/i,
    entries: [
      entry('Practice', 6, 'The clause nobody reads until June', 'Termination, with three real letters and what each of them cost.', 'product', 'documents'),
      entry('Clients', 5, 'Say the price in the first call', 'Half of them hang up. The other half stay for years.', 'product', 'phone'),
      entry('Practice', 7, 'A meeting with a last sentence', 'Who does what by when, read out before anybody stands up.', 'room', 'meeting room'),
      entry('People', 4, 'Two good questions for a first interview', 'Neither of them is about weaknesses.', 'room', 'office with desks'),
      entry('Figures', 8, 'What forty projects had in common', 'The ones that ran over were late in the second week already.', 'abstract', 'rising steps'),
      entry('Clients', 5, 'How to leave well', 'A handover of six pages, and why they came back.', 'product', 'envelopes'),
    ],
  },
  {
    words: /\b(?:scien\w+|research\w*|universit\w+|climate|nature|conservation|birds?|ocean|physics|biology|history|museum|archaeolog\w*)\b/i,
    entries: [
      entry('Field', 8, 'Counting swifts from a roof', 'Three summers, one chair, and a curve that does not go the way we hoped.', 'landscape', 'city roofs at dusk'),
      entry('Method', 6, 'The sample we threw away', 'It was too good. What we found when we looked for the reason.', 'product', 'microscope'),
      entry('Past', 7, 'A ledger from the harbour office', 'Tides, coal and one love letter, entered by the same hand for thirty years.', 'product', 'open book'),
      entry('Field', 5, 'Mud, for beginners', 'How deep a year is, and what is in it.', 'landscape', 'coast at low tide'),
      entry('Method', 4, 'Ask the people who live there', 'They had known since 1987. Nobody had asked in their language.', 'landscape', 'village'),
      entry('Past', 6, 'Why the clock runs backwards', 'A joke, a protest or a mistake. The bill from the clockmaker settles it.', 'product', 'alarm clock'),
    ],
  },
]; // prettier-ignore
