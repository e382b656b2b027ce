import { rm } from 'node:fs/promises';
import { toExportFile, type ExportFile } from '../../src/exports/exporter.ts';
import { buildExport, type BuiltExport } from './build-export.ts';

/**
 * Builds a React Native screen for the browser by React Native for Web, in the faces of the document that it was made of.
 * `react-native-svg` has no build that needs no app around it: a browser draws SVG itself.
 */
export const buildNative = (files: readonly ExportFile[], html: string): Promise<BuiltExport> =>
  buildExport(
    [
      ...files.map((file) => ({ ...file, path: `src/${file.path}` })),
      toExportFile('svg.tsx', SVG),
      toExportFile('main.tsx', MAIN),
      toExportFile('vite.config.ts', CONFIG),
      toExportFile(
        'index.html',
        `<!doctype html><meta charset="utf-8">${/<style id="fonts">[\s\S]*?<\/style>/.exec(html)?.[0] ?? ''}<style>html,body,#root{margin:0;min-height:100%}#root{display:flex;flex-direction:column}</style><div id="root"></div><script type="module" src="/main.tsx"></script>`,
      ),
    ],
    // Types are those of React Native itself, which is no part of the project: `docs/exports.md`.
    (folder) => rm(`${folder}/src/README.md`),
  );

const SVG = `import { View } from 'react-native';
export const SvgXml = ({ xml, style, ...rest }) => (
  <View style={style} {...rest} ref={(node) => { if (node) { node.innerHTML = xml; const svg = node.firstElementChild; svg.style.width = svg.style.height = '100%'; } }} />
);
`;
const MAIN = `import { createRoot } from 'react-dom/client';
import { Screen } from './src/screen';
createRoot(document.getElementById('root')).render(<Screen />);
`;
const CONFIG = `import react from '@vitejs/plugin-react';
import path from 'node:path';
export default {
  plugins: [react()],
  resolve: { alias: { 'react-native-svg': path.resolve(import.meta.dirname, 'svg.tsx'), 'react-native': 'react-native-web' } },
};
`;
