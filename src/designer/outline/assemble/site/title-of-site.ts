import type { Outline, Section, TextNode, Words } from '../../outline.ts';

/**
 * The headline of a site that calls nothing its title: the first words that stand with its first picture, else in its
 * opening. They are taken out of their part, which becomes the hero.
 */
export function titleOfSite({ sections }: Outline): Words | undefined {
  const first = sections.slice(0, 2).find(({ surface }) => surface === 'hero') ?? sections.slice(0, 3).find(isPictured);
  if (first === undefined) return undefined;
  const { heading } = first;
  if (heading !== undefined && heading.origin === 'literal' && heading.text.split(/\s+/).length > 2) {
    delete first.heading;
    if (first.surface === 'open') first.surface = 'hero';
    return heading;
  }
  const at = sections.indexOf(first);
  // The words laid over a picture may have become a part of their own behind it.
  for (const section of [first, ...sections.slice(at + 1, at + 2)]) {
    if (section !== first && section.heading !== undefined) break;
    const text = section.nodes.find((node): node is TextNode => node.kind === 'text' && isHeadline(node));
    if (text === undefined) continue;
    section.nodes.splice(section.nodes.indexOf(text), 1);
    if (first.surface === 'open') first.surface = 'hero';
    return text.words;
  }
  return undefined;
}

const isPictured = ({ nodes }: Section): boolean =>
  nodes.some((node) => node.kind === 'picture' && node.picture !== 'logo' && node.picture !== 'avatar');

const isHeadline = ({ role, words }: TextNode): boolean =>
  (role === 'paragraph' || role === 'headline' || role === 'heading') &&
  words.origin === 'literal' &&
  words.text.split(/\s+/).length <= 12;
