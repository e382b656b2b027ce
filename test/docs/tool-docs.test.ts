import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toToolDocs, TOOL_DOCS } from '../../scripts/write-tool-docs.ts';
import { defineTools } from '../../src/contract/define-tools.ts';

const tools = Object.values(defineTools());

describe('docs/tools.md', () => {
  it('is what the schemas say; else run npm run docs:tools', async () => {
    expect(await readFile(TOOL_DOCS, 'utf8')).toBe(toToolDocs(tools));
  });

  it('names every tool, in order, and links only to what is there', () => {
    const page = toToolDocs(tools);
    const headings = [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.slice(0, tools.length)).toEqual(tools.map(({ name }) => name));
    expect(new Set(headings).size).toBe(headings.length);
    const anchors = new Set(headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-')));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(tools.length);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
