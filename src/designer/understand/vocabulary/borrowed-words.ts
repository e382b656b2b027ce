/**
 * Words that `lexicon.ts` has in another language and English has as well (found with WordNet): alone they tell nothing of
 * the language. "Inscription" is left out: as a prompt it is French.
 */
export const BORROWED_WORDS: ReadonlySet<string> = new Set(
  (
    'aba academia ad agriculture animal architect arts assurance barbershop berber bier billet bodega bourse boutique bricolage cafeteria ' +
    'candidature cane carte champ coiffeur concerto conto corrida creche depot don el entrepot escalade exposition filer filmy florist ' +
    'formation galleria garage glacier haber habitude handy identification kayak kindergarten kino laden lager lien lot medico opinion ' +
    'palestra pas patisserie pension piscine pizza pizzeria plage plaza pole praxis progression pulpit rad rappel regime renovation rooster rower ' +
    'salute schema seance semester sida slub spiel sport strand supermarket tableau taken taste taxis telephone theater ' +
    'ventilation vino voyage ware wetter wino'
  ).split(/\s+/),
);
