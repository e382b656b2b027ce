import { cut, type Piece } from '../form/piece.ts';
import { ASKS_PAGE } from '../prose/list-headings.ts';
import { markLevels, TOP } from '../values/top-level.ts';

/** What the page is, and what it shows. */
export interface Opening {
  head: Piece;
  rest: Piece;
  /** The page asks for something, so that bare names in it are fields. */
  isForm: boolean;
}

/** What may stand between the two. */
const LEADS =
  /[:：]\s+|,?\s[–—-]\s|,?\s(?:with|showing|that (?:shows|has|lists|contains)|which (?:shows|has)|mit|avec|con|com|med|met)\s+|,\s+/giu;

/** Words for a page beside those that mean any page. */
const KIND =
  /(?:^|\s)(?:dashboard|home|overview|console|widget|panel|form|flow|settings|receipt|invoice|profile|player|login|log[- ]?in|sign[- ]?(?:in|up)|check-?out|tracking|state|404|error|übersicht|einstellungen|formular|tableau de bord|formulaire|cruscotto|formulario|formulier)(?=\s|$)/iu;

/** Pages that somebody fills in. */
const FORM =
  /(?:^|\s)(?:\p{L}*form|log[- ]?in|sign[- ]?(?:in|on|up)|regist\p{L}+|check-?out|booking|apply|application|contact|rsvp|reservation|enquiry|\p{L}*formular|anmeld\p{L}+|login|buch\p{L}+|inscription|connexion|réservation|formulaire|reserva\p{L}*|inscripci\p{L}+|registro|contacto|formulario|prenotazione|accesso|modulo|inschrijv\p{L}+|boeking|aanmeld\p{L}+|rejestrac\p{L}+|anmälan|bokning|kayıt)(?=\s|$)/iu;

const MOST_WORDS = 16;

/** The ways to part the first sentence of a prompt into what the page is and what it shows, from left to right. */
export function* listOpenings(sentence: Piece): Generator<Opening> {
  const levels = markLevels(sentence.text);
  for (const match of sentence.text.matchAll(LEADS)) {
    if (match.index === 0 || levels[match.index] !== TOP) continue;
    const head = cut(sentence, 0, match.index);
    if (head.text.split(/\s+/u).length > MOST_WORDS) return;
    const isPage = ASKS_PAGE.test(head.text) || KIND.test(head.text);
    if (!isPage && !/^[:：]/u.test(match[0]) && !/\s[–—-]\s$/u.test(match[0])) continue;
    yield { head, rest: cut(sentence, match.index + match[0].length), isForm: FORM.test(head.text) };
  }
}
