import type { TradeClass } from '../../knowledge/trade-class.ts';
import { hashText } from '../../seeded-random.ts';
import { defineSiteSection, tradeOf } from './site-section.ts';

type Quote = readonly [text: string, by: string, role: string];

/** What people say who came, bought, read or signed on; true of any good house of the class. */
const QUOTES: Readonly<Record<TradeClass, readonly Quote[]>> = {
  tool: [['We closed two spreadsheets and one weekly meeting in the first month.', 'Nadia Rahimi', 'Operations, Oakwell'], ['I showed it to the team on Monday. By Friday nobody asked where anything was.', 'Tom Acheson', 'Studio lead, Form & Matter'], ['It does less than the one we had, and we get more done.', 'Ingrid Solvang', 'Founder, Quay Nine'], ['The first tool our accountant has praised unasked.', 'Luis Prado', 'Managing director, Marrow Foods']],
  goods: [['It came on a Wednesday, wrapped like a present, and has been in use every day since.', 'Nadia Rahimi', 'Customer since 2023'], ['I wrote with a question at night and had an answer from a person by breakfast.', 'Tom Acheson', 'Third order'], ['Better made than it has to be. You notice after a year.', 'Ingrid Solvang', 'Customer since 2021'], ['My sister took mine home with her. I have ordered another.', 'Luis Prado', 'Second order']],
  place: [['They knew my name the second time, and what I had come for.', 'Nadia Rahimi', 'Comes every month'], ['Booked on a Tuesday, there on Friday, and it cost what they had said.', 'Tom Acheson', 'First visit in May'], ['I had put it off for two years. It took forty minutes and was nice.', 'Ingrid Solvang', 'Guest since 2022'], ['We came with three children and everybody wants to go again.', 'Luis Prado', 'Family of five']],
  reading: [['The only letters I open before I am dressed.', 'Nadia Rahimi', 'Reader since the first issue'], ['I have stopped reading four others.', 'Tom Acheson', 'Subscriber'], ['Long when it has to be, and never longer.', 'Ingrid Solvang', 'Reader in Bergen'], ['I send one piece a week to my father. He sends two back.', 'Luis Prado', 'Subscriber']],
  practice: [['I came with a mess and left with three things to do, in order.', 'Nadia Rahimi', 'Client since 2023'], ['Patient, exact, and funny when it helps.', 'Tom Acheson', 'Twelve sessions'], ['After six weeks my daughter asked to go twice.', 'Ingrid Solvang', 'Parent'], ['The first one who told me what I did not need.', 'Luis Prado', 'Client']],
}; // prettier-ignore

const SHOWN = 3;

/** Voices of those a house works for. */
export const testimonials = defineSiteSection(
  /^(?:(?:our|the|happy|customer|client|user|guest|patient|student|parent|member|reader|success) )*(?:testimonials?|quotes?|reviews?|voices|feedback|(?:success )?stories|testimonials? (?:section|cards?|strip|carousel|slider|row|wall|grid))$|^what (?:our )?(?:[\p{L}]+) say(?: about us)?$|^(?:in their (?:own )?words|word of mouth|kind words)$/iu,
  'quotes',
  (context, { count }) => {
    const known = QUOTES[tradeOf(context)];
    // Houses of one class do not all begin with the same voice.
    const from = hashText(context.brand) % known.length;
    return {
      items: Array.from({ length: Math.min(count ?? SHOWN, known.length) }, (_, index) => {
        const [text = '', by = '', role = ''] = known[(from + index) % known.length] ?? [];
        return { text, by, role };
      }),
    };
  },
);
