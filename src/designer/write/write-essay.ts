import { isOnlyFormat } from '../understand/drop-format.ts';
import type { SlotOf } from './slots.ts';
import { stemsOf, type WriteContext } from './write-context.ts';
import { capitalise } from '../capitalise.ts';

type Essay = Pick<SlotOf<'article'>, 'title' | 'lead' | 'paragraphs' | 'pull'>;

/** "Growing tomatoes", "How to brew tea": somebody wants to know how it is done. */
const HOW_TO = /^(?:how to |\p{L}{2,}ing\b)/iu;

/** Texts that somebody wrote; a policy or a protocol has words of its own. */
const TEXT = /\b(?:blog|articles?|posts?|essays?|stor(?:y|ies)|editorial|column|long-?form)\b/i;

/**
 * A text on what the prompt names, where the trade's own text is about something else: true of any such thing, since
 * nothing is known of this one. Undefined where the prompt names nothing.
 */
export function writeEssay({ brief, domain }: WriteContext): Essay | undefined {
  const { prompt } = brief;
  if (brief.lang === 'en' && brief.heading !== undefined && OWN_WAY.test(brief.heading)) return ownWay(brief.heading);
  if (
    brief.lang === 'en' &&
    brief.heading !== undefined &&
    QUESTION.test(brief.heading) &&
    !speaksOfHeading(domain.article.title, brief.heading)
  )
    return onQuestion(brief.heading);
  const { subject } = brief;
  const purpose = brief.purpose ?? (isOnlyFormat(subject) ? undefined : subject);
  if (purpose === undefined || brief.lang !== 'en' || !TEXT.test(prompt)) return undefined;
  const own = new Set(stemsOf(domain.article.title));
  const spoken = stemsOf(purpose);
  const isAboutPurpose =
    spoken.every((stem) => stemsOf(subject).includes(stem)) || stemsOf(subject).every((stem) => spoken.includes(stem));
  // A text that was made up from the prompt's nouns knows no more, and less of its grammar.
  const isTold = domain.trade !== undefined && stemsOf(subject).some((stem) => stem.length > 3 && own.has(stem));
  if (!isAboutPurpose || isTold) return undefined;
  const title = purpose.split(/\s+/).length <= LONGEST_TITLE_WORDS ? capitalise(purpose) : subject;
  if (BEST.test(title)) return theBest(title);
  return HOW_TO.test(title) ? howTo(title) : onSubject(title);
}

const LONGEST_TITLE_WORDS = 9;
/** "The best hikes in Scotland", "10 books for winter": somebody has chosen. */
const BEST = /^(?:the |our |my )?(?:\d+ |ten |five |seven )?(?:best|favou?rite|top|most beautiful)\b/i;

const theBest = (subject: string): Essay => ({
  title: subject,
  lead: 'Not the best known, and in no order but one: that in which we would do them again.',
  paragraphs: [
    'We kept a notebook for two years and wrote down only what we told somebody about afterwards. That left out most of the famous ones. What stayed are those that are worth the way even on a grey day, and that do not depend on luck.',
    'The first one is for beginners, and that is no insult. It is short, it is hard to get wrong, and it shows within an hour whether you want more. Go early, on a weekday, and leave time to sit down.',
    'The middle ones ask for a little: a map, a spare morning, somebody to go with. Two of them are better in the rain. One we nearly left out, because it changes with the season and you may see it at its worst; even then it made the list.',
    'The last is the one we argue about. It is far, it costs a whole day, and half of us would never do it again. The other half have been back three times.',
  ],
  pull: 'We wrote down only what we told somebody about afterwards.',
});

/** "How we moved the office": somebody tells what they did themselves. */
const OWN_WAY = /^(?:how|why|what|when) (?:we|i|our|my)\b/iu;

