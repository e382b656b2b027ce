import type { Want } from '../brief.ts';
import { listSides } from './list-sides.ts';

/**
 * What is wanted, each with the side that the prompt puts it on, in languages other than English: "la lista a la derecha y
 * el mensaje a la izquierda". A want stands where the stretch that names it says.
 */
export function seatWants(wants: readonly Want[], prompt: string, lang: string): Want[] {
  const clauses = [...listSides(prompt, lang), ...listSides(prompt, lang, { areWhole: true })];
  return wants.map((want) => {
    const named = clauses.find(({ text }) => text.toLowerCase().includes(want.label.toLowerCase()));
    // A navigation goes by one label, whatever it was called.
    const clause = named ?? (want.label === 'Navigation' ? clauses[0] : undefined);
    return clause === undefined ? want : { ...want, place: clause.side };
  });
}
