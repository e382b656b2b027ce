import type { Ask } from '../ask.ts';
import { type Read, phraseOf } from '../clause-words.ts';
import { findNamedColors } from '../colors.ts';
import { type Token, is } from '../token.ts';

/** "Overdue ones yellow instead of red": by the colour that they have. */
export const readRecolor: Read = ({ rest, main, reader }) => {
  const all = readAllOf(main);
  if (all !== undefined) return [all];
  const at = rest.findIndex((token, index) => index > 0 && is(token, 'instead'));
  if (at < 0) return undefined;
  const [fresh] = findNamedColors(rest.slice(0, at));
  const [old] = findNamedColors(rest.slice(at + 1));
  const target = phraseOf(rest.slice(0, fresh?.start ?? at), reader);
  return fresh === undefined || old === undefined || reader.isHere(target)
    ? undefined
    : [{ kind: 'recolor', from: old.hex, hex: fresh.hex, name: fresh.name }];
};

/** "Everything that's blue should be green". */
function readAllOf(main: readonly Token[]): Ask | undefined {
  if (!/^(?:everything|anything|all|alles|tout|todo|tutto|tudo)$/i.test(main[0]?.text ?? '')) return undefined;
  const joint = main.findLastIndex((token) => is(token, 'becomes', 'to', 'make'));
  if (joint < 1) return undefined;
  const [old] = findNamedColors(main.slice(0, joint));
  const [fresh] = findNamedColors(main.slice(joint + 1));
  return old === undefined || fresh === undefined
    ? undefined
    : { kind: 'recolor', from: old.hex, hex: fresh.hex, name: fresh.name };
}
