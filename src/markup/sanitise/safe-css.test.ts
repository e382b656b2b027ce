import { describe, expect, it } from 'vitest';
import { isSafeClass, isSafeCssValue, parseStyle, printStyle } from './safe-css.ts';

describe('isSafeCssValue', () => {
  it.each([
    '34%',
    'calc(100% - 2rem)',
    'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    'linear-gradient(to right, var(--primary) 40%, transparent)',
    'color-mix(in oklab, var(--primary) 20%, transparent)',
    'translateX(-50%) rotate(3deg)',
    'conic-gradient(var(--primary) calc(var(--share) * 1%), var(--surface-variant) 0)',
  ])('takes %s', (value) => {
    expect(isSafeCssValue(value)).toBe(true);
  });

  it.each([
    'url(x)',
    'URL(#a)',
    'image-set("a" 1x)',
    'a;b',
    'a}b',
    '"x"',
    'u\\72l(x)',
    '/* x */',
    'a//b',
    'attr(x)',
    'src(x)',
  ])('refuses %s', (value) => {
    expect(isSafeCssValue(value)).toBe(false);
  });

  it('takes a reference into the document only where drawings use it', () => {
    expect(isSafeCssValue('url(#a)', { localUrl: true })).toBe(true);
    expect(isSafeCssValue('url(#a) url(x)', { localUrl: true })).toBe(false);
    expect(isSafeCssValue('url(#a)')).toBe(false);
  });
});

describe('isSafeClass', () => {
  it.each([
    'md:hover:bg-primary/20!',
    '-mt-4',
    'grid-cols-[200px_minmax(0,1fr)]',
    '[&>svg]:size-4',
    '[&:has(:checked)]:bg-primary',
    'w-(--share)',
    'bg-linear-[to_right,var(--primary),var(--tertiary)]',
    "before:content-['→']",
    "content-['']",
    'group-hover/card:underline',
    'supports-[display:grid]:grid',
    '@md:p-4',
    '*:p-2',
    'data-[state=open]:block',
    '[mask-image:linear-gradient(black,transparent)]',
  ])('takes %s', (name) => {
    expect(isSafeClass(name)).toBe(true);
  });

  it.each([
    'bg-[url(x)]',
    '[color:red}]',
    "content-['<']",
    "content-['\\3c']",
    '[@import_x]:p-1',
    'a;b',
    '`',
    'x'.repeat(300),
  ])('refuses %s', (name) => {
    expect(isSafeClass(name)).toBe(false);
  });
});

describe('parseStyle', () => {
  it('keeps known declarations and tells what it drops', () => {
    const dropped: string[] = [];
    const kept = parseStyle('WIDTH: 34% !important; behavior: x; background: url(x); ; nonsense', (name) =>
      dropped.push(name),
    );
    expect(printStyle(kept)).toBe('width:34%');
    expect(dropped).toEqual(['behavior', 'background', 'a broken declaration']);
  });
});
