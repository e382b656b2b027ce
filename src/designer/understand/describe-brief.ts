import { FONT_FAMILIES } from '../../domain/font.ts';
import type { Brief, Want, WantedItem } from '../brief.ts';

/** What was understood of a prompt, in lines for a person to read; `0.83` is how sure the domain is, of 1. */
export const describeBrief = (brief: Brief): string =>
  [
    line('Subject', brief.subject),
    line('Brand', brief.brand),
    line('Heading', brief.heading),
    line('Screen', brief.archetype),
    line('Device', brief.device?.toLowerCase()),
    line('Domain', `${brief.domain.label} (${brief.domain.id}, ${brief.domainCertainty.toFixed(2)})`),
    line('Audience', brief.audience),
    line('Language', brief.lang),
    line('Mode', brief.mode?.toLowerCase()),
    line('Colours', brief.colors.map(({ hex, role }) => (role === 'unknown' ? hex : `${hex} ${role}`)).join(', ')),
    line('Fonts', brief.fonts.map((family) => FONT_FAMILIES[family]).join(', ')),
    line('Moods', brief.moods.join(', ')),
    line('Styles', (brief.styles ?? []).join(', ')),
    line('Density', brief.density),
    line('Corners', brief.roundness?.toLowerCase().replaceAll('_', ' ')),
    brief.wants.length === 0 ? 'Checklist  nothing asked for by name' : 'Checklist',
    ...brief.wants.flatMap(describeWant),
  ]
    .filter((text) => text !== '')
    .join('\n');

const LABEL_WIDTH = 11;

const line = (label: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `${label.padEnd(LABEL_WIDTH)}${value}`;

/** The lines of one entry of the checklist. */
export const describeWant = (want: Want): string[] => {
  const kind = want.isAction === true ? 'button' : (want.kind ?? 'any');
  const count = want.count === undefined ? '' : `, ${want.count} of them`;
  const texts = want.texts.filter((text) => text !== want.label);
  return [
    `  - ${want.label} (${kind}${count})`,
    ...texts.map((text) => `      “${text}”`),
    ...want.items.map((item) => `      · ${describeItem(item)}`),
    ...want.fields.map(
      ({ label, kind: control, value, options }) =>
        `      □ ${label} (${control})${value === undefined ? '' : ` = ${value}`}${options === undefined ? '' : `: ${options.join(', ')}`}`,
    ),
  ];
};

const describeItem = ({ title, value, note }: WantedItem): string =>
  `${title}${value === undefined ? '' : ` = ${value}`}${note === undefined ? '' : ` (${note})`}`;
