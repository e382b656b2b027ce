import { DEFAULT_LOOK } from '../domain/look.ts';
import type { DesignRequest, DrawnDevice } from '../domain/designer.ts';
import { COLOR_VARIANTS } from '../domain/enums.ts';
import { FONT_FAMILIES } from '../domain/font.ts';
import { PLAIN_THEME } from '../domain/plain-theme.ts';
import type { GuideTopic } from '../domain/guide-topic.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { guideOf, tellOthers } from './project-context.ts';
import { createTextReader } from './read-text.ts';
import { tellDrawable, type DrawableKind } from './tell-drawable.ts';
import { BREAKPOINTS, tellSheet, tellSizes, tellTokens, type Drawn } from './tell-tokens.ts';

/** What the service can draw, and the day. */
export interface GuideFacts {
  /** Subjects of pictures by their kind. */
  drawable: readonly DrawableKind[];
  pictureStyles: readonly string[];
  icons: readonly string[];
  now: Date | undefined;
}

/** The project that a guide is read for. */
export interface GuidedProject {
  name: string;
  title: string;
  /** What its next screen is drawn with. */
  drawn: Drawn;
  /** False: nothing is set yet, and each page's words say how it looks. */
  isSet: boolean;
  others?: DesignRequest['others'];
  /** Its design systems, as `assets/7` and what they are called. */
  designSystems: readonly { name: string; displayName: string }[];
}

const read = createTextReader();

/** A whole guide, as Markdown; for a project with its own sizes and colours. */
export async function writeGuide(topic: GuideTopic, facts: GuideFacts, project?: GuidedProject): Promise<string> {
  return `${await read(`guide-${topic}`, await toValues(facts, project))}\n`;
}

async function toValues(facts: GuideFacts, project: GuidedProject | undefined) {
  const { drawable, pictureStyles, icons, now } = facts;
  return {
    colors: COLOR_ROLES.join(' '),
    types: TYPE_ROLES.map((role) => `text-${role}`).join(' '),
    pictures: drawable.map(({ kind }) => kind).join(', '),
    styles: pictureStyles.join(', '),
    subjects: tellDrawable(drawable),
    icons: icons.join(' '),
    devices: await tellDevices(),
    today: now === undefined ? 'the day on which you draw' : now.toISOString().slice(0, 10),
    theme: await read('plan-theme'),
    variants: COLOR_VARIANTS.filter((name) => name !== 'COLOR_VARIANT_UNSPECIFIED').join(', '),
    fonts: Object.keys(FONT_FAMILIES).join(', '),
    drawnWith: tellDrawnWith(project),
    project: tellProject(project),
    inForce: tellInForce(project),
  };
}

const DEVICES: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'];
/** AGNOSTIC has the sizes of a desktop. */
const SIZED: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP'];

async function tellDevices(): Promise<string> {
  const lines = DEVICES.map(async (device) => {
    const rules = await read(`device-${device.toLowerCase()}`);
    return `- ${device}, ${tellSheet(device)} at once. ${rules}`;
  });
  return [...(await Promise.all(lines)), '', BREAKPOINTS].join('\n');
}

function tellDrawnWith(project: GuidedProject | undefined): string {
  if (project === undefined) return `${ELSEWHERE}\n\n${UNSET}\n\n${tellSizes(PLAIN, SIZED)}`;
  const { name, title, drawn, isSet } = project;
  const lead = isSet ? `The next screen of ${name} ("${title}") is drawn with:` : `${name} ("${title}"). ${UNSET}`;
  return `${lead}\n\n${isSet ? tellTokens(drawn, SIZED) : tellSizes(drawn, SIZED)}`;
}

const ELSEWHERE =
  'The colours of a project as hex, its own sizes and its other screens: `tailorbird://projects/{project}/guide/pages`.';
const UNSET =
  'Before the first screen nothing is set: its words say mode, colours, fonts, corners (`ROUND_FOUR`) and density, or a design system does (`tailorbird://guide/design-systems`). What they leave open is Inter, comfortable, with these sizes:';

const PLAIN: Drawn = { theme: PLAIN_THEME, look: DEFAULT_LOOK };

/** What the project's DESIGN.md says beyond its tokens, and its other screens. */
function tellProject(project: GuidedProject | undefined): string {
  if (project === undefined) return '';
  const told = [guideOf(project.drawn.theme), tellOthers(project.others)].filter((text) => text !== '');
  return told.length === 0 ? '' : `\n## The project\n\n${told.join('\n\n')}\n`;
}

function tellInForce(project: GuidedProject | undefined): string {
  if (project === undefined)
    return 'The colours of a project as hex are in `tailorbird://projects/{project}/guide/design-systems`.';
  const { name, title, drawn, isSet, designSystems } = project;
  const systems = designSystems.map((system) => `- ${system.name}: ${system.displayName}`);
  return [
    `## ${title} (${name})`,
    systems.length === 0 ? 'It has no design system of its own yet.' : `Its design systems:\n${systems.join('\n')}`,
    isSet ? `In force:\n\n${tellTokens(drawn, SIZED)}` : 'Nothing is in force yet.',
  ].join('\n\n');
}
