import type { ScreenChangesInput } from '../contract/screen-version-requests.ts';
import { toVersionName, type WireScreenChanges } from '../contract/shapes/screen-version.ts';
import { AppError } from '../domain/app-error.ts';
import type { ScreenVersion } from '../domain/screen-version.ts';
import type { Deps, Operation } from './deps.ts';
import { getScreenAt } from './get-screen-at.ts';

/**
 * What differs between a version of a screen and an earlier one, or any other. Throws NOT_FOUND, INVALID_ARGUMENT where
 * there is nothing before, FAILED_PRECONDITION for versions that are no HTML.
 */
export const compareScreenVersions: Operation<ScreenChangesInput, WireScreenChanges> = async (
  deps,
  { since, ...input },
  { caller },
) => {
  const after = await getScreenAt(deps.store, caller.userId, input);
  const other = since ?? input.version - 1;
  if (other < 1) {
    throw new AppError('INVALID_ARGUMENT', 'since must name a version: nothing stands before the first one', {
      path: 'since',
      hint: 'Send since with the number of a later version, or ask for the changes of one.',
    });
  }
  const before = await getScreenAt(deps.store, caller.userId, { ...input, version: other });
  const [{ compareDocuments }, { tellDifference }, from, to] = await Promise.all([
    import('../markup/compare/compare-documents.ts'),
    import('../markup/compare/tell-difference.ts'),
    readHtml(deps, before),
    readHtml(deps, after),
  ]);
  const difference = compareDocuments(from, to);
  return {
    name: toVersionName(input, input.version),
    since: String(other),
    text: tellDifference(difference).join('\n'),
    ...difference,
  };
};

async function readHtml({ blobs }: Deps, { version, htmlCode }: ScreenVersion): Promise<string> {
  if (htmlCode?.mimeType === 'text/html') return new TextDecoder().decode(await blobs.get(htmlCode.contentHash));
  throw new AppError('FAILED_PRECONDITION', 'only versions that are HTML can be compared', {
    hint: `Read this one's files instead. Without HTML: version ${version}`,
  });
}
