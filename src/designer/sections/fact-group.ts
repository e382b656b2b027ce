import { html, type Markup } from '../../markup/html.ts';
import type { Fact } from '../outline/outline.ts';

/** A group of term and descriptions, or plain paragraphs where a fact has no label: a list of terms may not lack one. */
export function group(facts: readonly Fact[], classes: string, cell: (fact: Fact, tags: Tags) => Markup): Markup {
  return facts.every(({ label }) => label !== undefined)
    ? html`<dl class="${classes}">${facts.map((fact) => cell(fact, TERMS))}</dl>`
    : html`<ul class="${classes}">
        ${facts.map((fact) => cell(fact, PLAIN))}
      </ul>`;
}

export interface Tags {
  group: 'div' | 'li';
  label: 'dt' | 'p';
  value: 'dd' | 'p';
}
const TERMS: Tags = { group: 'div', label: 'dt', value: 'dd' };
const PLAIN: Tags = { group: 'li', label: 'p', value: 'p' };

export function element(tag: Tags[keyof Tags], classes: string, content: Markup | string): Markup {
  if (tag === 'dt') return html`<dt class="${classes}">${content}</dt>`;
  if (tag === 'dd') return html`<dd class="${classes}">${content}</dd>`;
  if (tag === 'li') return html`<li class="${classes}">${content}</li>`;
  if (tag === 'div') return html`<div class="${classes}">${content}</div>`;
  return html`<p class="${classes}">${content}</p>`;
}
