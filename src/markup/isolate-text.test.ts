import { describe, expect, it } from 'vitest';
import { isolateText } from './isolate-text.ts';
import { findBody, parseDocument } from './parse-body.ts';
import { printBody } from './print-body.ts';
import { DEFAULT_LIMITS } from '../domain/limits.ts';

function isolate(content: string): string {
  const body = findBody(parseDocument(`<body>${content}</body>`, DEFAULT_LIMITS));
  if (body === undefined) throw new Error('no body');
  isolateText(body);
  return printBody(body).replaceAll(/\n\s*/g, '');
}

describe('isolateText', () => {
  it.each([
    ['<p>12 days</p>', '<p><bdi>12 days</bdi></p>'],
    ['<p>Sign in to go on.</p>', '<p><bdi>Sign in to go on.</bdi></p>'],
    ['<p>−3 bouquets</p>', '<p><bdi>−3 bouquets</bdi></p>'],
    ['<ul><li>80 km<span>12%</span></li></ul>', '<ul><li><bdi>80 km</bdi><span>12%</span></li></ul>'],
  ])('sets apart what would be torn: %s', (given, isolated) => {
    expect(isolate(given)).toBe(`<body>${isolated}</body>`);
  });

  it.each(['<p>Today</p>', '<p>1,240</p>', '<p>שלום 12 days</p>', '<p>1,240 درهم</p>', '<p><bdi>12 days</bdi></p>'])(
    'leaves alone what has one order anyway: %s',
    (given) => {
      expect(isolate(given)).toBe(`<body>${given}</body>`);
    },
  );
});
