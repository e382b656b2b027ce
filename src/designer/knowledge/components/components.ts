import { MORE_COMPONENTS } from './more-components.ts';
import { defineComponent, type ComponentKnowledge } from './component-knowledge.ts';

/** Every component that has a sheet of its own; its drawing of the same id is in `blocks/component-sheet/drawings.ts`. */
const ALL = [
  defineComponent({
    id: 'alert',
    words:
      'alert, alert component, alert message, alert box, alert banner component, toast, toast message, toast notification component, toast component, snackbar, inline message, callout component, banner component, message banner',
    purpose: 'Says what has happened where it happened, and goes when it has been read.',
    labels: [
      { label: 'Success', note: 'Your changes are saved and live.', tone: 'good', icon: 'circle-check' },
      { label: 'Info', note: 'A newer version is ready when you are.', tone: 'neutral', icon: 'info' },
      { label: 'Warning', note: 'Two fields still want an answer.', tone: 'warn', icon: 'triangle-alert' },
      { label: 'Error', note: 'The file could not be read. Try a smaller one.', tone: 'bad', icon: 'circle-x' },
    ],
  }),
  defineComponent({
    id: 'badge',
    words:
      'badge, badge component, status badge, set of badge, status pill, status tag, tag component, notification badge, counter badge, chip, chip component, filter chip component, label component, status label, status indicator, pill component',
    purpose: 'Tells a state in one word, small enough to stand in a row of a table.',
    labels: [
      { label: 'New', tone: 'accent', icon: 'sparkles' },
      { label: 'In progress', tone: 'warn', icon: 'loader' },
      { label: 'Completed', tone: 'good', icon: 'check' },
      { label: 'Blocked', tone: 'bad', icon: 'octagon-x' },
      { label: 'Draft', tone: 'neutral', icon: 'pencil' },
    ],
  }),
  defineComponent({
    id: 'button',
    words:
      'button, button component, button set, set of button, button group, cta button, call to action button, gradient button, glow button, beam button, hover button, animated button, 3d button, button style, button design',
    purpose: 'One clear thing to do, in every rank, size and state it can have.',
    labels: [
      { label: 'Get started', tone: 'accent', icon: 'arrow-right' },
      { label: 'Learn more', tone: 'neutral', icon: 'book-open' },
      { label: 'Download', tone: 'neutral', icon: 'download' },
      { label: 'Delete', tone: 'bad', icon: 'trash-2' },
    ],
  }),
  defineComponent({
    id: 'share',
    words:
      'share button, social share button, social button, social media button, social icon, social media icon, social link, share bar, share menu, share widget, share sheet',
    purpose: 'Takes what one reads to where one’s friends are.',
    labels: [
      { label: 'Link', tone: 'neutral', icon: 'link' },
      { label: 'E-mail', tone: 'neutral', icon: 'mail' },
      { label: 'Message', tone: 'neutral', icon: 'message-circle' },
      { label: 'More', tone: 'neutral', icon: 'share-2' },
    ],
  }),
  defineComponent({
    id: 'spinner',
    words:
      'spinner, loading spinner, loader, loading indicator, loading animation, loading state component, loading component, preloader, activity indicator, throbber, progress spinner',
    purpose: 'Keeps somebody company while something is on its way.',
    labels: [
      { label: 'Loading', note: 'A moment, please', tone: 'accent', icon: 'loader-circle' },
      { label: 'Uploading', note: '3 of 8 files', tone: 'accent', icon: 'upload' },
      { label: 'Saving', note: 'Do not close this window', tone: 'accent', icon: 'save' },
    ],
  }),
  defineComponent({
    id: 'progress',
    words:
      'progress bar, progress indicator, progress component, progress bar component, circular progress, progress ring',
    purpose: 'Shows how much is done and how much is left.',
    labels: [
      { label: 'Profile', note: '3 of 4 steps', tone: 'accent', icon: 'user' },
      { label: 'Storage', note: '62 GB of 100 GB', tone: 'warn', icon: 'hard-drive' },
      { label: 'Upload', note: '8 of 20 files', tone: 'good', icon: 'upload' },
    ],
  }),
  defineComponent({
    id: 'toggle',
    words:
      'toggle, toggle switch, switch component, toggle component, toggle button, checkbox, checkbox component, radio button, radio group, radio button group, dark mode toggle, theme toggle',
    purpose: 'On or off, one or none, this one or that: choices that hold at once.',
    labels: [
      { label: 'Notifications', note: 'Once a day, in the morning', tone: 'accent', icon: 'bell' },
      { label: 'Dark at night', note: 'From sunset to sunrise', tone: 'neutral', icon: 'moon' },
      { label: 'Share with the team', note: 'Everybody can read', tone: 'accent', icon: 'users' },
    ],
  }),
  defineComponent({
    id: 'input',
    words:
      'input field, text field, text input, input component, text field component, form input, input field component, search input, password field, floating label input, tag input, tag input field, otp input, password strength meter, form field, form field component',
    purpose: 'A place for words, with its label above, its help below and its mistakes told kindly.',
    labels: [
      { label: 'E-mail', note: 'We only write when it matters', tone: 'neutral', icon: 'mail' },
      { label: 'Password', note: 'At least twelve letters', tone: 'neutral', icon: 'lock' },
      { label: 'Search', note: 'Names, places, dates', tone: 'neutral', icon: 'search' },
    ],
  }),
  defineComponent({
    id: 'menu',
    words:
      'dropdown, dropdown menu, dropdown component, drop down menu, select menu, select component, context menu, action menu, popover menu, profile dropdown, user menu, bottom sheet, bottom sheet with action, action sheet, command palette, command menu',
    purpose: 'Keeps what can be done out of the way until somebody asks.',
    labels: [
      { label: 'Rename', note: 'F2', tone: 'neutral', icon: 'pencil' },
      { label: 'Duplicate', note: 'Ctrl D', tone: 'neutral', icon: 'copy' },
      { label: 'Share', note: 'Ctrl S', tone: 'neutral', icon: 'share-2' },
      { label: 'Archive', note: 'E', tone: 'neutral', icon: 'archive' },
      { label: 'Delete', note: 'Del', tone: 'bad', icon: 'trash-2' },
    ],
  }),
  defineComponent({
    id: 'tabs',
    words:
      'tab component, tabs component, tab bar component, tabbed interface, segmented control, segmented control component, tab navigation, tab switcher',
    purpose: 'Several views in one place; the one that is open is plain to see.',
    labels: [
      { label: 'Overview', note: 'What matters this week, on one page.', tone: 'accent', icon: 'layout-grid' },
      { label: 'Activity', note: 'Who did what, newest first.', tone: 'neutral', icon: 'activity' },
      { label: 'Files', note: 'Everything that was put here.', tone: 'neutral', icon: 'folder' },
      { label: 'People', note: 'Who can see this.', tone: 'neutral', icon: 'users' },
    ],
  }),
  defineComponent({
    id: 'accordion',
    words:
      'accordion, accordion component, collapsible, collapsible section, collapsible panel, expandable section, faq accordion component',
    purpose: 'Many answers under their questions; one is open.',
    labels: [
      {
        label: 'When does it arrive?',
        note: 'Within three working days. You get a message in the morning of the day.',
        tone: 'neutral',
        icon: 'truck',
      },
      { label: 'Can I send it back?', note: 'Within thirty days, as it came.', tone: 'neutral', icon: 'undo-2' },
      { label: 'How can I pay?', note: 'By card, by transfer or on account.', tone: 'neutral', icon: 'credit-card' },
    ],
  }),
  defineComponent({
    id: 'tooltip',
    words: 'tooltip, tooltip component, popover, popover component, hint component, hover card, hovercard',
    purpose: 'A word of help beside what it is about, there when it is pointed at.',
    labels: [
      { label: 'Copy the link', note: 'Everybody with it can read this page.', tone: 'neutral', icon: 'link' },
      { label: 'Pin to the top', tone: 'neutral', icon: 'pin' },
      { label: 'Only you can see this', tone: 'neutral', icon: 'lock' },
    ],
  }),
  defineComponent({
    id: 'dialog',
    words:
      'modal, modal dialog, modal window, modal component, dialog box, dialog window, dialog component, confirmation dialog, confirmation modal, confirm dialog, popup, pop up, popup window, delete confirmation, delete modal, cookie popup, cookie consent, cookie consent banner, cookie banner',
    purpose: 'Asks one question and waits for the answer.',
    labels: [
      {
        label: 'Delete this project?',
        note: 'Its 14 screens go with it. This cannot be taken back.',
        tone: 'bad',
        icon: 'trash-2',
      },
      { label: 'Leave without saving?', note: 'What you wrote since 14:20 is lost.', tone: 'warn', icon: 'log-out' },
      {
        label: 'Cookies on this site',
        note: 'We count visits to see what is read. Nothing is sold, and you can change this at any time.',
        tone: 'neutral',
        icon: 'cookie',
      },
      { label: 'You are all set', note: 'The first report comes on Monday.', tone: 'good', icon: 'party-popper' },
    ],
  }),
  defineComponent({
    id: 'avatar',
    words:
      'avatar, avatar component, avatar group, avatar stack, user avatar, set of avatar, profile picture component',
    purpose: 'A face for a name, alone or with others, and whether somebody is there.',
    labels: [
      { label: 'Ada Ferro', note: 'Here now', tone: 'good', icon: 'user' },
      { label: 'Noah Lind', note: 'Away', tone: 'warn', icon: 'user' },
      { label: 'Priya Nair', note: 'Here now', tone: 'good', icon: 'user' },
      { label: 'Kofi Mensah', note: 'Offline', tone: 'neutral', icon: 'user' },
      { label: 'Elena Duarte', note: 'Here now', tone: 'good', icon: 'user' },
    ],
  }),
  defineComponent({
    id: 'rating',
    words:
      'rating component, star rating component, rating widget, rating input, rating stars, feedback widget, emoji rating',
    purpose: 'How good it was, given in one touch and read at a glance.',
    labels: [
      { label: 'Quality', note: '4.8', tone: 'accent', icon: 'star' },
      { label: 'Delivery', note: '4.2', tone: 'accent', icon: 'truck' },
      { label: 'Value', note: '3.6', tone: 'accent', icon: 'wallet' },
    ],
  }),
  defineComponent({
    id: 'pagination',
    words:
      'pagination, pagination component, pager, page navigation component, breadcrumb, breadcrumb component, breadcrumb navigation, breadcrumb trail',
    purpose: 'Where one is among many pages, and the way to the others.',
    labels: [
      { label: 'Home', tone: 'neutral', icon: 'house' },
      { label: 'Catalogue', tone: 'neutral', icon: 'layers' },
      { label: 'Outdoor', tone: 'neutral', icon: 'tent' },
      { label: 'Two-person tents', tone: 'accent', icon: 'tent' },
    ],
  }),
  defineComponent({
    id: 'cards',
    words:
      'card swap, card swapping animation, card swapping, card stack, stacked card, stack of card, flip card, hover card effect, card component, card carousel component, image carousel, carousel, carousel component, image slider, tilt card, 3d card, card hover effect, card animation, animated card, card slider',
    purpose: 'Things as cards that lie on each other, come forward and turn over.',
    labels: [
      { label: 'Morning', note: 'What to begin with', tone: 'accent', icon: 'sunrise' },
      { label: 'Noon', note: 'What can wait until then', tone: 'neutral', icon: 'sun' },
      { label: 'Evening', note: 'What went well', tone: 'neutral', icon: 'moon' },
    ],
  }),
  defineComponent({
    id: 'folder',
    words: 'folder component, interactive folder, folder icon, animated folder, folder animation',
    purpose: 'A folder that shows a little of what lies in it before it is opened.',
    labels: [
      { label: 'Sketches', note: '12 sheets', tone: 'accent', icon: 'pencil-ruler' },
      { label: 'Letters', note: '48 pages', tone: 'neutral', icon: 'mail' },
      { label: 'Receipts', note: '7 slips', tone: 'neutral', icon: 'receipt' },
    ],
  }),
  defineComponent({
    id: 'headline',
    words:
      'typing animation, typewriter effect, typewriter animation, text animation, text effect, text reveal, text reveal animation, animated headline, typing effect, animated text, glitch text, gradient text, text scramble',
    purpose: 'Words that come letter by letter, held still at four moments.',
    labels: [
      { label: 'Say it one letter at a time', tone: 'accent', icon: 'type' },
      { label: 'Then stop, and let it stand', tone: 'neutral', icon: 'pause' },
      { label: 'And play it again', tone: 'neutral', icon: 'rotate-ccw' },
    ],
  }),
  ...MORE_COMPONENTS,
] as const;

export type ComponentId = (typeof ALL)[number]['id'];

export const COMPONENTS: readonly (ComponentKnowledge & { id: ComponentId })[] = ALL;

/** Phrases that name any of them. */
export const COMPONENT_WORDS: string = ALL.map(({ words }) => words).join(', ');

/** Every phrase with its component, the longest first; in the singular or plural. */
const PHRASES = COMPONENTS.flatMap((component) =>
  component.words.split(', ').map((phrase) => ({
    component,
    length: phrase.length,
    pattern: new RegExp(String.raw`\b${phrase.replaceAll(/[\s-]+/g, String.raw`(?:e?s)?[\s-]+`)}(?:e?s)?\b`, 'i'),
  })),
).sort((a, b) => b.length - a.length);

/** The component that the first text to name one names, by its longest phrase; buttons where none does. */
export function findComponent(texts: readonly string[]): ComponentKnowledge & { id: ComponentId } {
  for (const text of texts) {
    const found = PHRASES.find(({ pattern }) => pattern.test(text));
    if (found !== undefined) return found.component;
  }
  return ALL[2];
}
