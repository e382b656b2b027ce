import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Relative to the page's base, so that it works below whichever path a proxy serves it at.
  base: './',
  plugins: [react(), tailwindcss()],
  // Vite would take one of the packages that the designer bundles for its own.
  publicDir: false,
  build: {
    outDir: path.join(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    assetsDir: 'studio',
    assetsInlineLimit: 2_048,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
  },
  server: { proxy: { '^/(?:v1|files|session|mcp)': 'http://127.0.0.1:4280' } },
});
