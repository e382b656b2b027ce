import { journalEntry as entry, type JournalKnowledge } from './journal-knowledge.ts';

/** Journals of trades that write about how they work. */
export const WORK_JOURNALS: readonly JournalKnowledge[] = [
  {
    words: /\b(?:tech|engineering|developers?|software|programm(?:ers?|ing)|coding|startups?|saas|product team|ai|devops|data)\b/i,
    entries: [
      entry('Engineering', 11, 'The bug that only came on Thursdays', 'A clock, a cache and a bank holiday in Luxembourg. How we found it, and what we changed.', 'abstract', 'code on a screen'),
      entry('Product', 6, 'We deleted the settings page', 'Forty switches, three of which anybody had touched. What took their place.', 'abstract', 'layers of shapes'),
      entry('Engineering', 8, 'Smaller releases, quieter nights', 'From one deploy a week to nine a day, and why the pager went silent.', 'abstract', 'rising steps'),
      entry('Team', 5, 'How we write things down', 'One page, one owner, one date after which it may be thrown away.', 'product', 'open notebook with a pencil'),
      entry('Design', 7, 'Loading is a state, not an apology', 'Three ways to wait that tell you something while you do.', 'abstract', 'circles and lines'),
      entry('Security', 9, 'What a stranger sees of us', 'We asked someone to look from outside for a week. This is the list.', 'abstract', 'shield of lines'),
      entry('Team', 4, 'Hiring without riddles', 'A real problem, two hours, paid. What it changed for both sides.', 'room', 'office with desks'),
    ],
  },
  {
    words: /\b(?:design(?:er|ers)?|illustrat\w+|photograph\w+|architect\w*|studio|ux|typograph\w*|creative|agency|art)\b/i,
    entries: [
      entry('Process', 7, 'Start with the smallest size', 'If it holds on a stamp, it will hold on a wall. The reverse is rarely true.', 'abstract', 'shapes on paper'),
      entry('Work', 9, 'A year with one colour', 'What happens to a practice when green is the only decision already made.', 'abstract', 'green painting'),
      entry('Tools', 5, 'Back to the pencil', 'Three projects begun on paper, and how long it took us to miss undo.', 'product', 'pencil and paper'),
      entry('Places', 6, 'The light in the north room', 'Why we moved every desk by two metres and kept the cold wall.', 'room', 'studio with a large window'),
      entry('Process', 8, 'The meeting where nothing was shown', 'Words first. The client drew it before we did.', 'room', 'meeting room'),
      entry('Work', 4, 'What we did not send', 'Eleven covers that were nearly it, with the reasons they were not.', 'product', 'stack of books'),
    ],
  },
  {
    words: /\b(?:financ\w*|money|invest\w*|accounting|tax(?:es)?|saving|budget\w*|fintech)\b/i,
    entries: [
      entry('Saving', 6, 'The envelope, forty years on', 'My grandmother had seven. What is left of the idea when nothing is paper.', 'product', 'envelopes'),
      entry('Tax', 8, 'What you may deduct for a room', 'A desk is easy, a door is harder. Three cases and how they ended.', 'room', 'home office'),
      entry('Investing', 7, 'Boring for thirty years', 'Two funds, one date in the month, and nothing to tell at parties.', 'abstract', 'rising lines'),
      entry('Housing', 9, 'Rent or buy, with real figures', 'We took one flat in one street and did the sum to the last repair.', 'landscape', 'city houses'),
      entry('Saving', 4, 'A month of no small things', 'No coffee out, no deliveries. What came of it was not what I expected.', 'food', 'cup of coffee'),
      entry('Work', 5, 'How to ask for more', 'Four sentences that worked, and one that never has.', 'room', 'office with desks'),
    ],
  },
  {
    words: /\b(?:fitness|running|runner|yoga|wellness|health|nutrition|coach\w*|mindful\w*|cycling|mental)\b/i,
    entries: [
      entry('Running', 6, 'Slow is most of it', 'Eight runs in ten at a pace for talking. The other two look after themselves.', 'landscape', 'path along a river'),
      entry('Rest', 5, 'What a week off does', 'Nothing is lost in seven days. Here is what the log says.', 'room', 'bedroom in the morning'),
      entry('Strength', 7, 'Four lifts and a door frame', 'A plan for people whose gym is the hall.', 'product', 'kettlebell'),
      entry('Eating', 4, 'Porridge, an argument', 'With water, with salt, an hour before. The case for the defence.', 'food', 'bowl of porridge'),
      entry('Mind', 6, 'Ten breaths at the kettle', 'The shortest practice I have ever kept up.', 'product', 'tea kettle'),
      entry('Outside', 8, 'A winter of cold mornings', 'Forty dips, a flask, and what nobody tells you about gloves.', 'landscape', 'lake in winter'),
    ],
  },
]; // prettier-ignore