const ownWay = (subject: string): Essay => ({
  title: subject,
  lead: 'It took longer than planned, cost less than feared, and we would do two things differently. Here is all of it.',
  paragraphs: [
    'It began with a sentence that somebody said at lunch and nobody took seriously. A week later three of us were still arguing about it, which is usually a sign. So we gave it a date, a budget and one person who was allowed to say no.',
    'The first month was mostly lists. What depends on what, who has to be asked, what happens if it fails on a Friday. We tried it with the smallest part first and learned more from that one week than from all the lists together.',
    'Not everything went well. We told people too late, and we kept the old way running beside the new one for too long, because stopping felt final. When we did stop, nobody missed it.',
    'Half a year on we have stopped talking about it, and that may be the best thing to say. If you are about to do the same: start smaller, tell everybody sooner, and write down the day on which the old way ends.',
  ],
  pull: 'Start smaller, tell everybody sooner, and write down the day on which the old way ends.',
});

const howTo = (subject: string): Essay => ({
  title: subject,
  lead: 'It takes less than most guides say: a little room, a little time on most days, and a few things done early.',
  paragraphs: [
    'Begin smaller than you would like. One good try teaches more than five hurried ones, and it costs less when it goes wrong. Write down the date, what you did and what you saw. In a month those notes will be worth more than any advice, this page included.',
    'Most of the trouble comes from the first week. People buy before they look, or change three things at once and never learn which of them helped. Change one thing, wait, look again.',
    'After that, keep to a rhythm. Ten minutes on most days do more than two hours on a Sunday, because you see the small changes while there is still time to answer them.',
    'And ask somebody nearby who has done it for years. They will tell you the one thing that holds where you live, and it is rarely in a book.',
  ],
  pull: 'Change one thing, wait, look again.',
});

const onSubject = (subject: string): Essay => ({
  title: subject,
  lead: 'Where it comes from, what it changes, and the questions that are still open.',
  paragraphs: [
    'Everybody has an opinion on it, and most of those opinions are older than the last time anybody looked. So we looked: we read what there is, asked people who deal with it every day, and wrote down where they disagree.',
    'Three things came up again and again. The beginning was plainer than the story that is told about it. What it costs depends on what is counted. And those who know most about it are the slowest to say what comes next.',
    'None of this settles the matter. It does make it easier to ask better questions, and to notice when an answer comes too quickly.',
  ],
  pull: 'Those who know most about it are the slowest to say what comes next.',
});

/** "Why cities plant trees in the wrong places": somebody went to find out. */
const QUESTION = /^(?:how|why|what|when|where) /i;

const speaksOfHeading = (title: string, heading: string): boolean => {
  const own = stemsOf(title).filter((stem) => stem.length > 3);
  const spoken = new Set(stemsOf(heading));
  return own.length > 0 && own.filter((stem) => spoken.has(stem)).length * 2 >= own.length;
};

const onQuestion = (subject: string): Essay => ({
  title: subject,
  lead: 'The short answer fits into a sentence. The long one took three visits, a notebook, and somebody who has looked at it for thirty years.',
  paragraphs: [
    'I first heard the question from a man who has dealt with the answer all his working life. He did not look up. “Everybody asks that,” he said, “and nobody stays for the end.” So I stayed.',
    'The beginning is plainer than the stories about it. There is one thing that starts it, a second that lets it happen, and a third that hides it until it is too late to do much. Take away any of them and the question goes away. That is why it is so easily explained, and so seldom changed.',
    'Most of what people try works on the third. It is the part one sees, and it feels like doing something. Those who know more work on the first, earlier and with less effort, and have little to show for it, since nothing happens.',
    'I tried it myself for a month and wrote down what I saw each day. The first week taught me nothing. In the second I found out that I had been looking at the wrong end. From then on it was almost dull, which, I was told, is how one knows.',
    'At the last visit the man did look up. “It is not that we do not know,” he said. “It is that one has to begin before there is anything to see.”',
  ],
  pull: 'One has to begin before there is anything to see.',
});
