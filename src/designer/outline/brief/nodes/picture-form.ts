import type { PictureNode } from '../../outline.ts';
import { given } from '../given.ts';
import { LineCursor } from '../lines.ts';
import { writeText } from '../masked-text.ts';
import type { NodeForm } from '../node-form.ts';
import { indent, printTokens, printWords, token } from '../printing.ts';

const PICTURES: readonly PictureNode['picture'][] = [
  'photo',
  'illustration',
  'drawing',
  'map',
  'logo',
  'avatar',
  'qr',
  'video',
  'swatch',
  'icon',
  'plan',
];
const SIZES: readonly NonNullable<PictureNode['size']>[] = ['small', 'medium', 'large', 'full'];

/** `![map: the harbour | Pier 1 | Pier 2] Caption`, what stands on it indented. */
export const pictureForm: NodeForm<PictureNode> = {
  kind: 'picture',
  read(lines, reading) {
    const line = lines.peek();
    const [, inside, , said] = line?.slice.match(/^!\[([^\]]*)\](\([^()]*\))?(.*)$/d) ?? [];
    if (line?.kind !== 'text' || !inside || !said) return undefined;
    const [first = inside, ...labels] = inside.split(/\|/g);
    const [, name, about] = first.match(/^([a-z]+)(?::(?: +(.*))?)?$/di) ?? [];
    const picture = PICTURES.find((each) => each === name?.text.toLowerCase());
    lines.next();
    const [caption, attributes] = reading.braces(said);
    const shown = picture ? about : first;
    return [
      {
        kind: 'picture',
        picture: picture ?? 'photo',
        about: shown ? reading.words(shown).text : '',
        ...given({ caption: reading.optional(caption, attributes) }),
        labels: labels.map((label) => reading.words(label)),
        ...given({ size: attributes.oneOf(SIZES), color: attributes.text('color') }),
        overlays: reading.nodes(new LineCursor(reading.children(line))),
      },
    ];
  },
  print(node, printing) {
    const about = node.about === '' ? node.picture : `${node.picture}: ${writeText(node.about, /[\]|]/g)}`;
    const inside = [about, ...node.labels.map((label) => printWords(printing, label, /[\]|]/g))].join(' | ');
    const tokens = [node.size, token('color', node.color)];
    // An address in round brackets may follow a picture in Markdown.
    const caption = node.caption ? ` ${printWords(printing, node.caption, /^\(/g, tokens)}` : printTokens(tokens);
    return [`![${inside}]${caption}`, ...indent(printing.nodes(node.overlays))];
  },
};
