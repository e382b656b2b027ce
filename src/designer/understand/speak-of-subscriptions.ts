import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Intent } from './find-intent.ts';
import { capitalize } from './word-forms.ts';

/** "A coffee subscription", "a monthly flower box": things that come by post again and again. */
const SUBSCRIPTION =
  /^(?:an?|the|our|my)?\s*(?:[\p{L}-]+ ly )?(?:(?:monthly|weekly|curated|seasonal|online|new|small|local|specialty|artisan) )*([\p{L}' -]{3,24}?) (?:subscription(?: (?:box|service|company|brand|club))?|box subscription|of the month club|delivery box|club box)\b/iu;
/** What is subscribed to without being sent. */
const NOT_SENT =
  /\b(?:software|saas|streaming|app|news|newsletter|music|video|plan|membership|gym|magazine|yearly|cancel|manage|data|my)\b/i;

/** The things of a subscription that a prompt is for: "coffee"; undefined where it is for none. */
export function subscribedThing({ thing, purpose }: Intent): string | undefined {
  const text = purpose === '' ? thing : purpose;
  const found = SUBSCRIPTION.exec(text)?.[1]?.trim().toLowerCase();
  return found === undefined || NOT_SENT.test(found) ? undefined : found;
}

type SubscriptionWords = Pick<DomainKnowledge, 'trade' | 'promises' | 'points' | 'steps' | 'questions'>;

/** What somebody says who sends a thing by post again and again; it promises no number and names no price. */
export function speakOfSubscription(thing: string): SubscriptionWords {
  const name = capitalize(thing);
  return {
    trade: 'goods',
    promises: [
      {
        eyebrow: 'By post, every two or four weeks',
        title: `${name} before the last runs out`,
        accent: 'before the last runs out',
        body: `Say how much ${thing} you get through. We pack it to order, post it in the morning, and you skip, swap or stop with one click.`,
        action: { label: 'Choose your box', icon: 'package' },
        secondary: { label: 'How it works' },
      },
      {
        title: 'Start with one box',
        body: `See if the ${thing} is yours before you let it come by itself. Nothing renews until you say so.`,
        action: { label: 'Send me the first', icon: 'package' },
        secondary: { label: 'Give one as a present' },
      },
    ],
    points: [
      {
        icon: 'calendar-days',
        title: 'At your pace',
        body: 'Every two weeks, every four, or only when you press the button.',
      },
      {
        icon: 'sparkles',
        title: 'Chosen with you',
        body: `Tell us what you liked and what you did not; the next ${thing} follows from it.`,
      },
      {
        icon: 'mailbox',
        title: 'Through the letterbox',
        body: 'Flat enough for the slot in the door, so nobody has to wait at home.',
      },
      {
        icon: 'pause',
        title: 'Skip or stop',
        body: 'One click until the evening before it is packed. No telephone call, no form.',
      },
      { icon: 'gift', title: 'Good as a present', body: 'Three, six or twelve boxes, with a card in your own words.' },
    ],
    steps: [
      { title: 'Say what you like', body: 'Four short questions, and you can leave any of them open.' },
      { title: 'We pack it to order', body: `Your ${thing} is put together the day before it leaves.` },
      { title: 'It is on your mat', body: 'Two days later, with a note about what is inside.' },
      { title: 'Change anything', body: 'The amount, the day, the address, or nothing at all.' },
    ],
    questions: [
      {
        question: 'Can I skip a box?',
        answer: 'Yes, until the evening before it is packed. We write to you two days ahead.',
      },
      { question: 'When is it posted?', answer: 'On Tuesday and Friday mornings; it takes one or two working days.' },
      { question: 'How do I stop?', answer: 'With one click in your account. What has been paid for still comes.' },
      {
        question: 'Can I send it to somebody else?',
        answer: 'Give us their address and a line for the card. The bill stays with you.',
      },
      {
        question: 'What if it is not for me?',
        answer: 'Tell us within two weeks and the next one is on us, or the money comes back.',
      },
    ],
  };
}
