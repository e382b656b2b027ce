import type { ControlKind, ControlNode, Option } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { findIconByMeaning } from '../icons/find-icon.ts';
import { findMeasure, readLabel } from '../measures/find-measure.ts';
import type { MeasureId } from '../measures/measure-words.ts';
import { dayFrom, writeClock, writeDate } from '../measures/write-date.ts';
import { writeNumber } from '../measures/write-number.ts';
import { chooseStates } from '../measures/choose-states.ts';
import { writeValues } from '../measures/write-values.ts';
import { capitalise } from '../../capitalise.ts';
import { isPersonNoun } from '../things/is-person-noun.ts';
import { singularOf } from '../things/singular-of.ts';

type ControlFiller = (node: ControlNode, context: FillContext) => void;

const fillOptions: ControlFiller = (node, context) => {
  if (node.options.length > 0) return;
  const isClosed = node.control === 'select';
  // A closed list that stands at something shows that; its entries are behind it.
  if (isClosed && (!isOpen(node.value) || !isOpen(node.placeholder))) return;
  node.options = listOptions(node, context).map((text): Option => ({ label: filled(text) }));
  const [first] = node.options;
  if (first === undefined || node.control === 'chips') return;
  if (isClosed) node.value ??= filled(first.label.text);
  else first.isOn = true;
};

/** What can be chosen under a label: sortings, states, what its measure has, else three of its own word. */
function listOptions({ label, control }: ControlNode, context: FillContext): string[] {
  const { say, lang } = context;
  const text = textOf(label);
  if (/sort|order by|sortier|trier|ordenar|ordina|sorteer|sortuj|sırala|並|정렬|排序/iu.test(text))
    return [say('newest'), say('oldest'), say('name')];
  if (/range|period|span|zeitraum|période|período|periodo|periode|okres|dönem|期間|기간|时间范围/iu.test(text))
    return ['7d', '30d', '90d'];
  const measure = findMeasure(text, lang) ?? (isPersonNoun(text, lang) ? 'person' : undefined);
  if (measure === 'state')
    return [say('all'), ...chooseStates(text, context).states.map(({ words }) => words[context.tongue])];
  const values = measure === undefined ? undefined : writeValues(text, 4, context, measure);
  const distinct = [...new Set(values?.texts)];
  if (distinct.length > 1) return control === 'chips' ? [say('all'), ...distinct] : distinct;
  if (control === 'tabs') return [say('overview'), say('details'), say('history')];
  if (control === 'segmented' || control === 'chips') return [say('all'), say('open'), say('newest')];
  if (text === '') return [say('all')];
  const word = capitalise(singularOf(text, lang) ?? text);
  return ['A', 'B', 'C'].map((letter) => `${word} ${letter}`);
}

/** Examples in fields whose form people look for: an address, a number. Others are clear by their label. */
const PLACEHOLDER_OF: Partial<Record<MeasureId, string>> = {
  email: 'name@mail.example',
  phone: '555 0142',
  website: 'www.mail.example',
};

const fillInput: ControlFiller = (node, context) => {
  if (context.isWhole || !isOpen(node.value) || !isOpen(node.placeholder)) return;
  const { measure } = readLabel(textOf(node.label), context.lang);
  const example = measure === undefined ? undefined : PLACEHOLDER_OF[measure];
  if (example !== undefined) node.placeholder = filled(example);
};

const fillSlider: ControlFiller = (node, context) => {
  if (!isOpen(node.value)) return;
  const [least, most] = [node.min, node.max].map((end) =>
    Number.parseFloat(
      textOf(end)
        .replace(/^[^\d-]+/u, '')
        .replace(',', '.'),
    ),
  );
  if (least === undefined || most === undefined || Number.isNaN(least) || Number.isNaN(most)) {
    if (node.min === undefined && node.max === undefined)
      node.value = filled(writeValues('%', 1, context)?.write?.(50) ?? '50');
    return;
  }
  const middle = (least + most) / 2;
  const decimals = Number.isInteger(middle) || most - least > 9 ? 0 : 1;
  const number = writeNumber(decimals === 0 ? Math.round(middle) : middle, decimals, context);
  // As the ends are written: "€3" … "€60", "20 m²" … "300 m²".
  const end = textOf(node.max);
  node.value = filled(
    end.replace(/\d[\d.,]*/u, number) + (node.unit !== undefined && /\d$/u.test(end) ? ` ${node.unit}` : ''),
  );
};

const fillButton: ControlFiller = (node, { say }) => {
  if (!isOpen(node.label) || node.icon !== undefined) return;
  const word =
    node.control === 'link'
      ? 'more'
      : node.rank === 'danger'
        ? 'delete'
        : node.rank === 'secondary'
          ? 'cancel'
          : 'continue';
  node.label = filled(say(word));
};

const fillIcon: ControlFiller = (node, { lang }) => {
  // As a button "share" sends something on; as a label it is a part of a whole.
  const isSharing =
    /^(?:share|teilen|partager|compartir|compartilhar|condividi|delen|udostępnij|dela|paylaş|共有|공유|分享)$/iu.test(
      textOf(node.label),
    );
  node.icon ??= isSharing ? 'share' : (findIconByMeaning(textOf(node.label), lang) ?? 'ellipsis');
};

const FILLERS: Partial<Record<ControlKind, ControlFiller>> = {
  button: fillButton,
  link: fillButton,
  'icon-button': fillIcon,
  input: fillInput,
  select: fillOptions,
  radio: fillOptions,
  tabs: fillOptions,
  segmented: fillOptions,
  chips: fillOptions,
  slider: fillSlider,
  stepper: (node) => {
    if (isOpen(node.value)) node.value = filled('1');
  },
  search: (node, { say }) => {
    if (isOpen(node.placeholder) && isOpen(node.value)) node.placeholder = filled(textOf(node.label) || say('search'));
  },
  date: (node, context) => {
    if (!isOpen(node.value) || !isOpen(node.placeholder)) return;
    node.value = filled(writeDate(dayFrom(context, 3), { day: 'numeric', month: 'short', year: 'numeric' }, context));
  },
  time: (node, context) => {
    if (isOpen(node.value) && isOpen(node.placeholder))
      node.value = filled(writeClock((context.now.getUTCHours() + 1) * 60, context));
  },
  file: (node, { say }) => {
    if (isOpen(node.label) && isOpen(node.placeholder)) node.label = filled(say('chooseFile'));
  },
};

/** What a control cannot be drawn without: something to choose from, a value to stand at, words to press. */
export function fillControl(node: ControlNode, context: FillContext): void {
  FILLERS[node.control]?.(node, context);
}
