/** What was made, told once: of one screen all its sentences, of several the first of each, numbered. */
export const joinSummaries = (summaries: readonly string[]): string =>
  summaries.length === 1
    ? (summaries[0] ?? '')
    : summaries.map((summary, index) => `${index + 1}. ${toFirstSentence(summary)}`).join('\n');

const toFirstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
