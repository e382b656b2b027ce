import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
import { removeLinks, setLinks } from '../api/prototype.ts';
import { record } from './history.ts';

type Links = readonly WireScreenLink[];

const keyOf = ({ screen, element }: WireScreenLink): string => `${screen} ${element}`;

/** Makes of links other ones so that it can be undone; either may be empty. */
export async function changeLinks(project: string, does: string, before: Links, after: Links): Promise<void> {
  const turn = async (from: Links, to: Links): Promise<void> => {
    const kept = new Set(to.map(keyOf));
    const gone = from.filter((link) => !kept.has(keyOf(link)));
    if (gone.length > 0) await removeLinks(project, gone);
    if (to.length > 0) await setLinks(project, to);
  };
  await turn(before, after);
  record(project, { does, undo: () => turn(after, before), redo: () => turn(before, after) });
}
