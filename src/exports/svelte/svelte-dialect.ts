import type { Dialect } from '../single-file/dialect.ts';
import { escapeAttribute, escapeText, quote } from '../single-file/print-markup.ts';

/** Braces begin an expression in text and in attributes. */
const hasBrace = (words: string): boolean => /[{}]/.test(words);

/** Svelte 5: components with runes. */
export const SVELTE: Dialect = {
  extension: 'svelte',
  text: (words) => (hasBrace(words) || /^ | $/.test(words) ? SVELTE.verbatim(words) : escapeText(words)),
  verbatim: (words) => `{${quote(words)}}`,
  value: (expression) => `{${expression}}`,
  attribute: (name, value) => {
    if (value === true) return name;
    return hasBrace(value) ? `${name}={${quote(value)}}` : `${name}="${escapeAttribute(value)}"`;
  },
  bound: (name, expression) => `${name}={${expression}}`,
  component: (expression, attributes) => `<${[expression, ...attributes].join(' ')} />`,
  each: (list, item, print) => [`{#each ${list} as ${item}}`, ...print([]).map((line) => `  ${line}`), '{/each}'],
  when: (condition, print) => [`{#if ${condition}}`, ...print([]).map((line) => `  ${line}`), '{/if}'],
  file: (script, markup) =>
    [
      ...(script.length === 0 ? [] : ['<script lang="ts">', ...script.map((line) => indent(line)), '</script>', '']),
      ...markup,
      '',
    ].join('\n'),
  artProps: ['{...props}'],
  art: (svg) => `<script lang="ts">\n  const props = $props();\n</script>\n\n${svg}\n`,
  componentType: "import type { Component } from 'svelte';",
};

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
