import { createNameTaker } from './component-name.ts';
import type { RepeatedComponent, Section, TemplateNode } from './template.ts';

/**
 * Lists the sections inside of one in the order of the page, and gives sections and components names that no other has,
 * nor any of `taken`: names of drawings, which are brought into the same files. Only what the finished tree holds counts: much is tried on the way to it.
 */
export function nameTree(screen: Section, taken: readonly string[]): Section[] {
  const sections = listSections(screen);
  const takeSection = createNameTaker([screen.name, ...taken]);
  for (const section of sections) section.name = takeSection(section.name);
  for (const section of [screen, ...sections]) {
    const components = listComponents(section.template);
    const takeName = createNameTaker([screen.name, ...taken, ...sections.map(({ name }) => name)]);
    const takeList = createNameTaker();
    for (const component of components) {
      component.name = takeName(component.name);
      component.plural = takeList(component.plural);
    }
    section.components = components;
  }
  return sections;
}

function listSections({ template }: Section): Section[] {
  const found: Section[] = [];
  visit(template, (node) => {
    if (node.is === 'section') found.push(node.section, ...listSections(node.section));
  });
  return found;
}

/** Inner ones first. */
function listComponents(template: TemplateNode): RepeatedComponent[] {
  const found = new Set<RepeatedComponent>();
  visit(template, (node) => {
    if (node.is === 'repeat')
      for (const one of [...listComponents(node.component.template), node.component]) found.add(one);
  });
  return [...found];
}

/** Visits what one file prints: components, but no other sections. */
export function visit(node: TemplateNode, look: (node: TemplateNode) => void): void {
  look(node);
  if (node.is === 'element') for (const child of node.children) visit(child, look);
  if (node.is === 'optional') visit(node.child, look);
  if (node.is === 'repeat') visit(node.component.template, look);
}
