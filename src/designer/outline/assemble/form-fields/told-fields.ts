import { findMentions } from '../../lexicon/find-mentions.ts';
import { cut, type Piece } from '../../form/piece.ts';
import type { ControlNode } from '../../outline.ts';
import { addEntries } from '../add-entries.ts';
import { control } from '../make-node.ts';
import { isFieldName } from './field-kind.ts';
import { readFormFields, type FormFields } from './read-form-fields.ts';

const CHOOSING =
  'choose|pick|select|auswählen|wählen|choisir|elegir|escoger|seleccionar|escolher|selecionar|scegliere|kiezen|wybrać|välja';
const WHO = String.raw`(?:(?:here |there |below )?(?:let (?:the \p{L}+|them|people|you) |(?:you|they|people|users?|customers?|visitors?|guests|members|the \p{L}+|everyone|i|we|man|on)\s+(?:can |should |must |have to |need to |could )?))?(?:to\s+)?`;
const BEFORE = String.raw`^(?:(?:and|then|also|plus|first|und|dann|et|puis|ensuite|y|luego|e|poi|en|dan|i|och)\s+)*`;

/** "Choose the date and how many guests", "elegir la fecha y cuántos pasajeros", "it needs your name": verbs of filling in. */
const FILLING = new RegExp(
  String.raw`${BEFORE}(?:${WHO}(?:${CHOOSING}|enter|type in|fill in|key in|fill out|sign up (?:with|using|by)|log ?in (?:with|using)|sign ?in (?:with|using)|register with|eingeben|ausfüllen|saisir|remplir|indiquer|introducir|rellenar|preencher|inserire|compilare|invullen|wpisać|wypełnić|fylla i)|it (?:needs|asks for|takes|should (?:ask for|have|take|contain)|must (?:ask for|have)|wants))\s+(?=\S)`,
  'iu',
);
/** "choisir l'heure de retrait : 7h30, 8h00": what is chosen, and from what. */
const CHOICE = new RegExp(
  String.raw`${BEFORE}${WHO}(?:${CHOOSING})\s+(?:the |an? |one |his |her |their |your |den |die |das |eine?n? |le |la |les |l['’]|une? |el |los |las |il |lo |het |de )?([^:：,.;()]{2,40}?)\s*[:：]\s+`,
  'iu',
);

/** From so large a share of known fields on, a row of names is what people fill in. */
const LEAST_KNOWN = 0.5;

/** The fields that a clause tells by what people do there; nothing where it speaks of anything else. */
export function toldFields(piece: Piece, lang: string): FormFields | undefined {
  const choice = readChoice(piece, lang);
  if (choice !== undefined) return choice;
  const verb = FILLING.exec(piece.text);
  if (verb === null) return readKnown(piece, lang);
  const behind = cut(piece, verb[0].length);
  const read = readFormFields({ text: `: ${behind.text}`, start: behind.start - 2 }, lang);
  if (read === undefined) return undefined;
  const known = read.nodes.filter(
    (node) => node.kind === 'control' && (node.control !== 'input' || isFieldName(node.label?.text ?? '')),
  ).length;
  if (known / read.nodes.length < LEAST_KNOWN) return undefined;
  return { nodes: read.nodes, length: behind.start - 2 + read.length - piece.start };
}

/** "Anmeldung mit Name, E-Mail und Wunschtermin", "name, phone and day": a row of which every name is a field's. */
function readKnown(piece: Piece, lang: string): FormFields | undefined {
  const [holder] = findMentions(piece.text.slice(0, 40), lang);
  // "three cards with a photo, a name and an age": what each of several things has.
  if (
    holder !== undefined &&
    holder.phraseStart < 4 &&
    (holder.makes.kind === 'items' || holder.makes.kind === 'table')
  )
    return undefined;
  const lead =
    /^(?:[\p{L}-]+\s){1,3}?(?:with|mit|avec|con|com|met|z|med|:)\s+(?=\p{L})/u.exec(piece.text)?.[0].length ?? 0;
  for (const from of lead === 0 ? [0] : [lead, 0]) {
    const behind = cut(piece, from);
    const read = readFormFields({ text: `: ${behind.text}`, start: behind.start - 2 }, lang);
    const unknown = (read?.nodes ?? []).findIndex(
      (node) => node.kind !== 'control' || !isFieldName(node.label?.text ?? ''),
    );
    const nodes = unknown === -1 ? read?.nodes : read?.nodes.slice(0, unknown);
    const last = nodes?.at(-1);
    if (nodes === undefined || nodes.length < 2 || last?.kind !== 'control') continue;
    const end = unknown === -1 ? behind.start - 2 + (read?.length ?? 0) : (last.label?.span?.end ?? piece.start);
    return { nodes, length: end - piece.start };
  }
  return undefined;
}

function readChoice(piece: Piece, lang: string): FormFields | undefined {
  const found = CHOICE.exec(piece.text);
  const name = found?.[1];
  if (found === null || name === undefined || name.split(/\s+/u).length > 5) return undefined;
  const rest = cut(piece, found[0].length);
  const list = cut(rest, 0, /[.;!?](?=\s|$)/u.exec(rest.text)?.index ?? rest.text.length);
  const start = piece.start + piece.text.indexOf(name);
  const node: ControlNode = control('radio', {
    label: {
      text: name.charAt(0).toUpperCase() + name.slice(1),
      origin: 'literal',
      span: { start, end: start + name.length },
    },
  });
  addEntries({ node, takes: 'options' }, list, { lang });
  if (node.options.length < 2 || node.options.some(({ label }) => label.text.split(/\s+/u).length > 6))
    return undefined;
  if (node.options.every(({ label }) => label.text.length < 14)) node.control = 'chips';
  return { nodes: [node], length: list.start + list.text.length - piece.start };
}
