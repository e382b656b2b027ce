import { AppError } from '../../domain/app-error.ts';
import { WIDEST_APP_PX } from '../../domain/unspecified.ts';
import { toExportFile, type ExportedScreen, type ExportFile } from '../exporter.ts';
import { printNative } from './print-native.ts';
import { toNativeScreen } from './to-native-screen.ts';

/**
 * A screen of a phone or a tablet as React Native: plain views that lay themselves out, live text, drawings through
 * `react-native-svg`. Throws FAILED_PRECONDITION for a page as wide as a desk.
 */
export async function writeReactNative({
  title,
  layOut,
}: Pick<ExportedScreen, 'title' | 'layOut'>): Promise<ExportFile[]> {
  const layout = await layOut();
  if (layout.widthPx > WIDEST_APP_PX)
    throw new AppError('FAILED_PRECONDITION', `${title} is ${layout.widthPx} pixels wide, which no app's screen is`, {
      hint: 'Take it as react, or have it drawn for MOBILE or TABLET first.',
    });
  const files = printNative(toNativeScreen(layout), NOTE);
  const fonts = new Set<string>(
    files.flatMap(({ text }) => [...text.matchAll(/fontFamily: '([^']+)'/g)].map(([, name = '']) => name)),
  );
  return [
    ...files.map(({ path, text }) => toExportFile(path, text)),
    { ...toExportFile('README.md', toReadMe(title, [...fonts].join(', '))), isFrame: true },
  ];
}

const NOTE = `// Drawn for one width and made of rows and columns: looks the same there, and follows other widths as flex does.
// Links lead nowhere, buttons do nothing and fields keep what is typed to themselves: that is yours to write.

`;

const toReadMe = (title: string, fonts: string): string => `# ${title}

\`screen.tsx\` exports \`Screen\`. It needs \`react-native\` 0.80 or newer and \`react-native-svg\`.

Load these families under these names (\`expo-font\`, or the native projects), else the system's own stands in: ${fonts}.

What does not come along: hover and focus looks, transitions, other widths than the one that was drawn, sticky headers,
clip paths and blend modes, gradients that lie in words, and lines that were broken by hand. Options of a select are its
chosen one alone; a field's value is its placeholder. Gradients need the new architecture.
`;
