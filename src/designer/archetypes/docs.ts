import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** A page of a handbook for those who build with something. */
export const docs = defineArchetype({
  id: 'docs',
  words: [
    [
      5,
      'docs page, doc page, documentation page, documentation site, docs site, documentation, developer docs, developer documentation, api docs, api documentation, api reference, api reference page, reference page, component docs, component documentation, sdk docs, technical documentation, getting started page, quickstart page, quick start guide page, user manual page, handbook page, docs',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['manual'],
  body: ['closing', 'questions'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'manual',
  strong: ['manual'],
  become: {
    records: 'manual',
    table: 'manual',
    code: 'manual',
    prose: 'manual',
    steps: 'manual',
    article: 'manual',
    hero: 'manual',
    console: 'manual',
    filters: 'manual',
    tabs: 'manual',
    gallery: 'manual',
    points: 'manual',
    timeline: 'manual',
  },
  parts: {
    manual:
      'install, installation, prop, props table, parameter, parameters table, example, code, code block, code sample, code example, snippet, table of content, on this page, sidebar, side navigation, navigation tree, breadcrumb, search, section, heading, endpoint, request, response, authentication, error, usage, quick start, getting started, next, previous, previous next, version, version switcher',
  },
  compositions: [
    { builds: ['docs-page', 'footer-index'], signature: 'none' },
    { builds: ['docs-page', 'footer-colophon'], signature: 'none' },
    { builds: ['docs-page', 'page-footer'], signature: 'none' },
    {
      builds: ['docs-page', 'faq-two-column', 'footer-index'],
      body: ['questions'],
      blocks: { phone: 1, page: 1 },
      signature: 'none',
    },
  ],
  destination: { label: 'Docs', icon: 'book-open' },
});
