import { GUIDE_TOPICS } from '../domain/guide-topic.ts';
import { SCREEN_FILES } from '../operations/read-screen-version.ts';
import { RESOURCE_TEMPLATES } from './resource-uri.ts';

const FORMS = 'DESIGN.md, tokens.json (DTCG), tokens.css (CSS variables) or tailwind.css (Tailwind theme)';

/** What can be read beside what is listed, in words for an agent. */
export const RESOURCE_TEMPLATE_LIST = [
  {
    uriTemplate: RESOURCE_TEMPLATES.guide,
    name: 'guide',
    title: 'Guide',
    description: `How to draw screens yourself; topic is ${GUIDE_TOPICS.join(', ')}.`,
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.projectGuide,
    name: 'project-guide',
    title: 'Guide for a project',
    description: 'The same with the sizes, the colours as hex and the other screens of a project.',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenOutline,
    name: 'screen-outline',
    title: 'Outline of a screen',
    description:
      'Every element of a screen as it stands on a line, by its data-id; project and screen are ids of list_screens.',
    mimeType: 'text/plain',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenElement,
    name: 'screen-element',
    title: 'An element of a screen',
    description:
      'The HTML of one element of a screen and all in it; element is a data-id of the outline, or body for the whole page.',
    mimeType: 'text/html',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenHtml,
    name: 'screen-html',
    title: 'HTML of a screen',
    description: 'The whole document as it opens in a browser, with its styles and drawings, without its fonts.',
    mimeType: 'text/html',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenHtmlPiece,
    name: 'screen-html-piece',
    title: 'A piece of the HTML of a screen',
    description:
      'At most 24,000 characters of that document; piece counts from 1, the outline says how many there are, and put together they are the document.',
    mimeType: 'text/html',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenPicture,
    name: 'screen-picture',
    title: 'Picture of a screen',
    description: 'The whole page at a size that a model sees as it is.',
    mimeType: 'image/png',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenView,
    name: 'screen-view',
    title: 'A view of a screen',
    description: 'As much of the page as its device shows at once, sharp; view counts from 1, downwards.',
    mimeType: 'image/png',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.current,
    name: 'design-system',
    title: 'Design system',
    description: `A design system as it stands; asset is the id of list_design_systems, form is ${FORMS}.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.version,
    name: 'design-system-version',
    title: 'Design system at a version',
    description: `A design system as it stood at a version, such as 1; form is ${FORMS}.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenExport,
    name: 'screen-export',
    title: 'A screen to take along',
    description:
      'Its files in a form: html, source, react, react-native, vue, svelte, tokens, png, svg, penpot, fig, fig-clipboard or, where a browser draws, pdf; an unknown form names those that there are.',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.projectExport,
    name: 'project-export',
    title: 'All screens of a project to take along',
    description: 'The same of every finished page, in a zip.',
    mimeType: 'application/zip',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenVersions,
    name: 'screen-versions',
    title: 'Versions of a screen',
    description: 'Every finished change of a screen, newest first; project and screen are ids of list_screens.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenVersion,
    name: 'screen-version',
    title: 'A screen at a version',
    description: 'Title, prompt, theme, sizes and files of a screen as it stood at a version, such as 1.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenFile,
    name: 'screen-version-file',
    title: 'A file of a screen at a version',
    description: `part is ${SCREEN_FILES.join(', ')}, or changes: what the version changed of the one before.`,
  },
  {
    uriTemplate: RESOURCE_TEMPLATES.screenChanges,
    name: 'screen-version-changes',
    title: 'What differs between two versions of a screen',
    description: 'Texts, elements and tokens that differ from the version since, in words and by data-id.',
    mimeType: 'application/json',
  },
];
