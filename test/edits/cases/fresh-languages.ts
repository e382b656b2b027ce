import { adds, counts, follows, moves, removes, rewrites, says, tells, type EditCase } from '../edit-case.ts';
import { all, block, card, css } from '../locate.ts';

/** The same in German, French and Spanish. */
export const FRESH_LANGUAGE_CASES: readonly EditCase[] = [
  ['autohaus', 'Preise entfernen', removes(block('Preisen'))],
  ['autohaus', 'Ändere Crew auf 12 €', rewrites(card('Choose Crew'), '€12')],
  ['autohaus', 'Wähle 13:45 statt 14:30', follows(css('input, dd')), tells(/13:45/)],
  ['autohaus', 'nur zwei Preise zeigen', removes(card('Choose House'))],
  ['autohaus', 'Verschiebe die Leistungen nach oben', moves(block('Leistungen'), { above: block('Terminbuchung') })],
  ['vin', 'Supprime la section panier', removes(block('Panier'))],
  ['vin', 'ajoute un bouton « Voir la carte »', adds(/^Voir la carte$/)],
  [
    'vin',
    'affiche seulement 4 produits dans le catalogue',
    counts(
      css('[data-block=picture-grid] [data-part=card], [data-block=picture-grid] [data-part=row]'),
      4,
      css('[data-block=picture-grid] *'),
    ),
  ],
  ['gastos', 'Quita el mapa de calor', removes(block('Gráfico mensual'))],
  [
    'gastos',
    'pon los últimos movimientos arriba',
    follows(css('div')),
    moves(block('Últimos movimientos'), { above: block('Gráfico mensual') }),
  ],
  ['gastos', 'muestra solo 3 movimientos', removes(all(card('Market hall'), card('Amara Osei'), card('Kiosk 9')))],
  [
    'tienda',
    'cambia la cantidad de Morning mug a 3',
    rewrites(card('Morning mug'), '£84'),
    says('£122'),
    follows(css('[data-block=cart-lines] dd')),
  ],
];
