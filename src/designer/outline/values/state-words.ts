import type { Item, Tone } from '../outline.ts';
import { type StateRow, THINGS } from './state-word-list.ts';

export interface StateWord {
  tone: Tone;
  /** What it makes of an item. */
  state?: NonNullable<Item['state']>;
  /** Says how a control is drawn, not what a thing is: such words are never shown. */
  isAppearance?: true;
}

/** How an entry is drawn: words for the one who builds the screen, which the screen does not show. */
const APPEARANCES: StateRow[] = [
  [
    'accent',
    'selected',
    'selected, chosen, picked, preselected, pre-selected, is selected, highlighted, focused, ausgewählt, gewählt, markiert, vorausgewählt, sélectionné, sélectionnée, choisi, choisie, seleccionado, seleccionada, elegido, selecionado, selecionada, escolhido, selezionato, selezionata, scelto, geselecteerd, gekozen, wybrany, wybrane, zaznaczone, zaznaczony, vald, valt, markerad, valgt, seçili, 選択中, 選択済み, 已选, 已选中, 选中, 선택됨',
  ],
  [
    'accent',
    'current',
    'active, current, current page, current step, you are here, current one, open tab, now, aktuell, aktiver eintrag, actuel, actuelle, étape actuelle, actual, paso actual, atual, passo atual, attuale, attiva, passo attuale, huidig, huidige, aktualny, bieżący, nuvarande, aktuel, şimdiki, geçerli sayfa, 現在, 当前, 현재',
  ],
  [
    'good',
    'done',
    'ticked, checked, crossed out, struck through, tick, ticked off, angehakt, abgehakt, coché, cochée, cochés, marcado con tick, spuntato, spuntata, aangevinkt, odhaczone, ikryssad, afkrydset, işaretli',
  ],
  ['muted', 'open', 'unticked, unchecked, not ticked, nicht angehakt, non coché, sin marcar'],
  [
    'muted',
    'disabled',
    'disabled, greyed out, grayed out, grey, dimmed, deaktiviert, ausgegraut, désactivé, désactivée, grisé, deshabilitado, desactivado, desativado, disattivato, uitgeschakeld, nieaktywny, inaktiverad, deaktiveret, devre dışı',
  ],
];

const STATES = new Map<string, StateWord>();
const ASIDES = new Map<string, StateWord>();
for (const [rows, isAppearance] of [
  [THINGS, false],
  [APPEARANCES, true],
] as const) {
  for (const [tone, state, words] of rows) {
    for (const word of words.split(', ')) {
      if (STATES.has(word) && !isAppearance) continue;
      const entry: StateWord = { tone };
      if (state !== undefined) entry.state = state;
      if (isAppearance) entry.isAppearance = true;
      if (!isAppearance || !STATES.has(word)) STATES.set(word, entry);
      if (isAppearance) ASIDES.set(word, entry);
    }
  }
}

/**
 * What a whole text says as a state, whatever its case: "In progress", "bezahlt", "已完成".
 *
 * @example stateWord('Overdue') // { tone: 'bad' }
 */
export function stateWord(text: string): StateWord | undefined {
  return STATES.get(text.trim().toLowerCase().replace(/[.!]$/u, ''));
}

/**
 * A state in brackets after an entry, where "(active)" and "(current)" tell which entry is lit, not what it is.
 *
 * @example asideState('active') // { tone: 'accent', state: 'current', isAppearance: true }
 */
export function asideState(text: string): StateWord | undefined {
  return ASIDES.get(text.trim().toLowerCase()) ?? stateWord(text);
}
