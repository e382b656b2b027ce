import type { Dialect } from '../single-file/dialect.ts';
import { escapeAttribute, escapeText, quote } from '../single-file/print-markup.ts';

/** Braces in pairs would be read as an expression. */
const hasMustache = (words: string): boolean => /\{\{|\}\}/.test(words);

/** Vue 3: single-file components with `<script setup>`. */
export const VUE: Dialect = {
  extension: 'vue',
  text: (words) => (hasMustache(words) ? VUE.verbatim(words) : escapeText(words)),
  verbatim: (words) =>
    /\s\s|[\n\t]|\{\{|\}\}/.test(words) ? `{{ ${escapeText(quoteApart(words))} }}` : escapeText(words),
  value: (expression) => `{{ ${expression} }}`,
  attribute: (name, value) => (value === true ? name : `${name}="${escapeAttribute(value)}"`),
  bound: (name, expression) => `:${name}="${escapeAttribute(expression)}"`,
  component: (expression, attributes) => `<${['component', `:is="${expression}"`, ...attributes].join(' ')} />`,
  each: (list, item, print) => print([`v-for="(${item}, index) in ${list}"`, ':key="index"']),
  when: (condition, print, isElement) => {
    const extra = `v-if="${escapeAttribute(condition)}"`;
    return isElement ? print([extra]) : [`<template ${extra}>`, ...print([]).map((line) => `  ${line}`), '</template>'];
  },
  file: (script, markup) =>
    [
      ...(script.length === 0 ? [] : ['<script setup lang="ts">', ...script, '</script>', '']),
      '<template>',
      ...markup.map((line) => `  ${line}`),
      '</template>',
      '',
    ].join('\n'),
  artProps: [],
  art: (svg) => `<template>\n  ${svg}\n</template>\n`,
  componentType: "import type { Component } from 'vue';",
};

/** Two braces inside of an expression would end it. */
const quoteApart = (words: string): string =>
  words
    .split(/(?<=[{}])(?=[{}])/)
    .map((part) => quote(part))
    .join(' + ');
