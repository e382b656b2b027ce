import type { Outline } from './outline/outline.ts';

/**
 * A later screen of a product keeps what its first one stated: the product's name and, where it states none of its own and
 * refuses none, the navigation, with the entry that the page is called after as the current one.
 */
export function keepFrame(outline: Outline, first: Outline): Outline {
  const product = outline.product ?? first.product;
  const { navigation } = first.frame;
  const refuses = outline.refusals.some(({ nouns }) => nouns.some((noun) => NAVIGATIONS.has(noun)));
  const keeps = outline.frame.navigation === undefined && navigation !== undefined && !refuses;
  return {
    ...outline,
    ...(product === undefined ? {} : { product }),
    frame: keeps ? { ...outline.frame, navigation: withCurrent(navigation, outline.title?.text) } : outline.frame,
  };
}

const NAVIGATIONS: ReadonlySet<string> = new Set(['sidebar', 'top-nav', 'bottom-nav', 'menu']);

type Navigation = NonNullable<Outline['frame']['navigation']>;

function withCurrent(navigation: Navigation, title: string | undefined): Navigation {
  const named = navigation.entries.findIndex(({ label }) => title?.toLowerCase().includes(label.text.toLowerCase()));
  if (named === -1) return navigation;
  const entries = navigation.entries.map((entry, index) => withState(entry, index === named));
  return { ...navigation, entries };
}

function withState(entry: Navigation['entries'][number], isCurrent: boolean): Navigation['entries'][number] {
  const { label, icon, badge } = entry;
  return {
    label,
    ...(icon === undefined ? {} : { icon }),
    ...(badge === undefined ? {} : { badge }),
    ...(isCurrent ? { isCurrent } : {}),
  };
}
