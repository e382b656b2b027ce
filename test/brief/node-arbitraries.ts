import * as fc from 'fast-check';
import { CONTROL_KINDS } from '../../src/designer/outline/outline.ts';
import { flag, list, opt, record, share, text, tone, whole, words } from './word-arbitraries.ts';

const control = record({
  kind: fc.constant('control'),
  control: fc.oneof(fc.constantFrom(...CONTROL_KINDS), fc.constantFrom('button', 'input', 'radio', 'icon-button')),
  label: fc.option(words, { nil: undefined }),
  value: opt(words),
  placeholder: opt(words),
  hint: opt(words),
  unit: opt(text),
  options: fc.array(record({ label: words, note: opt(words), isOn: flag, isDisabled: opt(flag) }), { maxLength: 3 }),
  rank: opt(fc.constantFrom('primary', 'secondary', 'text', 'danger')),
  isOn: flag,
  isDisabled: opt(flag),
  min: opt(words),
  max: opt(words),
  icon: opt(text),
  isFloating: opt(flag),
  color: opt(text),
});

export function nodesOf(depth: number): fc.Arbitrary<unknown[]> {
  return depth <= 0 ? fc.constant([]) : fc.array(nodeOf(depth), { maxLength: depth > 2 ? 4 : 2 });
}

export function nodeOf(depth: number): fc.Arbitrary<unknown> {
  const below = nodesOf(depth - 1);
  const field = record({
    label: opt(words),
    words,
    as: fc.constantFrom('note', 'value', 'meta', 'status', 'badge', 'code', 'person'),
    tone: opt(tone),
  });
  return fc.oneof(
    sectionOf(depth - 1),
    record({
      kind: fc.constant('text'),
      role: fc.constantFrom(
        'headline',
        'heading',
        'overline',
        'paragraph',
        'caption',
        'quote',
        'value',
        'notice',
        'wordmark',
      ),
      words,
      by: opt(words),
      byNote: opt(words),
      tone: opt(tone),
    }),
    record({
      kind: fc.constant('facts'),
      layout: fc.constantFrom('tiles', 'list', 'grid', 'inline', 'sums'),
      facts: fc.array(
        record({
          label: fc.option(words, { nil: undefined }),
          value: words,
          note: opt(words),
          share: opt(share),
          hasTrend: opt(flag),
          tone: opt(tone),
          icon: opt(text),
          isStrong: opt(flag),
        }),
        { maxLength: 3 },
      ),
      columns: opt(whole),
    }),
    record({
      kind: fc.constant('items'),
      layout: fc.constantFrom(
        'rows',
        'cards',
        'columns',
        'grid',
        'carousel',
        'timeline',
        'bullets',
        'numbered',
        'lanes',
        'questions',
        'tiles',
      ),
      noun: opt(text),
      items: fc.array(
        record({
          title: words,
          fields: fc.array(field, { maxLength: 3 }),
          tone: opt(tone),
          nodes: below,
          group: opt(words),
          state: opt(fc.constantFrom('selected', 'done', 'current', 'open', 'disabled', 'failed')),
        }),
        { maxLength: 4 },
      ),
      columns: opt(whole),
    }),
    record({
      kind: fc.constant('table'),
      caption: opt(words),
      columns: fc.array(
        record({
          label: words,
          as: opt(fc.constantFrom('text', 'number', 'status', 'switch', 'actions', 'code', 'date')),
        }),
        { maxLength: 3 },
      ),
      rows: fc.array(
        record({
          cells: fc.array(fc.option(words, { nil: undefined }), { maxLength: 3 }),
          state: opt(fc.constantFrom('selected', 'total', 'warn', 'bad', 'muted')),
          actions: fc.array(control, { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
      footer: below,
      isSelectable: opt(flag),
    }),
    record({
      kind: fc.constant('chart'),
      chart: fc.constantFrom(
        'line',
        'area',
        'bar',
        'donut',
        'ring',
        'gauge',
        'sparkline',
        'heatmap',
        'timeline',
        'waveform',
        'scatter',
      ),
      title: opt(words),
      about: text,
      series: list,
      marks: list,
      unit: opt(text),
      ticks: list,
      isStacked: opt(flag),
      points: fc.array(record({ label: words, value: opt(words) }), { maxLength: 3 }),
      figure: opt(words),
    }),
    { weight: 3, arbitrary: control },
    record({
      kind: fc.constant('picture'),
      picture: fc.constantFrom(
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
      ),
      about: text,
      caption: opt(words),
      labels: list,
      color: opt(text),
      overlays: below,
      size: opt(fc.constantFrom('small', 'medium', 'large', 'full')),
    }),
    record({ kind: fc.constant('badge'), words, tone: opt(tone) }),
    record({
      kind: fc.constant('progress'),
      display: fc.constantFrom('bar', 'ring', 'segments', 'dots'),
      label: opt(words),
      value: opt(words),
      share: opt(share),
    }),
    record({
      kind: fc.constant('steps'),
      direction: fc.constantFrom('across', 'down'),
      steps: fc.array(
        record({ label: words, note: opt(words), state: opt(fc.constantFrom('done', 'current', 'next')) }),
        {
          maxLength: 3,
        },
      ),
    }),
    record({
      kind: fc.constant('message'),
      words,
      from: opt(words),
      time: opt(words),
      isMine: fc.boolean(),
      nodes: below,
    }),
    record({
      kind: fc.constant('schedule'),
      shape: fc.constantFrom('week', 'day', 'month', 'lanes'),
      columns: list,
      rows: list,
      entries: fc.array(
        record({
          column: opt(words),
          row: opt(words),
          start: opt(words),
          end: opt(words),
          title: words,
          notes: list,
          tone: opt(tone),
          isCurrent: opt(flag),
        }),
        { maxLength: 3 },
      ),
    }),
    record({
      kind: fc.constant('grid'),
      about: text,
      rows: whole,
      columns: whole,
      rowLabels: list,
      columnLabels: list,
      cells: fc.array(
        record({ row: whole, column: whole, words: opt(words), note: opt(words), state: opt(text), tone: opt(tone) }),
        { maxLength: 3 },
      ),
      legend: fc.array(record({ words, tone: opt(tone) }), { maxLength: 2 }),
    }),
    record({
      kind: fc.constant('code'),
      // A line of code holds no line break.
      lines: fc.array(
        words.map((each) => ({ ...each, text: each.text.replace(/[\r\n]/g, '') })),
        { maxLength: 3 },
      ),
      title: opt(words),
      isTerminal: opt(flag),
    }),
    record({ kind: fc.constant('rating'), value: opt(words), stars: fc.constantFrom(0, 3, 4.5, 5), label: opt(words) }),
    record({ kind: fc.constant('icon'), icon: text, label: opt(words), badge: opt(words) }),
  );
}

export function sectionOf(depth: number): fc.Arbitrary<unknown> {
  return record({
    kind: fc.constant('section'),
    heading: fc.option(words, { nil: undefined }),
    note: opt(words),
    share: opt(share),
    columns: opt(whole),
    place: fc.constantFrom('top', 'left', 'main', 'right', 'bottom', 'overlay'),
    flow: fc.constantFrom('stack', 'row', 'grid'),
    surface: fc.constantFrom('open', 'card', 'band', 'strip', 'drawer', 'notice', 'hero', 'plain'),
    tone: opt(tone),
    isCollapsed: opt(flag),
    nodes: nodesOf(depth),
    about: opt(text),
  });
}
