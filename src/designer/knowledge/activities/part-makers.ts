import type { ActivityPart, ActivityRow } from '../../write/activity-shapes.ts';
import type { PictureKind } from '../../write/slots.ts';

/** Short ways to write the parts of an activity's screen, for those that need nothing out of the ordinary. */
type Line = readonly [icon: string, title: string, note?: string, value?: string];

const toRow = ([icon, title, note, value]: Line): ActivityRow => ({
  title,
  ...(icon === '' ? {} : { icon }),
  ...(note === undefined || note === '' ? {} : { note }),
  ...(value === undefined ? {} : { value }),
});

const titled = (title: string): { title?: string } => (title === '' ? {} : { title });

/** Lines with an icon each. */
export const lines = (title: string, ...items: readonly Line[]): ActivityPart => ({
  kind: 'rows',
  ...titled(title),
  items: items.map(toRow),
});

/** Lines of which one is chosen, the first. */
export const choices = (title: string, ...items: readonly Line[]): ActivityPart => ({
  kind: 'rows',
  ...titled(title),
  items: items.map((item, index) => ({ ...toRow(item), control: 'choose', on: index === 0 })),
});

/** Lines with a switch each; the first `on` are. */
export const switches = (title: string, on: number, ...items: readonly Line[]): ActivityPart => ({
  kind: 'rows',
  ...titled(title),
  items: items.map((item, index) => ({ ...toRow(item), control: 'switch', on: index < on })),
});

/** Lines with a face each. */
export const faces = (
  title: string,
  ...items: readonly (readonly [name: string, note: string, value?: string])[]
): ActivityPart => ({
  kind: 'rows',
  ...titled(title),
  items: items.map(([name, note, value]) => ({
    title: name,
    face: name,
    note,
    ...(value === undefined ? {} : { value }),
  })),
});

/** The figure that it is about; `share` from 0 to 1. */
export const moment = (label: string, value: string, unit: string, words: string, share?: number): ActivityPart => ({
  kind: 'moment',
  label,
  value,
  words,
  ...(unit === '' ? {} : { unit }),
  ...(share === undefined ? {} : { share }),
});

export const act = (label: string, icon: string, secondary?: string): ActivityPart => ({
  kind: 'act',
  label,
  icon,
  ...(secondary === undefined ? {} : { secondary: { label: secondary } }),
});

export const facts = (...items: readonly (readonly [label: string, value: string, unit?: string])[]): ActivityPart => ({
  kind: 'facts',
  items: items.map(([label, value, unit]) => ({ label, value, ...(unit === undefined ? {} : { unit }) })),
});

/** Chips, the first of them on. */
export const chips = (label: string, ...items: readonly string[]): ActivityPart => ({
  kind: 'chips',
  label,
  items: items.map((one, index) => ({ label: one, ...(index === 0 ? { on: true } : {}) })),
});

/** Stages, of which the first `done` lie behind. */
export const stages = (
  title: string,
  done: number,
  ...items: readonly (readonly [when: string, title: string, note?: string])[]
): ActivityPart => ({
  kind: 'stages',
  ...titled(title),
  items: items.map(([when, name, note], index) => ({
    when,
    title: name,
    ...(note === undefined ? {} : { note }),
    state: index < done ? 'done' : index === done ? 'now' : 'next',
  })),
});

export const scene = (kind: PictureKind, subject: string, size: 'tall' | 'wide', tag?: string): ActivityPart => ({
  kind: 'picture',
  picture: { kind, subject, alt: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}` },
  size,
  ...(tag === undefined ? {} : { tag }),
});

/** A round button; the one with a star before its label is the main one. */
export const knobs = (...items: readonly (readonly [label: string, icon: string])[]): ActivityPart => ({
  kind: 'knobs',
  items: items.map(([label, icon]) =>
    label.startsWith('*') ? { label: label.slice(1), icon, main: true } : { label, icon },
  ),
});

export const say = (icon: string, title: string, body: string): ActivityPart => ({ kind: 'say', icon, title, body });

export const course = (
  title: string,
  unit: string,
  points: readonly (readonly [label: string, value: number])[],
  words?: string,
): ActivityPart => ({
  kind: 'course',
  title,
  unit,
  points: points.map(([label, value]) => ({ label, value })),
  ...(words === undefined ? {} : { words }),
});
