import type { ProjectKit } from '../project-frame.ts';

export const REACT_KIT: ProjectKit = {
  dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  devDependencies: {
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    '@vitejs/plugin-react': '^6.0.0',
  },
  build: 'tsc && vite build',
  plugin: { import: "import react from '@vitejs/plugin-react';", call: 'react()' },
  compilerOptions: { jsx: 'react-jsx' },
  entry: {
    path: 'main.tsx',
    lines: [
      "import { StrictMode } from 'react';",
      "import { createRoot } from 'react-dom/client';",
      "import { Screen } from './screen';",
      "import './tailwind.css';",
      '',
      "const root = document.getElementById('root');",
      "if (root === null) throw new Error('the page has no #root');",
      'createRoot(root).render(',
      '  <StrictMode>',
      '    <Screen />',
      '  </StrictMode>,',
      ');',
    ],
  },
};
