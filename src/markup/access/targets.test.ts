import { describe, expect, it } from 'vitest';
import { runStep } from './mended.fixture.ts';
import { ensureTargetSize } from './targets.ts';

const onPhone = (markup: string): string => runStep(markup, (body, note) => ensureTargetSize(body, 'MOBILE', note));
const onDesktop = (markup: string): string => runStep(markup, (body, note) => ensureTargetSize(body, 'DESKTOP', note));

describe('ensureTargetSize', () => {
  it.each([
    ['a text link', '<a href="/x">a</a>', '<a href="/x" class="min-h-11 min-w-11 inline-block content-center">a</a>'],
    [
      'a link that is a card',
      '<a href="/x"><div>a</div></a>',
      '<a href="/x" class="min-h-11 min-w-11 block"><div>a</div></a>',
    ],
    [
      'a link in a row',
      '<a href="/x" class="flex gap-2"><svg></svg>a</a>',
      '<a href="/x" class="flex gap-2 min-h-11 min-w-11 items-center"><svg></svg>a</a>',
    ],
    [
      'an icon button',
      '<a href="/x" class="inline-flex"><svg></svg></a>',
      '<a href="/x" class="inline-flex min-h-11 min-w-11 items-center justify-center"><svg></svg></a>',
    ],
    ['a button that is large', '<button class="size-12">a</button>', '<button class="size-12">a</button>'],
    [
      'a button that is small',
      '<button class="h-8 w-full">a</button>',
      '<button class="h-8 w-full min-h-11">a</button>',
    ],
    [
      'a tick in its label',
      '<label><input type="checkbox"> a</label>',
      '<label class="min-h-11 min-w-11 inline-block content-center"><input type="checkbox"> a</label>',
    ],
    [
      'a tick alone',
      '<input type="radio">',
      '<label class="inline-flex size-11 items-center justify-center shrink-0"><input type="radio"></label>',
    ],
    [
      'a summary',
      '<details><summary>a</summary></details>',
      '<details><summary class="min-h-11 min-w-11 content-center">a</summary></details>',
    ],
    [
      'a link in a sentence',
      '<p>Read <a href="/x" class="underline">this</a>.</p>',
      '<p>Read <a href="/x" class="underline">this</a>.</p>',
    ],
    ['a link for screen readers', '<a href="#m" class="sr-only">Skip</a>', '<a href="#m" class="sr-only">Skip</a>'],
  ])('%s', (_, given, expected) => {
    expect(onPhone(given)).toBe(expected);
    expect(onPhone(onPhone(given))).toBe(expected);
  });

  it('adds nothing to what its words and padding make large enough', () => {
    const markup =
      '<a href="/x" class="inline-flex items-center px-6 py-4">Start</a><button class="min-h-12 px-4">Save run</button><a href="/x" class="block py-4">All of the runs</a>';
    expect(onPhone(markup)).toBe(markup.replace('block py-4', 'block py-4 content-center'));
    expect(onDesktop('<button class="min-h-6">Open</button>')).toBe('<button class="min-h-6 min-w-6">Open</button>');
    expect(onDesktop('<button class="min-h-6">Open all</button>')).toBe('<button class="min-h-6">Open all</button>');
  });

  it('asks less of a pointer than of a finger', () => {
    expect(onDesktop('<button class="h-8">a</button>')).toBe('<button class="h-8 min-w-6">a</button>');
  });
});
