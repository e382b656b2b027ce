/** One thing to do: what, how, its sign, when or where; done already or not. */
export type RoutineLine = readonly [title: string, note: string, icon: string, side: string, done?: true];

/** Things that people tick off: every day, or once until all are done. */
export interface RoutineKnowledge {
  words: RegExp;
  title: string;
  /** What is counted when one is done: "plants cared for". */
  unit: string;
  /** Done once, not day by day. */
  isList?: true;
  action: { label: string; icon: string };
  groups: readonly { title: string; items: readonly RoutineLine[] }[];
}
