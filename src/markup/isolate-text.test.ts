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
    ['<p>+3.2%</p>', '<p><bdi>+3.2%</bdi></p>'],
    ['<h1>الرياض 24°C</h1>', '<h1>الرياض <bdi>24°C</bdi></h1>'],
    ['<p>שינוי -5% מאז יום א׳</p>', '<p>שינוי <bdi>-5%</bdi> מאז יום א׳</p>'],
    ['<p>السرعة 80 km/h اليوم</p>', '<p>السرعة <bdi>80 km/h</bdi> اليوم</p>'],
    ['<ul><li>80 km<span>12%</span></li></ul>', '<ul><li><bdi>80 km</bdi><span>12%</span></li></ul>'],
  ])('sets apart what would be torn: %s', (given, isolated) => {
    expect(isolate(given)).toBe(`<body>${isolated}</body>`);
  });

  it.each([
    '<p>Today</p>',
    '<p>1,240</p>',
    '<p>09:00–17:00</p>',
    '<p>₪12,400</p>',
    '<p>שלום 40%</p>',
    '<p>1,240 درهم</p>',
    '<p><bdi>12 days</bdi></p>',
  ])('leaves alone what has one order anyway: %s', (given) => {
    expect(isolate(given)).toBe(`<body>${given}</body>`);
  });
});
