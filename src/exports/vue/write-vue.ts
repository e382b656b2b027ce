import type { ExportedScreen, ExportFile } from '../exporter.ts';
import { listProjectFrame, type ProjectKit } from '../project-frame.ts';
import { writeComponents } from '../single-file/write-components.ts';
import { VUE } from './vue-dialect.ts';

/** A screen as Vue components with Tailwind 4 in a small project that builds. Throws FAILED_PRECONDITION as `writeComponents`. */
export const writeVue = (screen: Pick<ExportedScreen, 'title' | 'html'>): ExportFile[] => [
  ...writeComponents(screen, VUE),
  ...listProjectFrame({ title: screen.title, root: /<html([^>]*)>/.exec(screen.html)?.[1] ?? '' }, KIT),
];

const KIT: ProjectKit = {
  dependencies: { vue: '^3.5.0' },
  devDependencies: { '@vitejs/plugin-vue': '^6.0.0', 'vue-tsc': '^3.0.0' },
  build: 'vue-tsc && vite build',
  plugin: { import: "import vue from '@vitejs/plugin-vue';", call: 'vue()' },
  entry: {
    path: 'main.ts',
    lines: [
      "import { createApp } from 'vue';",
      "import Screen from './screen.vue';",
      "import './tailwind.css';",
      '',
      "createApp(Screen).mount('#root');",
    ],
  },
};
