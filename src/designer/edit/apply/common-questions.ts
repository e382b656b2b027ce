/** What people ask of nearly every house, by a word of the topic. Sample words, as all that the designer writes. */
const QUESTIONS: readonly (readonly [RegExp, question: string, answer: string])[] = [
  [/shipping|deliver/, 'How long does delivery take?', 'Two to four working days. You get a link to follow it.'],
  [
    /\breturns?\b|exchange/,
    'Can I send something back?',
    'Yes, within 30 days and unused. The money goes back the way it came.',
  ],
  [/refund|money back/, 'How do I get a refund?', 'Write to us within 30 days. The money goes back the way it came.'],
  [/pay(?:ment|ing)?|card/, 'How can I pay?', 'By card, by bank transfer or on invoice.'],
  [/cancel/, 'Can I cancel at any time?', 'Yes, with one click, until the end of the paid month.'],
  [
    /data|privacy|security|gdpr|secure/,
    'What happens to my data?',
    'It is encrypted, used for nothing else and never sold.',
  ],
  [/warrant|guarantee/, 'Is there a guarantee?', 'Two years on everything, and we mend what can be mended.'],
  [/support|help|contact/, 'How do I reach you?', 'Write to us and we answer within a day.'],
  [
    /parking|\bcars?\b/,
    'Where can I park?',
    'In the yard behind the house, and there are stands for bicycles at the door.',
  ],
  [/account|log-?in|password/, 'Do I need an account?', 'No. With one you see everything you have done so far.'],
  [/discount|student|coupon|voucher/, 'Are there discounts?', 'Yes, for students and for groups of five and more.'],
  [/allerg|ingredient|vegan|diet/, 'What about allergies?', 'Tell us beforehand. All ingredients are written down.'],
  [/gift/, 'Can I give it as a gift?', 'Yes, with a card in your own words.'],
  [/siz(?:e|ing)|fit/, 'Which size do I need?', 'Between two sizes take the larger one. Exchanging costs nothing.'],
  [/wash|care|clean/, 'How do I look after it?', 'Gently at 30 degrees, and let it dry in the air.'],
  [/pric(?:e|ing)|cost|fee/, 'What does it cost?', 'What stands on this page, and nothing on top.'],
  [/trial|demo/, 'Can I try it first?', 'Yes, for 14 days and without a card.'],
  [/child|kid|famil/, 'Can children come?', 'Yes, from six years, with a grown-up beside them.'],
  [/dogs?|pets?\b/, 'May I bring my dog?', 'Yes, on a lead.'],
  [/accessib|wheelchair/, 'Is it accessible?', 'Yes, without steps from the door on.'],
  [/group|compan|team/, 'Do you take groups?', 'Yes. Write to us with the number and a day.'],
  [/invoice|\btax\b|vat/, 'Do I get an invoice?', 'Yes, by e-mail with every payment.'],
  [/book|reserv|appointment/, 'How do I book?', 'Choose a day and a time here. You can move it until the day before.'],
  [/hours|opening|open/, 'When are you open?', 'Monday to Friday, and on Saturday until noon.'],
  [/integrat|import|export|api/, 'Does it work with what I use?', 'Data comes in and goes out in open formats.'],
  [/safe(?:ty)?|risk/, 'Is it safe?', 'Yes. Somebody who knows it well is always there.'],
];

/** A question and its answer on a topic that was named. */
export function questionOn(topic: string): { question: string; answer: string } {
  const lower = topic.toLowerCase();
  const [, subject, verb, rest] =
    /^(?:whether|if)\s+(.+?)\s+(is|are|can|may|does|do|will|must|have|has)\s+(.+)$/i.exec(topic) ?? [];
  if (subject !== undefined && verb !== undefined && rest !== undefined)
    return {
      question: `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} ${subject} ${rest}?`,
      answer: 'Ask us, and we answer within a day.',
    };
  const known = QUESTIONS.find(([words]) => words.test(lower));
  return known === undefined
    ? { question: `What should I know about ${lower}?`, answer: 'Ask us, and we answer within a day.' }
    : { question: known[1], answer: known[2] };
}
