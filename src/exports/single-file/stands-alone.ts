import { isProp, type TemplateElement, type TemplateNode } from '../components/template.ts';

/** Laid out in a line with text, where a space more or less can be seen. */
const LINE_TAGS: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark meter output picture progress q rp rt ruby
   s samp select small span strong sub sup svg textarea time u var wbr`.split(/\s+/),
);
/** What lies in these are lines of their own, whatever it is. */
const PARENTS: ReadonlySet<string> = new Set(
  'table thead tbody tfoot tr colgroup ul ol menu dl select optgroup datalist'.split(' '),
);

/** Whether spaces between the children of an element show nowhere, so that each may have its own line. */
export function standsAlone(node: TemplateElement): boolean {
  if (node.tag === 'pre' || node.tag === 'textarea') return false;
  const leaves = node.children.filter((child) => child.is !== 'section');
  if (leaves.some(isWords)) return false;
  return PARENTS.has(node.tag) || isBox(node) || leaves.every((child) => isBlock(child));
}

const isWords = (node: TemplateNode): boolean =>
  node.is === 'text' || node.is === 'value' || (node.is === 'optional' && isWords(node.child));

function isBlock(node: TemplateNode): boolean {
  if (node.is === 'optional') return isBlock(node.child);
  if (node.is === 'repeat') return isBlock(node.component.template);
  if (node.is !== 'element') return false;
  const classes = listClassNames(node);
  if (classes === undefined || classes.some((name) => /(?:^|:)(?:inline(?:-\w+)?|contents)$/.test(name))) return false;
  return !LINE_TAGS.has(node.tag) || classes.some((name) => /^(?:block|flex|grid)$/.test(name));
}

function isBox(node: TemplateElement): boolean {
  const classes = listClassNames(node);
  return (
    classes?.some((name) => /^(?:flex|grid|inline-flex|inline-grid)$/.test(name)) === true &&
    !classes.some((name) => /:(?:block|inline|inline-block|contents)$/.test(name))
  );
}

/** Undefined where which classes it has depends on the item. */
function listClassNames({ attributes }: TemplateElement): string[] | undefined {
  const found = attributes.find(({ name }) => name === 'className');
  if (found === undefined) return [];
  if (isProp(found.value)) return undefined;
  return Array.isArray(found.value) ? found.value.map(String) : String(found.value ?? '').split(' ');
}
