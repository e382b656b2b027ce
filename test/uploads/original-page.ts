import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (id: string): string => readFileSync(fileURLToPath(import.meta.resolve(id)), 'utf8');

/** A page as a browser shows it that can load what it links to: the libraries it names stand in it. */
export const withLibraries = (page: string): string =>
  page
    .replace(/<link[^>]*bootstrap[^>]*>/, () => `<style>${read('bootstrap/dist/css/bootstrap.min.css')}</style>`)
    .replace(
      /<script src="[^"]*@tailwindcss\/browser[^"]*"><\/script>/,
      () => `<script>${read('@tailwindcss/browser')}</script>`,
    );
