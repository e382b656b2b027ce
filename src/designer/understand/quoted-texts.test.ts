import { describe, expect, it } from 'vitest';
import { findQuotedTexts } from './quoted-texts.ts';

const texts = (prompt: string): string[] => findQuotedTexts(prompt).map((quote) => quote.text);

describe('findQuotedTexts', () => {
  it.each<[string, string[]]>([
    [`a button "Book now" and a link 'See all'`, ['Book now', 'See all']],
    ['headline “Slow mornings” over ‘Fresh bread’', ['Slow mornings', 'Fresh bread']],
    ['Titel „Guten Morgen“ und «Heute»', ['Guten Morgen', 'Heute']],
    ['見出し「今日の天気」とボタン『更新』', ['今日の天気', '更新']],
    [`the user's inbox and the team's board`, []],
    [`don't add a sidebar, it's enough`, []],
    [`a banner 'We're open' at the top`, [`We're open`]],
    [`a brand ‘Anna’s Garden’ shop`, ['Anna’s Garden']],
    [`called 'Anna's Garden' shop`, [`Anna's Garden`]],
    [`two 'Button's "Save" and "Cancel"`, ['Button', 'Save', 'Cancel']],
    [`4 'CheckBox'es per 'Row'.`, ['CheckBox', 'Row']],
    [`a 27" monitor in '90s style`, []],
    [`"Visit Musée d'Orsay", "Explore"`, [`Visit Musée d'Orsay`, 'Explore']],
    [`an empty value '' and "Done"`, ['Done']],
    [`an unclosed "quote that never ends`, []],
    [`rock 'n' roll records`, []],
  ])('%s', (prompt, expected) => {
    expect(texts(prompt)).toEqual(expected);
  });

  it('gives the range with the marks', () => {
    const prompt = `say "Hi" now`;
    const [quote] = findQuotedTexts(prompt);
    expect(prompt.slice(quote?.start, quote?.end)).toBe('"Hi"');
  });
});
