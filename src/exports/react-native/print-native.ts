import { createNameTaker, toCamelCase, toKebabCase, toPascalCase } from '../components/component-name.ts';
import { quote } from '../react/to-jsx-attribute.ts';
import type { NativeNode, NativeScreen, NativeStyle } from './native-node.ts';

interface NativeFile {
  path: string;
  text: string;
}

/** What one file collects while it is printed. */
interface Sheet {
  components: Set<string>;
  sections: Set<string>;
  drawings: Set<string>;
  styleOf(name: string, style: NativeStyle): string;
  print(): string[];
}

/** Shared by all files of a screen. */
interface Shelf {
  drawingOf(name: string, svg: string): string;
  sectionOf(node: Extract<NativeNode, { is: 'view' }>): string;
}

/** A screen as files: the screen itself, one for each part of the page, the drawings. `note` stands at its head. */
export function printNative(screen: NativeScreen, note: string): NativeFile[] {
  const files: NativeFile[] = [];
  const drawings = new Map<string, string>();
  const takeDrawing = createNameTaker(['styles']);
  const takeSection = createNameTaker(['Screen']);
  const shelf: Shelf = {
    drawingOf(name, svg) {
      const known = drawings.get(svg) ?? takeDrawing(toCamelCase(name, 'drawing'));
      drawings.set(svg, known);
      return known;
    },
    sectionOf(node) {
      const block = toPascalCase(node.block ?? '', 'Section');
      const name = takeSection(BROUGHT_IN.has(block) ? `${block}Section` : block);
      const { block: _, ...view } = node;
      const sheet = createSheet();
      const lines = printNode(view, 2, sheet, shelf);
      const body = [`export function ${name}() {`, '  return (', ...lines, '  );', '}'];
      files.push({ path: `sections/${toKebabCase(name)}.tsx`, text: join(sheet, body, { sections: '.', art: '..' }) });
      return name;
    },
  };
  const sheet = createSheet();
  sheet.components.add('View').add('ScrollView');
  const scroll = [
    `<ScrollView contentContainerStyle={${sheet.styleOf('content', screen.contentStyle)}}>`,
    ...screen.content.flatMap((node) => printNode(node, 4, sheet, shelf)),
    '      </ScrollView>',
  ];
  const body = [
    'export function Screen() {',
    '  return (',
    `    <View style={${sheet.styleOf('screen', screen.style)}}>`,
    `      ${scroll.join('\n')}`,
    ...screen.pinned.flatMap((node) => printNode(node, 3, sheet, shelf)),
    '    </View>',
    '  );',
    '}',
  ];
  const text = join(sheet, body, { sections: './sections', art: '.' });
  const art = [...drawings].map(([svg, name]) => `export const ${name} = ${quote(svg)};`).join('\n\n');
  return [
    { path: 'screen.tsx', text: `${note}${text}` },
    ...files,
    ...(drawings.size === 0 ? [] : [{ path: 'drawings.ts', text: `${art}\n` }]),
  ];
}

/** What every file may bring in, by whatever name a part of the page goes. */
const BROUGHT_IN: ReadonlySet<string> = new Set(
  'Image ImageBackground Pressable ScrollView StyleSheet SvgXml Text TextInput View'.split(' '),
);

function join(sheet: Sheet, body: readonly string[], places: { sections: string; art: string }): string {
  const components = [...sheet.components].filter((name) => name !== 'SvgXml').sort();
  const imports = [
    `import { ${['StyleSheet', ...components].sort().join(', ')} } from 'react-native';`,
    ...(sheet.components.has('SvgXml') ? ["import { SvgXml } from 'react-native-svg';"] : []),
    ...(sheet.drawings.size === 0
      ? []
      : [`import { ${[...sheet.drawings].sort().join(', ')} } from '${places.art}/drawings';`]),
    ...[...sheet.sections].map((name) => `import { ${name} } from '${places.sections}/${toKebabCase(name)}';`),
  ];
  return `${[...imports, '', ...body, '', ...sheet.print()].join('\n')}\n`;
}

