import { cut, type Piece } from '../../form/piece.ts';
import { readFormFields, type FormFields } from './read-form-fields.ts';

/** "Choose the date and how many guests", "elegir la fecha y cuántos pasajeros": verbs of filling in. */
const FILLING =
  /^(?:(?:and|then|also|plus|und|et|y|e|en|i|och)\s+)?(?:(?:here |there |below )?(?:you|they|people|users?|customers?|visitors?|guests|members|the \p{L}+|everyone|i|we|man|on)\s+(?:can |should |must |have to |need to |could )?)?(?:to\s+)?(?:choose|pick|select|enter|type in|fill in|key in|fill out|sign up (?:with|using|by)|log ?in (?:with|using)|sign ?in (?:with|using)|register with|auswählen|wählen|eingeben|ausfüllen|choisir|saisir|remplir|indiquer|elegir|escoger|seleccionar|introducir|rellenar|escolher|selecionar|preencher|scegliere|inserire|compilare|kiezen|invullen|wybrać|wpisać|wypełnić|välja|fylla i)\s+(?=\S)/iu;

/** "… the service wählen": the verb at the end. */
const FIELD_SHARE = 0.5;

/** The fields that a clause tells by what people do there; nothing where it speaks of anything else. */
export function toldFields(piece: Piece, lang: string): FormFields | undefined {
  const verb = FILLING.exec(piece.text);
  if (verb === null) return undefined;
  const behind = cut(piece, verb[0].length);
  const read = readFormFields({ text: `: ${behind.text}`, start: behind.start - 2 }, lang);
  if (read === undefined) return undefined;
  const isKnown = read.nodes.filter((node) => node.kind === 'control' && node.control !== 'input').length;
  if (isKnown / read.nodes.length < FIELD_SHARE && read.nodes.length < 3) return undefined;
  return { nodes: read.nodes, length: behind.start - 2 + read.length - piece.start };
}
