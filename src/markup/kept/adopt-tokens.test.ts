import { describe, expect, it } from 'vitest';
import { createTokens } from '../../tokens/create-tokens.ts';
import { PLAIN_THEME } from '../../domain/plain-theme.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { createElement, findAttribute, listClasses } from '../element.ts';
import { adoptTokens } from './adopt-tokens.ts';

const THEME: DesignTheme = { ...PLAIN_THEME, colorMode: 'DARK', customColor: '#e0a030' };
const SHEET =
  ':root{color-scheme:light}.text-stone-900{color:#1f1c17}.bg-white{background-color:#fff}.note{color:#5b554a}';

function adopt(classes: string[]) {
  const text = createElement('p', { className: classes, dataId: 'b' }, [{ type: 'text', value: 'Rates' }]);
  const body = createElement('body', { className: ['bg-white', 'text-stone-900'], dataId: 'a' }, [text]);
  const tokens = createTokens(THEME, DEFAULT_LOOK, 'MOBILE');
  const page = adoptTokens(
    body,
    { sheet: SHEET, root: {}, fonts: {}, state: 'wanted' },
    {
      tokens,
      device: 'MOBILE',
      note: () => {},
    },
  );
  return { body, text, page };
}

describe('adoptTokens', () => {
  it('gives roles beside classes of the page that are also names of colours', () => {
    const { body } = adopt(['note']);
    expect(findAttribute(body, 'dataId')).toBe('a');
    expect(listClasses(body)).toEqual(expect.arrayContaining(['bg-white', 'text-stone-900', 'bg-surface']));
    expect(listClasses(body).some((name) => name.startsWith('text-on-'))).toBe(true);
  });

  it('leaves a colour that an edit gave', () => {
    const { text } = adopt(['note', 'text-error']);
    expect(listClasses(text).filter((name) => name.startsWith('text-'))).toEqual(['text-error']);
  });

  it('is as light or dark as its tokens, however the sheet is written', () => {
    expect(adopt(['note']).page.sheet).not.toContain('color-scheme:light');
    expect(adopt(['note']).page.sheet).toContain('.note{color:#5b554a}');
  });
});
