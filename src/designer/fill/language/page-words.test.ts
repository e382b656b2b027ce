import { describe, expect, it } from 'vitest';
import { INTERFACE_WORDS } from './interface-words.ts';
import { pageWord } from './page-words.ts';
import { STATE_SETS } from './state-sets.ts';
import { TONGUES, toTongue } from './tongues.ts';

describe('words of the interface', () => {
  it.each(TONGUES)('are whole in %s', (tongue) => {
    const words = [
      ...Object.values(INTERFACE_WORDS).map((row) => row[tongue]),
      ...STATE_SETS.flatMap(({ states }) => states.map((state) => state.words[tongue])),
    ];
    expect(words.every((word) => word.trim() !== '')).toBe(true);
  });

  it.each([
    ['de', 'Einstellungen'],
    ['ar', 'الإعدادات'],
    ['pt-BR', 'Configurações'],
    ['sk', 'Nastavení'],
    ['el', 'Ρυθμίσεις'],
    ['vi-VN', 'Cài đặt'],
    ['ms', 'Pengaturan'],
    ['sw', 'Settings'],
  ])('in %s settings are %s', (tag, word) => {
    expect(pageWord('settings', tag)).toBe(word);
  });

  it('tells two meanings of one English word apart', () => {
    const states = STATE_SETS.flatMap((set) => set.states).filter(({ words }) => words.en === 'Open');
    expect(states.map(({ words }) => words.ru)).toEqual(['Не оплачено', 'Открыто']);
    expect(INTERFACE_WORDS.open.ru).toBe('Открыть');
    expect(toTongue('no')).toBe('nb');
  });
});
