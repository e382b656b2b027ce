import type { Passage } from '../../form/passage.ts';
import type { Lead } from './lead-of.ts';

const ADDRESSED =
  /^(?:you(?:['’]re| are| act| will (?:act|be))|act as|imagine (?:you|that you)|du bist|sie sind|tu es|vous êtes|eres|usted es|sei |você é|jij bent|je bent)\b/iu;

/** "ROLE: You are a senior designer": who the asker wants to have it made by, under whatever heading or lead. */
export const isRoleOfMaker = ({ form, said, parts }: Passage, lead: Lead | undefined): boolean => {
  const told =
    form === 'heading' ? (parts[0]?.said.text ?? '') : said.text.slice(lead?.end ?? 0).replace(/^[\s:：.–—-]+/u, '');
  return (
    (form === 'heading' ? parts.every((part) => part.form === 'prose') : lead !== undefined) && ADDRESSED.test(told)
  );
};
