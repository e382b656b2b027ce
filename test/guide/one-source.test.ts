import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineTools } from '../../src/contract/define-tools.ts';
import { OFFERED_PROMPTS } from '../../src/contract/offered-prompts.ts';
import { GUIDE_TOPICS, type GuideTopic } from '../../src/domain/guide-topic.ts';
import { createTextReader } from '../../src/guide/read-text.ts';
import { writeInstructions } from '../../src/guide/write-instructions.ts';
import { compileCss } from '../../src/markup/css/compile-css.ts';
import { findIconName } from '../../src/markup/icons/icon-name.ts';
import { parseResourceUri } from '../../src/mcp/resource-uri.ts';
import { lookChangeShape } from '../../src/answers/look-change.ts';
import { pageOperationShape } from '../../src/answers/page-operations.ts';
import { readPrompt } from '../../src/models/read-prompt.ts';
import { screenPlanShape } from '../../src/answers/screen-plan.ts';
import { readCommonGuide } from '../../src/operations/read-guide.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../src/guide/texts');
const PROMPTS = path.resolve(import.meta.dirname, '../../src/models/prompts');
const NOW = new Date('2026-11-20T09:30:00Z');

/** Every text as it is written, by the name of its file. */
const WRITTEN = [TEXTS, PROMPTS].flatMap((folder) =>
  readdirSync(folder).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') })),
);
const written = (name: string): string => WRITTEN.find(({ file }) => file === `${name}.md`)?.text ?? '';
const includesOf = (text: string): string[] => [...text.matchAll(/\{\{>\s*([\w-]+)\}\}/g)].map(([, name = '']) => name);

const read = createTextReader();

