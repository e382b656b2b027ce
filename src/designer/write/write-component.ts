import { findComponent, type ComponentId } from '../knowledge/components/components.ts';
import type { ComponentLabel } from '../knowledge/components/component-knowledge.ts';
import type { Want } from '../brief.ts';
import { NETWORKS } from '../knowledge/networks.ts';
import { capitalize } from '../understand/word-forms.ts';
import type { SlotOf, Tone } from './slots.ts';
import { noteFor, stemsOf, wantIds, type WriteContext } from './write-context.ts';

type Sheet = SlotOf<'component'>;

/** A sheet about the part of interfaces that the prompt names, in the prompt's own words where it lists some. */
export function writeComponent(context: WriteContext, want?: Want): Sheet {
  const { brief } = context;
  const known = findComponent([brief.subject, ...brief.prompt.split(/(?<=[.!?:])\s|\n/)]);
  const usual = labelsFor(
    known.id,
    spokenFirst(known.labels, brief.prompt),
    brief.prompt,
    listNames(context, known.id),
  );
  // What a dialog says is its own heading, not the page's.
  const labels =
    known.id === 'dialog' && brief.heading !== undefined
      ? [toSaid(brief.heading, brief.prompt, usual), ...usual]
      : usual;
  return {
    kind: 'component',
    wants: wantIds(want),
    title: nameOf(brief, known.id),
    component: known.id,
    body: known.purpose,
    labels,
    act: toAct(context, known.id),
    isLit: LIT.test(brief.prompt),
  };
}

/** A heading that stands in the component is not the sheet's; a subject that names no component is not its name. */
const nameOf = ({ heading, subject }: WriteContext['brief'], id: ComponentId): string => {
  const name = id === 'dialog' ? subject : (heading ?? subject);
  if (/^(?:and|or)\b/i.test(name)) return `${capitalize(id)}s`;
  return id === 'dialog' && findComponent([name]).id !== id ? 'Dialog' : name;
};

const LIT = /\b(?:beams?|glow\w*|neon|shin(?:e|y|ing)|gradient border|conic|light border|border light)\b/i;

/** Components whose parts a prompt names one by one: "with Overview, Activity, Settings". */
const OF_NAMED_PARTS: ReadonlySet<ComponentId> = new Set(['tabs', 'accordion', 'menu', 'pagination', 'badge', 'alert']);

/** What the prompt itself lists of the component's parts. */
function listNames({ brief }: WriteContext, id: ComponentId): string[] {
  const own = new Set(stemsOf(brief.subject));
  const wants = brief.wants.filter(({ isAction }) => isAction !== true);
  const listed = wants.flatMap(({ label, items, texts }) => [
    ...items.map(({ title }) => title),
    ...texts,
    ...splitList(label),
  ]);
  const parts = OF_NAMED_PARTS.has(id)
    ? wants.map(({ label }) => label).filter((label) => !stemsOf(label).some((stem) => own.has(stem)))
    : [];
  const names = listed.length > 0 ? listed : parts;
  return [...new Set(names)].filter((name) => name.length <= LONGEST_NAME && !SAYS_HOW.test(name));
}
const LONGEST_NAME = 40;
/** Words about components, not on them. */
const SAYS_HOW =
  /\b(?:states?|variants?|variations?|sizes?|styles?|effects?|animations?|notices?|showcase|colou?rs?|icons?)\b/i;

/** "New, In Progress, Completed" names three. */
const splitList = (label: string): string[] => (label.includes(',') ? label.split(/,\s*(?:and\s+)?/) : []);

function labelsFor(
  id: ComponentId,
  usual: readonly ComponentLabel[],
  prompt: string,
  names: readonly string[],
): ComponentLabel[] {
  if (id === 'share') {
    const networks = NETWORKS.filter(({ words }) => words.test(prompt));
    if (networks.length > 1) return networks.map(({ label, icon }) => ({ label, icon, tone: 'neutral' }));
  }
  const spoken = usual.filter(({ label, tone }) => names.length === 0 && isSpoken(label, tone, prompt));
  if (names.length === 0) return spoken.length > 1 ? spoken : [...usual];
  if (names.length === 1) return [toLabel(names[0] ?? '', 0, usual), ...usual];
  return names.map((name, index) => toLabel(name, index, usual));
}

/** What shares a word with the prompt comes first: a dialog for deleting asks about deleting. */
function spokenFirst(labels: readonly ComponentLabel[], prompt: string): ComponentLabel[] {
  const spoken = new Set(stemsOf(prompt.replaceAll(/\b(\w{4,})(?:ing|ed)\b/gi, '$1e $1')));
  const share = ({ label, icon }: ComponentLabel): number =>
    stemsOf(`${label} ${icon}`).filter((stem) => stem.length > 3 && spoken.has(stem)).length;
  return [...labels].sort((a, b) => share(b) - share(a));
}

const isSpoken = (label: string, tone: Tone, prompt: string): boolean =>
  prompt.toLowerCase().includes(label.toLowerCase()) ||
  (tone === 'bad' && /\b(?:danger|critical|failure)\b/i.test(prompt));

/** A name of the prompt's takes what is usually said under it from the entry of its own name or tone. */
function toLabel(label: string, index: number, usual: readonly ComponentLabel[]): ComponentLabel {
  const tone = toneOf(label);
  const like =
    usual.find((one) => one.label.toLowerCase() === label.toLowerCase()) ??
    usual.find((one) => one.tone === tone) ??
    usual[index % usual.length];
  return saidLike(label, tone, like, 'circle');
}

const saidLike = (label: string, tone: Tone, like: ComponentLabel | undefined, icon: string): ComponentLabel => ({
  label,
  ...noteFor(like?.note),
  tone,
  icon: like?.icon ?? icon,
});

const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['good', /\b(?:done|complete\w*|success\w*|active|paid|approved|live|online|delivered|ok|passed|healthy)\b/i],
  ['bad', /\b(?:errors?|fail\w*|block\w*|overdue|cancel\w*|reject\w*|danger|critical|expired|offline)\b/i],
  ['warn', /\b(?:progress|pending|warn\w*|wait\w*|review|paused|due|low|away)\b/i],
  ['accent', /\b(?:new|featured|popular|beta|primary|info)\b/i],
];
const toneOf = (label: string): Tone => TONES.find(([, words]) => words.test(label))?.[0] ?? 'neutral';

/** A dialog's heading in the colour of what the prompt says of it. */
function toSaid(heading: string, prompt: string, usual: readonly ComponentLabel[]): ComponentLabel {
  const tone = toneOf(`${heading} ${prompt}`);
  return saidLike(
    heading,
    tone,
    usual.find((one) => one.tone === tone),
    'message-circle',
  );
}

function toAct({ brief }: WriteContext, id: ComponentId): Sheet['act'] {
  const own = brief.wants.find(({ isAction }) => isAction === true)?.label;
  if (own !== undefined) return { label: own };
  return id === 'button' ? { label: 'Get started', icon: 'arrow-right' } : { label: ACTS[id] ?? 'Show all' };
}

const ACTS: Partial<Record<ComponentId, string>> = {
  alert: 'Dismiss',
  dialog: '',
  tooltip: 'Point here',
  menu: 'Options',
  share: 'Share',
  headline: 'Play again',
  cards: 'Next card',
  folder: 'Open',
};
