import type { WireScreenInstance } from '../../../src/contract/shapes/screen-instance.ts';
import { request } from '../api/request.ts';

/** What made room for something, and how that is taken back and done again. */
export interface Room {
  /** Moves what made room back to where it stood, as far as nobody moved it elsewhere meanwhile. */
  giveBack(): Promise<void>;
  /** Lets it make room again. */
  takeAgain(): Promise<void>;
}

interface Push {
  id: string;
  before: { x: number; y: number };
  after: { x: number; y: number };
}

type Places = ReadonlyMap<string, { x: number; y: number }>;

/** To be asked for before something is made that others make room for. */
export async function watchRoom(project: string): Promise<Room> {
  const before = await readPlaces(project);
  let pushes: readonly Push[] = [];
  const move = async (from: 'before' | 'after', to: 'before' | 'after'): Promise<void> => {
    const now = await readPlaces(project);
    const moves = pushes
      .filter((push) => isSame(now.get(push.id), push[from]))
      .map((push) => ({ id: push.id, ...push[to] }));
    if (moves.length > 0) await request('POST', `v1/projects/${project}/instances:move`, { moves });
  };
  return {
    async giveBack() {
      pushes = listPushes(before, await readPlaces(project));
      await move('after', 'before');
    },
    takeAgain: () => move('before', 'after'),
  };
}

/** Room is made downwards; whatever stands elsewhere was moved by somebody. */
const listPushes = (before: Places, now: Places): Push[] =>
  [...before].flatMap(([id, was]) => {
    const is = now.get(id);
    return is !== undefined && is.x === was.x && is.y > was.y ? [{ id, before: was, after: is }] : [];
  });

const isSame = (place: { x: number; y: number } | undefined, other: { x: number; y: number }): boolean =>
  place?.x === other.x && place.y === other.y;

async function readPlaces(project: string): Promise<Places> {
  const { instances } = await request<{ instances: WireScreenInstance[] }>('GET', `v1/projects/${project}/instances`);
  return new Map(instances.map(({ id, x, y }) => [id, { x: x ?? 0, y: y ?? 0 }]));
}
