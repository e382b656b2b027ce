import { describe, expect, it } from 'vitest';
import { joinSummaries } from './join-summaries.ts';

const found = (count: number): string =>
  Array.from({ length: count }, (_, index) => `- a${index} "Passage of the Ida Marlene": its text is cut off`).join(
    '\n',
  );
const page = (title: string, faults: number): string =>
  `${title}: the page that you sent, taken as it is.${faults === 0 ? ' Nothing was found wrong with it.' : `\nMend with edit_screens, by data-id:\n${found(faults)}`}`;

describe('joinSummaries', () => {
  it('tells all of one screen', () => {
    expect(joinSummaries([page('Tides', 2)])).toBe(page('Tides', 2));
  });

  it('tells of several what was found with each', () => {
    expect(joinSummaries([page('Tides', 1), page('Moorings', 0)])).toBe(
      `1. Tides: the page that you sent, taken as it is. Mend, by data-id:\n${found(1)}\n2. Moorings: the page that you sent, taken as it is.`,
    );
  });

  it('tells as much of every screen as there is room for', () => {
    const told = joinSummaries(Array.from({ length: 5 }, (_, index) => page(`Page ${index}`, 6)));
    expect(told.length).toBeLessThanOrEqual(1_100);
    expect(told.match(/^- a0 /gm)).toHaveLength(5);
    expect(told.match(/^- … and \d more$/gm)).toHaveLength(5);
  });

  it('counts what was left out before as well', () => {
    const told = joinSummaries([
      `${page('Tides', 2)}\n- … and 9 more`,
      ...Array.from({ length: 7 }, () => page('More', 2)),
    ]);
    expect(told).toContain('- a0 "Passage of the Ida Marlene": its text is cut off\n- … and 10 more\n2. More');
  });

  it('counts what was found where there is room for none of it', () => {
    const told = joinSummaries(Array.from({ length: 10 }, (_, index) => page(`A page with a long name, ${index}`, 6)));
    expect(told.match(/taken as it is\. 6 faults\.$/gm)).toHaveLength(10);
  });
});