function createSheet(): Sheet {
  const styles = new Map<string, { name: string; style: NativeStyle }>();
  const takeName = createNameTaker();
  return {
    components: new Set(),
    sections: new Set(),
    drawings: new Set(),
    styleOf(name, style) {
      const key = JSON.stringify(style);
      const known = styles.get(key) ?? { name: takeName(toCamelCase(name, 'view')), style };
      styles.set(key, known);
      return `styles.${known.name}`;
    },
    print: () => [
      'const styles = StyleSheet.create({',
      ...[...styles.values()].flatMap(({ name, style }) => [`  ${name}: ${printObject(style)},`]),
      '});',
    ],
  };
}

function printObject(style: NativeStyle): string {
  const entries = Object.entries(style).map(([name, value]) => `${name}: ${printValue(value)}`);
  const line = `{ ${entries.join(', ')} }`;
  return line.length < 100 ? line : `{\n${entries.map((entry) => `    ${entry},`).join('\n')}\n  }`;
}

function printValue(value: NativeStyle[string]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quote(value);
  const items = value.map((item) =>
    typeof item === 'string'
      ? quote(item)
      : `{ ${Object.entries(item)
          .map(([name, part]) => `${name}: ${printValue(part)}`)
          .join(', ')} }`,
  );
  return `[${items.join(', ')}]`;
}

function printNode(node: NativeNode, depth: number, sheet: Sheet, shelf: Shelf): string[] {
  const space = '  '.repeat(depth);
  const told = [
    ...(node.role === undefined ? [] : [`accessibilityRole="${node.role}"`]),
    ...(node.label === undefined ? [] : [`accessibilityLabel={${quote(node.label)}}`]),
  ];
  const tag = (name: string, attributes: readonly string[]): string => {
    sheet.components.add(name);
    return [name, ...attributes, ...told].join(' ');
  };
  if (node.is === 'view' && node.block !== undefined) {
    const section = shelf.sectionOf(node);
    sheet.sections.add(section);
    return [`${space}<${section} />`];
  }
  const style = `style={${sheet.styleOf(node.name, node.style)}}`;
  switch (node.is) {
    case 'text': {
      const [only] = node.runs;
      const start = tag('Text', [style]);
      if (node.runs.length === 1 && only !== undefined) return [`${space}<${start}>${printWords(only.text)}</Text>`];
      const runs = node.runs.map((run) =>
        run.style === undefined
          ? `${space}  ${printWords(run.text, true)}`
          : `${space}  <Text style={${sheet.styleOf(`${node.name} run`, run.style)}}>${printWords(run.text)}</Text>`,
      );
      return [`${space}<${start}>`, ...runs, `${space}</Text>`];
    }
    case 'drawing': {
      const name = shelf.drawingOf(node.name, node.svg);
      sheet.drawings.add(name);
      const { width = 0, height = 0 } = node.style;
      return [
        `${space}<${tag('SvgXml', [`xml={${name}}`, `width={${printValue(width)}}`, `height={${printValue(height)}}`, style])} />`,
      ];
    }
    case 'image':
      return [`${space}<${tag('Image', [`source={{ uri: ${quote(node.uri)} }}`, style])} />`];
    case 'input': {
      const attributes = [
        `placeholder={${quote(node.words)}}`,
        `placeholderTextColor="${node.color}"`,
        ...(node.isMultiline ? ['multiline'] : []),
        ...(node.isSecret ? ['secureTextEntry'] : []),
        style,
      ];
      return [`${space}<${tag('TextInput', attributes)} />`];
    }
    case 'view': {
      const name = node.isPressable ? 'Pressable' : 'View';
      const start = tag(name, [style]);
      const children = node.children.flatMap((child) => printNode(child, depth + 1, sheet, shelf));
      return children.length === 0
        ? [`${space}<${start} />`]
        : [`${space}<${start}>`, ...children, `${space}</${name}>`];
    }
  }
}

/** Words as JSX keeps them. */
const printWords = (text: string, isAmongOthers = false): string =>
  /[{}<>&]|^\s|\s$|\s\s|[^\S ]/.test(text) || isAmongOthers ? `{${quote(text)}}` : text;
