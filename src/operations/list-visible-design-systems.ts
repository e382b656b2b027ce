import type { Asset } from '../domain/asset.ts';
import type { AssetPosition } from '../store/store.ts';
import type { Operation } from './deps.ts';

interface VisibleDesignSystems {
  assets: Asset[];
  /** Where the next page begins; absent on the last one. */
  next?: AssetPosition;
}

const PAGE = 200;

/** The design systems of all projects the caller may see and the caller's global ones, oldest first. */
export const listVisibleDesignSystems: Operation<{ after?: AssetPosition }, VisibleDesignSystems> = async (
  { store },
  { after },
  { caller },
) => {
  const page = { limit: PAGE + 1, ...(after && { after }) };
  const found = await store.assets.listVisible(caller.userId, page);
  const assets = found.slice(0, PAGE);
  const last = assets.at(-1);
  return { assets, ...(found.length > PAGE && last && { next: { createTime: last.createTime, id: last.id } }) };
};
