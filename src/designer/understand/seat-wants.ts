import type { Want } from '../brief.ts';
import { dropSides } from './drop-sides.ts';
import { listSides, type SideClause } from './list-sides.ts';
import { capitalize } from './word-forms.ts';

/**
 * What is wanted, each with the side that the prompt puts it on, in languages other than English: "la lista a la derecha y
 * el mensaje a la izquierda". A want stands where the stretch that names it says; of two sides each has what is told of it.
 */
export function seatWants(wants: readonly Want[], prompt: string, lang: string): Want[] {
  const whole = listSides(prompt, lang, { areWhole: true });
  const clauses = [...listSides(prompt, lang), ...whole];
  const seated = wants.map((want) => {
    const named = clauses.find((clause) => names(clause, want));
    // A navigation goes by one label, whatever it was called.
    const clause = named ?? (want.label === 'Navigation' ? clauses[0] : undefined);
    return clause === undefined ? want : { ...want, place: clause.side };
  });
  const isTold = new Set(whole.map(({ side }) => side)).size === 2;
  const missing = isTold ? whole.filter((clause) => !wants.some((want) => names(clause, want))) : [];
  return [...seated, ...missing.flatMap((clause, index) => toWant(clause, lang, index))];
}

const names = ({ text }: SideClause, { label }: Want): boolean => text.toLowerCase().includes(label.toLowerCase());

const MOST_WORDS = 5;
/** "La lista", "les détails": what leads a thing in. */
const ARTICLE =
  /^(?:der|die|das|den|ein|eine|le|la|les|un|une|el|los|las|una|o|a|os|as|um|uma|il|lo|gli|i|het|de|een|en|ett)\s|^l['’]/iu;

/** A thing at its side that no other reader took for one. */
function toWant({ text, side }: SideClause, lang: string, index: number): Want[] {
  const said = dropSides(text, lang).trim().replace(ARTICLE, '');
  const isThing = said !== '' && said.split(/\s/).length <= MOST_WORDS;
  return isThing
    ? [{ id: `side${index + 1}`, label: capitalize(said), texts: [], items: [], fields: [], place: side }]
    : [];
}
