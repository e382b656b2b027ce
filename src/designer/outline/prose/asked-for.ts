import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { isInstruction, isPersonal, leadLength } from './casual-words.ts';
import { PAGE } from './list-headings.ts';

const MOST_WORDS = 6;

/** Words of a whole clause, of people and of reasons: what holds them tells something and asks for nothing. */
const TELLS =
  /(?:^|\s)(?:is|are|was|were|be|been|has|have|had|do|does|did|can|can['’]?t|could|will|would|should|must|may|might|want|wants|need|needs|make|makes|keep|keeps|looks?|runs?|goes|gets?|gotta|know|knows|see|sees|like|likes|love|use|uses|i|we|you|they|he|she|it|me|us|them|im|its|that|which|who|what|where|when|how|why|because|cause|cos|since|so|if|but|like|than|as|thing|things|stuff|anything|everything|nothing|something|one|ones|most|much|rest|please|pls|ist|sind|war|hat|haben|wird|werden|soll\p{L}*|kann|können|muss|müssen|möchte\p{L}*|hätte\p{L}*|ich|wir|sie|es|er|man|das|dass|weil|wenn|damit|die|der|est|sont|était|a|ont|doit|doivent|peut|peuvent|faut|je|nous|ils|elle|on|que|qui|parce|quand|si|pour que|es|son|está|están|era|tiene|tienen|debe|deben|puede|hace|hay|yo|ellos|porque|cuando|é|são|tem|têm|deve|pode|há|eu|eles|quando|è|sono|ha|hanno|può|io|loro|perché|is|zijn|heeft|hebben|moet|moeten|kan|ik|ze|omdat|als|jest|są|ma|mają|musi|można|bo|żeby|är|har|ska|kan|jag|de|eftersom|var|olsun|istiyorum|için)(?=\s|$)/iu;

/** How things stand or look: "overdue first", "low ones red". */
const MANNER =
  /\s(?:first|last|only|on top|above|below|sorted|highlighted|focused|visible|always|marked|bold|in \p{L}+|red|green|orange|yellow|blue|grey|gray|rot|grün|rouge|vert|rojo|verde|rosso)\W*$/iu;

/** Small words that end or begin a clause and name nothing. */
const TAIL =
  /\s+(?:too|as well|of course|if possible|at least|maybe|somewhere|underneath|there|below it|under it|beside it|next to it|please|pls|bitte|aussi|también|também|anche|ook|też|också|(?:right |just )?(?:at|on|in|down|up|to) the (?:very )?(?:top|bottom|left|right|foot|end|side|middle|header|footer|corner)|oben|unten|links|rechts|en bas|en haut|abajo|arriba|em baixo|em cima|in alto|in basso|onderaan|bovenaan|na dole|na górze|längst ner)$/iu;

const HEAD =
  /^(?:(?:also|and|plus|then|maybe|some|any|a few|the|an?|our|my|their|his|her|all|big|small|little|short|tiny|nice|simple|quick|bit of|a bit of|a bit about|something about|somewhere|auch|und|noch|ein|eine|einen|der|die|das|den|aussi|et|un|une|le|la|les|des|también|y|una|el|los|las|também|e|um|uma|o|os|as|anche|il|lo|gli|ook|en|een|de|het|też|och|en|ett|också)\s+)+/iu;

/**
 * The thing that a clause only names: "recent transactions", "and a playlist of the week", "total km". It is asked for,
 * though no word of it is an element of a page. Nothing where the clause tells, wishes in passing or speaks of looks.
 */
export function askedFor(unit: Piece, lang: string): Piece | undefined {
  if (isRefusal(unit.text, lang) || isStyleStatement(unit.text) || isInstruction(unit.text)) return undefined;
  const lead = leadLength(unit.text);
  if (lead === 0 && isPersonal(unit.text)) return undefined;
  let bare = trimEnds(cut(unit, lead), ' .,;:!');
  bare = cut(bare, HEAD.exec(bare.text)?.[0].length ?? 0);
  for (let tail = TAIL.exec(bare.text); tail !== null; tail = TAIL.exec(bare.text)) bare = cut(bare, 0, tail.index);
  // Clauses without spaces or with particles cannot be told from a bare name.
  if (/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}]/u.test(bare.text)) return undefined;
  const words = bare.text.split(/\s+/);
  if (
    words.length > MOST_WORDS ||
    !/\p{L}{2}/u.test(bare.text) ||
    /["“”„«»?:=]/u.test(bare.text) ||
    PAGE.test(bare.text) ||
    TELLS.test(bare.text) ||
    MANNER.test(bare.text) ||
    isInstruction(bare.text) ||
    isStyleStatement(bare.text)
  )
    return undefined;
  return bare;
}
