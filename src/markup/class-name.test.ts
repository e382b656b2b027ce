import { describe, expect, it } from 'vitest';
import { parseClassName, printClassName } from './class-name.ts';

describe('parseClassName', () => {
  it.each([
    ['p-4', '', 'p-4', undefined, false],
    ['md:hover:bg-primary/20', 'md:hover:', 'bg-primary', '20', false],
    ['!mt-2', '', 'mt-2', undefined, true],
    ['lg:mt-2!', 'lg:', 'mt-2', undefined, true],
    ['bg-primary/[0.2]!', '', 'bg-primary', '[0.2]', true],
    ['[&:has(:checked)]:bg-primary', '[&:has(:checked)]:', 'bg-primary', undefined, false],
    ['aspect-[4/3]', '', 'aspect-[4/3]', undefined, false],
    ['bg-[color:red]', '', 'bg-[color:red]', undefined, false],
    ['group-hover/card:underline', 'group-hover/card:', 'underline', undefined, false],
    ['-mt-1.5', '', '-mt-1.5', undefined, false],
  ])('%s', (name, variant, utility, modifier, important) => {
    expect(parseClassName(name)).toEqual({ variant, utility, modifier, important });
  });

  it('prints what it read', () => {
    for (const name of ['p-4', 'md:hover:bg-primary/20', 'lg:mt-2!', '[&:has(:checked)]:bg-primary/[0.2]!']) {
      expect(printClassName(parseClassName(name))).toBe(name);
    }
  });
});
