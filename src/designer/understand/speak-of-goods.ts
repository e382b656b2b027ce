import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { NounKnowledge } from '../knowledge/nouns/noun-knowledge.ts';
import type { Noun } from './assembled-noun.ts';
import { isCurrencySign } from './currency-sign.ts';
import { capitalize } from './word-forms.ts';

/** Things that are sold have a price, not a sum or a rent. */
export const isGoods = ({ figure, picture }: NounKnowledge): boolean =>
  figure?.label === 'Price' && isCurrencySign(figure.unit) && picture?.kind !== 'room';

type GoodsWords = Pick<DomainKnowledge, 'promises' | 'points' | 'questions' | 'notices' | 'order' | 'actions'>;

/** What a shop says of the things it sells; nothing in it is known of the shop that the prompt did not say. */
export function speakOfGoods({ singular, plural }: Noun, known: NounKnowledge, domain: DomainKnowledge): GoodsWords {
  const { titles, side, figure } = known;
  const [first = '', second = '', third = ''] = titles;
  const told = side.label.toLowerCase();
  return {
    promises: [
      {
        eyebrow: `${titles.length} ${plural}`,
        title: `${capitalize(plural)} you will know by name`,
        accent: 'by name',
        body: `${first}, ${second}, ${third} and ${titles.length - 3} more, each with ${told === 'by' ? 'who made it' : `what it ${told.startsWith('made') ? 'is made of' : 'is for'}`} and its price.`,
        action: { label: `See the ${plural}`, icon: 'arrow-right' },
        secondary: { label: `Start with ${first}` },
      },
      {
        title: `Find the ${singular} that stays`,
        accent: 'that stays',
        body: `Compare two side by side, ask us what the page does not say, and send it back if it is not the one.`,
        action: { label: `Choose a ${singular}`, icon: known.icon },
        secondary: { label: 'Compare two' },
      },
    ],
    points: [
      {
        icon: known.icon,
        title: 'Everything told',
        body: `For every ${singular} we write down ${told === 'by' ? 'who made it' : told} and what it costs, before you ask.`,
      },
      {
        icon: 'package',
        title: 'Packed the same day',
        body: 'Ordered before two, it leaves the house in the afternoon.',
      },
      {
        icon: 'undo-2',
        title: 'Thirty days to decide',
        body: 'Send it back as it came and the money is with you in a week.',
      },
      {
        icon: 'wrench',
        title: 'Mended, not replaced',
        body: `If something is wrong with a ${singular}, write to us with a picture first.`,
      },
      {
        icon: 'messages-square',
        title: 'A person answers',
        body: 'Until six on weekdays, and on Saturday until noon.',
      },
    ],
    questions: [
      {
        question: `Which ${singular} is for me?`,
        answer: `Start with ${first}. If you know more exactly what you want, sort the list by price or by ${told}.`,
      },
      { question: 'What does the post cost?', answer: 'A flat rate that you see in the basket before you pay.' },
      { question: 'Can I send it back?', answer: 'Within thirty days, unused, in the box it came in.' },
      { question: 'Do you ship abroad?', answer: 'To most of Europe. Taxes are in the price you see.' },
    ],
    notices: [
      {
        tone: 'good',
        icon: 'package-check',
        title: `${first} is back`,
        body: 'A few of them, on the shelf since this morning.',
        action: { label: 'Have a look' },
      },
      {
        tone: 'warn',
        icon: 'hourglass',
        title: `${second}: the last two`,
        body: 'The next ones come in three weeks.',
        action: { label: 'Put one aside' },
      },
    ],
    actions: [
      { label: `Add a ${singular}`, icon: 'plus' },
      { label: 'Sort by price', icon: 'arrow-down-up' },
      { label: 'Compare two', icon: 'scale' },
      { label: 'Write to us', icon: 'mail' },
      ...domain.actions.slice(0, 1),
    ],
    order: {
      ...domain.order,
      lines: titles.slice(0, 3).map((title, index) => ({
        title,
        note: side.values[index] ?? '',
        quantity: index === 1 ? 2 : 1,
        price: figure?.values[index] ?? 0,
        ...(known.picture !== undefined && { picture: { ...known.picture, alt: capitalize(singular) } }),
      })),
    },
  };
}
