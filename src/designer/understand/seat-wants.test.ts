import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

describe('seatWants', () => {
  it.each([
    ['Panel de soporte con la lista de tickets a la derecha y la conversación a la izquierda', ['right', 'left']],
    ['左に一覧、右に詳細を表示する顧客管理画面', ['left', 'right']],
    ['Панель задач: список слева, детали справа', ['left', 'right']],
    ['Kaart links, lijst met wandelingen rechts', ['left', 'right']],
    ['Un mapa a la izquierda y la lista de cafeterías a la derecha', [undefined, 'left', 'right']],
    ['Helpdesk : la liste des demandes à droite, les détails à gauche', ['right', 'left']],
    ['Catalogo di vini con i filtri a sinistra', ['left']],
    ['Tableau de bord avec la barre latérale à droite', ['right']],
    ['Seite für eine Gärtnerei mit Öffnungszeiten und Preisen', [undefined, undefined]],
  ])('knows where it stands: %s', (prompt, places) => {
    expect(understand(prompt, DOMAINS).wants.map(({ place }) => place)).toEqual(places);
  });
});
