import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { readAsked } from '../outline/asked/read-asked.ts';
import { readOutline } from '../outline/read-outline.ts';
import type { Section } from '../outline/outline.ts';
import { findPage } from './find-page.ts';
import { proposePage } from './propose-page.ts';

const propose = (prompt: string, trade?: string) => {
  const asked = readAsked(prompt, readOutline(prompt));
  if (asked === undefined) throw new Error(`not asked: ${prompt}`);
  return proposePage(asked.outline, {
    device: 'DESKTOP',
    trade: DOMAINS.find(({ id }) => id === trade),
    found: findPage(asked.outline.purpose)?.page,
    loose: asked.loose,
  });
};
const headings = (sections: readonly Section[] = []) => sections.map(({ heading }) => heading?.text);
const kinds = (sections: readonly Section[] = []) => sections.flatMap(({ nodes }) => nodes.map(({ kind }) => kind));

describe('a page that is only asked for', () => {
  it.each([
    ['Checkout with order summary, delivery options and payment method.', 'Order summary', 'facts'],
    ['Help page with search, FAQ and a contact form.', 'FAQ', 'items'],
    ['Phone screen with hourly forecast, sunrise and air quality.', 'Hourly forecast', 'items'],
  ])('has parts as they look everywhere: %s', (prompt, heading, kind) => {
    const part = propose(prompt)?.sections.find((section) => section.heading?.text === heading);
    expect(kinds(part === undefined ? [] : [part])).toContain(kind);
  });

  it.each([
    [
      'Overview: visitors, bounce rate, average session, a line chart of visitors.',
      ['Visitors', 'Bounce rate', 'Average session'],
    ],
    [
      'Report: revenue, profit, conversion rate, a bar chart of revenue by month.',
      ['Revenue', 'Profit', 'Conversion rate'],
    ],
    ['Console: temperature, humidity, pressure, a line chart of temperature.', ['Temperature', 'Humidity', 'Pressure']],
  ])('puts bare measures into one row of figures: %s', (prompt, labels) => {
    const [facts] =
      propose(prompt)?.sections.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'facts')) ?? [];
    expect(facts?.facts.map(({ label }) => label?.text)).toEqual(labels);
  });

  it.each([
    ['Sign-up form for a choir: name, email, voice, years of singing and a short note.', 5],
    ['Registration form for a hackathon: name, email, phone, team and shirt size.', 5],
    ['Sign up form: email, password, boat length.', 3],
  ])('asks for what the prompt lists for a form and nothing else: %s', (prompt, count) => {
    const page = propose(prompt);
    const fields = page?.sections.flatMap(({ nodes }) =>
      nodes.filter((node) => node.kind === 'control' && node.control !== 'button'),
    );
    expect(fields).toHaveLength(count);
    expect(headings(page?.sections).filter((heading) => heading !== undefined)).toEqual([]);
  });

  it.each([
    ['Kitchen display: incoming orders as cards with waiting time.', /orders/i],
    ['Checkout: your order summary, payment method.', /order summary/i],
    ['Cart page: the basket items as cards, promo code.', /items|basket|cart/i],
  ])('has a part once that the prompt calls by another name: %s', (prompt, name) => {
    expect(headings(propose(prompt)?.sections).filter((heading) => name.test(heading ?? ''))).toHaveLength(1);
  });

  it.each([
    ['Dashboard: tanks with their level and temperature, alerts.', ['Tank', 'Level', 'Temperature']],
    ['Panel: boats with position and delay, alerts.', ['Boat', 'Position', 'Delay']],
    ['Console: pumps with pressure, flow and state, and alerts.', ['Pump', 'Pressure', 'Flow', 'State']],
  ])('compares things by what is said of them: %s', (prompt, columns) => {
    const [table] =
      propose(prompt)?.sections.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'table')) ?? [];
    expect(table?.columns.map(({ label }) => label.text)).toEqual(columns);
  });

  it.each([
    ['Create account screen, running app', 'Create your account', 'Password'],
    ['Sign up for a gardening club', 'Create your account', 'Password'],
    ['Forgot password screen', 'Forgot your password?', 'Email'],
  ])('is called once, by the words that open it: %s', (prompt, title, field) => {
    const page = propose(prompt);
    expect(page?.title?.text).toBe(title);
    const said = JSON.stringify(page?.sections);
    expect(said).toContain(field);
    expect(said).not.toContain(title);
  });

  it('says nothing twice that the prompt has, and closes with what such a page needs', () => {
    const page = propose('Checkout with order summary and payment method.');
    const buttons = page?.sections.flatMap(({ nodes }) =>
      nodes.filter((node) => node.kind === 'control' && node.control === 'button'),
    );
    expect(buttons?.at(-1)).toMatchObject({ label: { text: 'Place order', origin: 'filled' } });
    const own = propose('Checkout with order summary, payment method and a pay button.');
    expect(JSON.stringify(own)).not.toContain('Place order');
  });

  it('takes things of a trade only where the prompt names them and the trade is sure', () => {
    const prompt = 'Board with jobs on the left and notes on the right.';
    expect(JSON.stringify(propose(prompt, 'hiring'))).toContain('Bridge engineer');
    expect(JSON.stringify(propose(prompt))).not.toContain('Bridge engineer');
    expect(JSON.stringify(propose('Board with alerts on the left and notes on the right.', 'hiring'))).not.toContain(
      'Bridge',
    );
  });

  it('leaves a page of which too little is known to who knows more', () => {
    expect(propose('Page with snorkwobble, a frimp and the glorp.')).toBeUndefined();
    expect(headings(propose('404 page.')?.sections)).not.toEqual([]);
  });

  it.each([
    ['Mail client: list on the left, message on the right', ['left', 'main']],
    ['Mail client: message on the left, list on the right', ['right', 'main']],
  ])('has its list where the prompt puts it: %s', (prompt, places) => {
    const [list, message] = propose(prompt)?.sections ?? [];
    expect(list?.heading?.text).toBe('Messages');
    expect([list?.place, message?.place]).toEqual(places);
  });
});
