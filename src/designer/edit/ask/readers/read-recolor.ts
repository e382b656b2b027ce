import { type Read, phraseOf } from '../clause-words.ts';
import { findNamedColors } from '../colors.ts';
import { is } from '../token.ts';

/** "Overdue ones yellow instead of red": by the colour that they have. */
export const readRecolor: Read = ({ rest, reader }) => {
  const at = rest.findIndex((token, index) => index > 0 && is(token, 'instead'));
  if (at < 0) return undefined;
  const [fresh] = findNamedColors(rest.slice(0, at));
  const [old] = findNamedColors(rest.slice(at + 1));
  const target = phraseOf(rest.slice(0, fresh?.start ?? at), reader);
  return fresh === undefined || old === undefined || reader.isHere(target)
    ? undefined
    : [{ kind: 'recolor', from: old.hex, hex: fresh.hex, name: fresh.name }];
};
