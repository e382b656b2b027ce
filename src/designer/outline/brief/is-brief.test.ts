import { expect, it } from 'vitest';
import { isBrief } from './is-brief.ts';

it('takes a front matter of known keys with a heading behind it for a brief', () => {
  expect(isBrief('---\ndevice: mobile\n---\n\n# Kiln 2\n\n- Target: 1,222 °C\n')).toBe(true);
  expect(isBrief('---\r\nmode: dark\r\nprimary: #b98b4e\r\n---\r\n## Bells (cards)\r\n')).toBe(true);
});

it('takes a broken front matter for one, so that its line is told', () => {
  expect(isBrief('---\ndevice: mobile\n# Kiln 2\n')).toBe(true);
});

it('takes a title with signs of two kinds that only the dialect has for a brief', () => {
  expect(isBrief('# Kiln 2\n\n## Shelves (list, right)\n- Bowl — Tom B.\n\n[Pause firing]!\n')).toBe(true);
});

it('leaves ordinary Markdown to the reader of prompts', () => {
  const prompts = [
    '# Screen: Muster board\n\n## Header\n- Title: **Muster**\n\n## Left column (about 60 %)\n| Name | Role |\n|---|---|\n| Ama | Crew |\n',
    '# Checkout\n\n## Hero (left)\n- Headline: "Send flowers"\n- [ ] Dark mode\n- [x] Mobile first\n',
    'Design a settings page.\n\n[ Save ]  [ Cancel ]\n( ) Light (x) Dark\nName: ________\n',
    '---\nname: design-screen\ndescription: how to write prompts\nlanguage: en\nversion: 2\n---\n# Skill\n',
    '---\ndevice: mobile\n---\nMake a screen for a bakery.\n',
    '![photo: harbour at dawn](a.png)\n\nUse this picture in a hero.\n',
    '---\n\n# Kiln\n\nA screen.\n\n---\n\nMore.',
  ];
  expect(prompts.filter(isBrief)).toEqual([]);
});