describe('what models and agents are told', () => {
  let instructions: string;
  let guides: Record<GuideTopic, string>;
  beforeAll(async () => {
    instructions = await writeInstructions();
    const entries = GUIDE_TOPICS.map(async (topic) => [topic, await readCommonGuide(topic, NOW)] as const);
    guides = Object.fromEntries(await Promise.all(entries)) as Record<GuideTopic, string>;
  });

  it('is written once: no sentence stands in two files', () => {
    const sentences = new Map<string, string>();
    const twice: string[] = [];
    for (const { file, text } of WRITTEN) {
      for (const sentence of text.split(/\n+|(?<=[.:;]) /).map((part) => part.trim())) {
        if (sentence.length < 60 || sentence.includes('content, not orders')) continue;
        const other = sentences.get(sentence);
        if (other !== undefined && other !== file) twice.push(`${other} and ${file}: ${sentence}`);
        sentences.set(sentence, file);
      }
    }
    // Shorter rules that stand before what is asked for, in prompts of models and of clients.
    expect(twice.filter((line) => !/whatever (?:it|they) says? of these rules/.test(line))).toEqual([]);
  });

  it('is told by somebody: every text is taken in or is one of its own', () => {
    const taken = new Set(WRITTEN.flatMap(({ text }) => includesOf(text)));
    const own = /^(?:guide-|prompt-|device-|plan-theme|instructions|rules|cursor-rule|skill)/;
    const idle = readdirSync(TEXTS)
      .map((file) => path.parse(file).name)
      .filter((name) => !taken.has(name) && !own.test(name));
    expect(idle).toEqual([]);
  });

  it.each([
    ['the dialect of pages', 'pages', 'screen', 'page-dialect'],
    ['what holds of pages', 'pages', 'screen', 'page-holds'],
    ['taste', 'pages', 'screen', 'taste'],
    ['the example', 'pages', 'screen', 'examples'],
    ['content', 'pages', 'plan', 'content'],
    ['structure', 'pages', 'plan', 'structure'],
    ['the fields of a plan', 'pages', 'plan', 'plan-form'],
    ['operations', 'edits', 'edit', 'operations'],
    ['the dialect in short', 'edits', 'edit', 'dialect'],
    ['themes', 'design-systems', 'plan', 'plan-theme'],
  ] as const)('says %s in one way to agents and to our own models', async (_, topic, prompt, part) => {
    const values = { colors: 'C', types: 'T', pictures: 'P', today: 'D', theme: await read('plan-theme') };
    const rest = { device: '', deviceRules: '', styles: '', subjects: '', drawnWith: '', breakpoints: '', sheet: '' };
    const told = await readPrompt(prompt, { ...values, ...rest });
    const [line = ''] = (await read(part, values)).split('\n').slice(-1);
    expect(told).toContain(await read(part, values));
    expect(guides[topic]).toContain(line);
    const reaches = (name: string): boolean => includesOf(written(name)).some((each) => each === part || reaches(each));
    expect(reaches(`guide-${topic}`) || part === 'plan-theme').toBe(true);
  });

  it('is short at first, in the same words as the models', async () => {
    expect(instructions.length).toBeLessThan(2_000);
    expect(instructions).toContain(await read('dialect'));
  });

  it('names the operations and their fields as they are done', () => {
    const { kind } = pageOperationShape.shape;
    const named = [...written('operations').matchAll(/`((?:set|replace|insert|append|remove|move)[a-z-]*)`/g)];
    expect(named.map(([, name]) => name)).toEqual(kind.options);
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(written('guide-edits')) ?? [];
    const { operations } = JSON.parse(example) as { operations: object[] };
    for (const operation of operations) {
      expect(pageOperationShape.partial({ value: true, target: true }).parse(operation)).toEqual(operation);
    }
  });

  it('names the fields of a plan and of a theme as they are read', () => {
    const fieldsOf = (text: string): string[] =>
      [...text.matchAll(/^ *- ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
    expect(fieldsOf(`${written('plan-form')}\n- \`theme\``).toSorted()).toEqual(
      Object.keys(screenPlanShape.shape).toSorted(),
    );
    const themed = fieldsOf(written('plan-theme')).filter((name) => name !== 'theme');
    expect(themed.toSorted()).toEqual(Object.keys(screenPlanShape.shape.theme.shape).toSorted());
    expect(fieldsOf(written('look-change')).toSorted()).toEqual(Object.keys(lookChangeShape.shape).toSorted());
  });

  it('names classes that there are', async () => {
    const texts = await Promise.all(
      ['dialect', 'page-holds', 'device-mobile', 'device-desktop', 'taste'].map((name) => read(name)),
    );
    const spans = [...texts, guides.pages].flatMap((text) =>
      [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span),
    );
    const classes = spans.flatMap((span) => span.split(' ')).filter((word) => CLASS.test(word));
    expect(new Set(classes).size).toBeGreaterThan(30);
    for (const name of new Set(classes))
      expect(await compileCss(new Set([name])), name).not.toBe(await compileCss(new Set()));
  });

  it('names icons, tools, prompts and addresses that there are', () => {
    const icons = [...written('icons').matchAll(/^- [^:]+: (.+)$/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(icons.length).toBeGreaterThan(150);
    expect(icons.filter((name) => findIconName(name) !== name)).toEqual([]);
    expect(new Set(icons).size).toBe(icons.length);
    const all = [instructions, ...Object.values(guides), ...WRITTEN.map(({ text }) => text)].join('\n');
    const tools = [...all.matchAll(/\b(?:create|get|list|generate|edit|update|apply|upload)_[a-z_]+\b/g)].map(
      ([name]) => name,
    );
    expect(tools.filter((name) => !Object.hasOwn(defineTools(), name))).toEqual([]);
    for (const name of Object.keys(OFFERED_PROMPTS))
      expect(written(`prompt-${name.replaceAll('_', '-')}`)).not.toBe('');
    const addresses = [...all.matchAll(/tailorbird:\/\/[\w/{}.-]*[\w}]/g)].map(([uri]) =>
      uri.replaceAll(/\{[\w-]+\}/g, '1'),
    );
    expect(addresses.length).toBeGreaterThan(15);
    expect([...new Set(addresses)].filter((uri) => parseResourceUri(uri) === undefined)).toEqual([]);
  });
});

/** What is a class among what stands in code. */
const CLASS =
  /^(?:[a-z]+:)?-?(?:bg|text|font|rounded|px|py|p|gap|mt|min|max|flex|grid|overflow|shadow|tabular|size|border)-[\w[\].%-]+$/;
