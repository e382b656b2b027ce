import type { ExportedScreen, ExportFile } from '../exporter.ts';
import { listProjectFrame, type ProjectKit } from '../project-frame.ts';
import { writeComponents } from '../single-file/write-components.ts';
import { SVELTE } from './svelte-dialect.ts';

/** A screen as Svelte components with Tailwind 4 in a small project that builds. Throws FAILED_PRECONDITION as `writeComponents`. */
export const writeSvelte = (screen: Pick<ExportedScreen, 'title' | 'html'>): ExportFile[] => [
  ...writeComponents(screen, SVELTE),
  ...listProjectFrame({ title: screen.title, root: /<html([^>]*)>/.exec(screen.html)?.[1] ?? '' }, KIT),
];

const KIT: ProjectKit = {
  dependencies: { svelte: '^5.40.0' },
  devDependencies: { '@sveltejs/vite-plugin-svelte': '^7.0.0', 'svelte-check': '^4.0.0' },
  build: 'svelte-check && vite build',
  plugin: { import: "import { svelte } from '@sveltejs/vite-plugin-svelte';", call: 'svelte()' },
  entry: {
    path: 'main.ts',
    lines: [
      "import { mount } from 'svelte';",
      "import Screen from './screen.svelte';",
      "import './tailwind.css';",
      '',
      "const target = document.getElementById('root');",
      "if (target === null) throw new Error('the page has no #root');",
      'mount(Screen, { target });',
    ],
  },
};
