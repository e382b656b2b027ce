import { describe, expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';
import { readAsked } from './read-asked.ts';

const ask = (prompt: string) => readAsked(prompt, readOutline(prompt));
const headings = (prompt: string) => ask(prompt)?.outline.sections.map(({ heading, about }) => heading?.text ?? about);

describe('a prompt that names the parts of its page', () => {
  it.each([
    [
      'Dashboard for a small ferry line: boats with their position and delay, upcoming sailings, and open jobs.',
      ['Boats', 'Upcoming sailings', 'Open jobs'],
    ],
    ['Course page with lessons, progress and a teacher.', ['Lessons', 'progress', 'Teacher']],
    ['A tablet till for a chip shop. Dishes as tiles, the open orders on the right.', ['Dishes', 'Open orders']],
  ])('has them as sections, in order: %s', (prompt, parts) => {
    expect(headings(prompt)).toEqual(parts);
  });

  it.each([
    ['List page: table with name, role, last login and status, pagination.', ['Name', 'Role', 'Last login', 'Status']],
    [
      'Stock page with a table of pumps with number, place and state, and a button to add one.',
      ['Number', 'Place', 'State'],
    ],
    ['Fleet list: search, table with driver, van and next stop, export button.', ['Driver', 'Van', 'Next stop']],
  ])('takes the words behind a table for its columns: %s', (prompt, columns) => {
    const tables = ask(prompt)?.outline.sections.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'table'));
    expect(tables?.[0]?.columns.map(({ label }) => label.text)).toEqual(columns);
  });

  it.each([
    [
      'Inbox: conversation list on the left, the thread in the middle, customer details on the right.',
      ['left', 'main', 'right'],
    ],
    ['Search page with filters on the left, hotels, and a map on the right.', ['left', 'main', 'right']],
    ['Editor with layers on the left, a preview and properties on the right.', ['left', 'main', 'right']],
  ])('puts them where they are told to stand: %s', (prompt, places) => {
    expect(ask(prompt)?.outline.sections.map(({ place }) => place)).toEqual(places);
  });

  it.each([
    ['Page with Crew, Ports and Fuel Log tabs, a map.', ['Crew', 'Ports', 'Fuel Log']],
    ['Team page with Members and Open Shifts tabs, a search, recent notes.', ['Members', 'Open Shifts']],
    ['Settings page with profile, alerts and billing tabs.', ['profile', 'alerts', 'billing']],
    ['Pricing page with a monthly/annual toggle, three plans.', ['Monthly', 'Annual']],
  ])('takes the names before a noun for several for what it offers: %s', (prompt, names) => {
    const controls = ask(prompt)?.outline.sections.flatMap(({ nodes }) =>
      nodes.filter((node) => node.kind === 'control'),
    );
    expect(controls?.[0]?.options.map(({ label }) => label.text.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()),
    );
  });

  it.each(['Travel page with trip photos and a map.', 'Club page with match photos, a table of results.'])(
    'shows several pictures where it asks for several: %s',
    (prompt) => {
      const [first] = ask(prompt)?.outline.sections ?? [];
      expect(first?.heading?.text).toMatch(/photos$/u);
      expect(first?.nodes.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture', 'picture']);
    },
  );

  it.each([
    [
      'Board for a film production: Script, Casting, Shooting, with cards that have an assignee.',
      ['Script', 'Casting', 'Shooting'],
    ],
    ['Kanban board: Ideas, Draft, Print.', ['Ideas', 'Draft', 'Print']],
    ['Pipeline for a boat yard: Quote, Build, Launch.', ['Quote', 'Build', 'Launch']],
  ])('reads names as lanes of a board: %s', (prompt, lanes) => {
    const groups = ask(prompt)?.outline.sections.flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.kind === 'items' ? node.items.map(({ group }) => group?.text) : [])),
    );
    expect([...new Set(groups)]).toEqual(lanes);
  });

  it.each([
    ['Landing page for Quietly, ear plugs for light sleepers.', 'Quietly', 'Ear plugs for light sleepers'],
    ['Website for Fernhold, a shop for ferns.', 'Fernhold', 'A shop for ferns'],
    ['Homepage for Kite & Co, kites made by hand.', 'Kite & Co', 'Kites made by hand'],
  ])('knows whose it is and what is said of it: %s', (prompt, product, claim) => {
    const outline = ask(prompt)?.outline;
    expect([outline?.product?.text, outline?.claim?.text]).toEqual([product, claim]);
  });

  it('goes on with the parts behind what is said of it', () => {
    expect(
      headings('Landing page for Tallybird, time tracking for freelancers, with features as cards, pricing and FAQ.'),
    ).toEqual(['Features', 'Pricing', 'FAQ']);
  });

  it.each([
    ['Sign up form: name, email, newsletter checkbox.', ['input', 'input', 'checkbox']],
    ['Registration form with company, phone number and terms checkbox.', ['input', 'input', 'checkbox']],
    ['Settings with toggles for email, push and SMS.', ['toggle', 'toggle', 'toggle']],
  ])('reads fields and controls: %s', (prompt, controls) => {
    const nodes = ask(prompt)?.outline.sections.flatMap((section) => section.nodes);
    expect(nodes?.map((node) => (node.kind === 'control' ? node.control : node.kind))).toEqual(controls);
  });

  it.each([
    'An onboarding flow of 3 screens for a rowing app, calm and warm.',
    'Two screens for a fishing club: catches, members.',
    'A 4-screen checkout for a florist.',
    'Home screen with avatars of friends, a weekly chart and a tab bar.',
    'Checkout form with address, a note and an order summary.',
    'Boarding pass, flight KL1023, gate D14, boarding 10:40.',
    'A page that says "Closed until May".',
    'I run a bakery and people keep calling about opening hours, so put them somewhere they can see them.',
  ])('leaves prompts with words and clauses of their own to others: %s', (prompt) => {
    expect(ask(prompt)).toBeUndefined();
  });

  it.each([
    ['Empty state for a reading list: nothing saved yet.', 'nothing saved yet'],
    ['Inbox, who wrote last, folders.', 'who wrote last'],
    ['Receipt, what I paid for, a total.', 'what I paid for'],
  ])('keeps pieces that name no part for a page that may have them: %s', (prompt, piece) => {
    expect(ask(prompt)?.loose.map(({ text }) => text)).toEqual([piece]);
  });

  it.each([
    ['Ticket page, mark as sold, adult or child.', ['Mark as sold', 'Adult', 'Child']],
    ['Job card, print label, morning or evening.', ['Print label', 'Morning', 'Evening']],
    ['Order page, approve, cash or card.', ['Approve', 'Cash', 'Card']],
  ])('takes what can be done for buttons and what can be chosen for choices: %s', (prompt, labels) => {
    const controls = ask(prompt)?.outline.sections.flatMap(({ nodes }) =>
      nodes.filter((node) => node.kind === 'control'),
    );
    expect(
      controls?.flatMap(({ label, options }) =>
        [label?.text ?? [], ...options.map((option) => option.label.text)].flat(),
      ),
    ).toEqual(labels);
  });
});
