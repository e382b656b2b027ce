import { describe, expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';

describe('the title of a page', () => {
  it.each([
    ['Header: "Week 5, day 2" as overline, "Today\'s plan" as large title.', "Today's plan"],
    ['Header: "Hive 12" as a label, "Spring check" as title.', 'Spring check'],
    ['Top bar: "Pier 4" as caption, "Night ferry" as headline.', 'Night ferry'],
  ])('is what is said to be it: %s', (bar, title) => {
    expect(readOutline(`Phone screen for a club.\n\n1. ${bar}\n2. A list of three things`).title?.text).toBe(title);
  });

  it.each([
    ['Design the "About us" page of a ropewalk.', 'The page opens with the title Patience in three strands.'],
    ['Design the "Visit" page of a salt museum.', 'The page opens with the title Salt was money.'],
    ['Build the "Join" page of a rowing club.', 'It opens with the title Oars before breakfast.'],
  ])('is called so rather than what the prompt calls its page: %s', (page, said) => {
    expect(readOutline(`${page} ${said} Below it a button "Go on".`).title?.text).toBe(
      said.replace(/^.*the title /, '').replace(/[.]$/, ''),
    );
  });

  it.each([
    ['Toolbar on top: **Autofill**, **Check**, **Mirror**.', 'Autofill'],
    ['Toolbar: **Rotate**, **Crop**.', 'Rotate'],
    ['Tool strip at the top: **Cut**, **Splice**.', 'Cut'],
  ])('is no tool: %s', (bar, tool) => {
    expect(readOutline(`Editor window for a lab.\n\n${bar}\n\nIn the middle a canvas.`).title?.text).not.toBe(tool);
  });

  it.each([
    ['Header with her photo, "Albertine Roe", and the small line "Prefers to be called Tina".', 'Tina'],
    ['Header with the name "Ruth Osei" and the line "A band called Tram 9".', 'Tram'],
    ['Header with "Gate 3" and the note "Ask for the man called Renzo".', 'Renzo'],
  ])('is no name inside a quotation: %s', (bar, name) => {
    const { title, product } = readOutline(`Tablet screen for a ward.\n\n${bar}\n\nBelow it a list of tasks.`);
    expect([title?.text, product?.text]).not.toContain(name);
  });

  it.each([
    ['**Wrenna Halfdrowned**', '"Bog witch, level 6"', 'Wrenna Halfdrowned'],
    ['**Old Grumble**', '"Cast in 1782"', 'Old Grumble'],
    ['**Moth 14**', '"Seen at dusk"', 'Moth 14'],
  ])('is a name by itself in the hero: %s', (name, line, title) => {
    expect(
      readOutline(`# Sheet (mobile)\n\n## Hero\n- ${name}\n- ${line}\n\n## Facts\n- Size: 4\n- Age: 9`).title?.text,
    ).toBe(title);
  });

  it.each([
    [
      'first thing i need is low water today 13:26. then the sign, right now it says Open for harvest.',
      'Open for harvest',
    ],
    ['customer Bar Zebulon, glass 12 mm. then the steps. we are at Bombarding.', 'Bombarding'],
    ['flour 40 kg, yeast 300 g. on the door it says Back at noon.', 'Back at noon'],
  ])('is no word that stands behind figures: %s', (said, words) => {
    expect(readOutline(`hi, i work by the river and want a phone screen. ${said}`).title?.text).not.toBe(words);
  });
});
