import type { Want } from '../brief.ts';
import { toWhen } from './calendar-words.ts';
import type { StoredFile } from './page-slots.ts';
import type { SlotOf } from './slots.ts';
import { collectionFor, pageTitleFor, wantIds, type WriteContext } from './write-context.ts';
import { fileNameOf } from './write-mail.ts';

const FILES_SHOWN = 8;
const MINUTES_AGO = [22, 95, 1300, 2800, 4300, 7200, 11_500, 18_700, 24_000, 31_000];

/** Icon by extension. */
const ICONS: Readonly<Record<string, string>> = {
  jpg: 'image',
  png: 'image',
  svg: 'image',
  pdf: 'file-text',
  md: 'file-pen-line',
  doc: 'file-text',
  docx: 'file-text',
  txt: 'file-text',
  xlsx: 'file-spreadsheet',
  csv: 'file-spreadsheet',
  mp3: 'file-music',
  wav: 'file-music',
  mp4: 'file-video',
  zip: 'file-archive',
};

const extensionOf = (name: string): string | undefined => /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase();

/** What a trade keeps on its drive: a folder for each kind of its things, pictures of them, its lists and letters. */
export function writeFiles(context: WriteContext, want?: Want): SlotOf<'files'> {
  const asked = want?.items ?? [];
  const own = collectionFor(context, want);
  const named = asked.filter(({ title }) => extensionOf(title) !== undefined);
  const folders =
    asked.length > 0
      ? asked
          .filter((item) => !named.includes(item))
          .map(({ title, value, note }) => ({ name: title, note: value ?? note ?? '', icon: 'folder' }))
      : context.domain.collections.map((collection) => ({
          name: collection.title,
          note: `${collection.rows.length} files`,
          icon: collection.icon,
        }));
  const files =
    asked.length > 0
      ? named.map(({ title, value }, index) => storedFile(context, title, index, value))
      : knownFiles(context, own.rows);
  return {
    kind: 'files',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'Files'),
    path: asked.length > 0 ? [context.brand] : [context.brand, 'Shared'],
    folders,
    files: files.slice(0, Math.max(want?.count ?? FILES_SHOWN, asked.length)),
    ...(asked.length > 0 ? {} : { used: { share: 0.62, text: '9.3 of 15 GB used' } }),
    action: { label: 'Upload', icon: 'upload' },
  };
}

function knownFiles(
  context: WriteContext,
  rows: readonly { title: string; picture?: StoredFile['picture'] }[],
): StoredFile[] {
  const { domain } = context;
  const pictured = rows.filter(({ picture }) => picture !== undefined).slice(0, 4);
  const names: [string, StoredFile['picture']][] = [
    ...pictured.map(({ title, picture }): [string, StoredFile['picture']] => [fileNameOf(title, 'jpg'), picture]),
    [fileNameOf(domain.collections[0]?.title ?? domain.label, 'xlsx'), undefined],
    [fileNameOf(domain.order.title), undefined],
    [fileNameOf(domain.article.title, 'md'), domain.pictures.scene],
    [fileNameOf(domain.breakdowns[0]?.title ?? domain.label, 'csv'), undefined],
    [fileNameOf(domain.collections[1]?.title ?? domain.form.title, 'pdf'), undefined],
    [fileNameOf(domain.form.title), undefined],
    [fileNameOf(domain.series[0]?.title ?? domain.label, 'xlsx'), undefined],
  ];
  // Pictures and papers take turns, as they were last touched.
  const mixed = [0, 4, 1, 5, 2, 6, 3, 7, 8, 9, 10].flatMap((at) => names.slice(at, at + 1));
  const distinct = mixed.filter(([name], index) => mixed.findIndex(([other]) => other === name) === index);
  return distinct.map(([name, picture], index) => ({
    ...storedFile(context, name, index),
    ...(picture === undefined || !/\.(?:jpg|md)$/.test(name) ? {} : { picture }),
  }));
}

function storedFile({ domain, now, brand }: WriteContext, name: string, index: number, size?: string): StoredFile {
  const extension = extensionOf(name) ?? '';
  return {
    name,
    icon: ICONS[extension] ?? 'file',
    size: size ?? sizeOf(name, extension),
    changed: toWhen(now, MINUTES_AGO[index % MINUTES_AGO.length] ?? 0),
    by: domain.people[index % Math.max(1, domain.people.length)]?.name ?? brand,
    ...(index % 3 === 0 ? { shared: true } : {}),
  };
}

/** A likely size: pictures in megabytes, papers in kilobytes, told from the length of the name. */
function sizeOf(name: string, extension: string): string {
  if (['jpg', 'png', 'mp3', 'mp4', 'wav', 'zip'].includes(extension))
    return `${(1.2 + (name.length % 7) * 0.4).toFixed(1)} MB`;
  return `${18 + ((name.length * 23) % 190)} KB`;
}
