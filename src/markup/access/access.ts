import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Note } from '../report.ts';
import { mendAria, reachScrollers } from './aria.ts';
import { ensureContrast } from './contrast.ts';
import { orderHeadings } from './headings.ts';
import { ensureLandmarks } from './landmarks.ts';
import { resolveLinks } from './links.ts';
import { mendListsAndTables } from './lists-tables.ts';
import { nameControls } from './names.ts';
import { unnestControls } from './nesting.ts';
import { thickenScrims } from './scrims.ts';
import { ensureTargetSize } from './targets.ts';

export interface AccessContext {
  title: string;
  /** Of the names that are made for assistive technology. */
  lang?: string;
  device: DrawnDevice;
}

/**
 * Makes a body hold WCAG 2.2 A and AA as far as its markup and classes tell. Structure comes first, since names, links and
 * sizes depend on which elements are controls.
 */
export function ensureAccess(body: Element, { title, device, lang }: AccessContext, note: Note): void {
  unnestControls(body, note);
  mendListsAndTables(body, note);
  ensureLandmarks(body, note, lang);
  orderHeadings(body, title, note);
  resolveLinks(body, note);
  mendAria(body, note);
  nameControls(body, note);
  reachScrollers(body, note, lang);
  ensureTargetSize(body, device, note);
  thickenScrims(body, note);
  ensureContrast(body, note);
}
