import { defineArchetype } from './archetype.ts';

export const files = defineArchetype({
  id: 'files',
  words: [
    [
      5,
      'file browser, file manager, file explorer, cloud drive, drive app, cloud storage, file storage, document library, document manager, document management, folder view, file list, shared folder, asset library, asset manager, media library, file sharing, files app, files screen, files page, my file',
    ],
    [3, 'file, folder, drive'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['files', ['notice', 'people']],
  close: [],
  shares: [[12], [8, 4]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'files',
  become: { records: 'files', gallery: 'files' },
  destination: { label: 'Files', icon: 'folder' },
});
