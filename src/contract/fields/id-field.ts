import { z } from 'zod';
import { AppError } from '../../domain/app-error.ts';
import { parseAssetId, parseKeyId, parseProjectId, parseScreenName } from '../../domain/resource-name.ts';
import { expected } from './expected.ts';

/** An id in any of the spellings clients use: bare, or with the prefixes of its resource name. */
function idField<Id>(parse: (text: string, path: string) => Id, phrase: string, description: string) {
  return z
    .string({ error: expected(phrase) })
    .transform((text, context): Id => {
      try {
        return parse(text, '');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        context.addIssue({ code: 'custom', message: `must be ${phrase}` });
        return z.NEVER;
      }
    })
    .meta({ description });
}

export const projectIdField = idField(parseProjectId, 'the id of a project', 'Project id, without `projects/`.');
export const projectNameField = idField(
  parseProjectId,
  'a name of the form projects/{project}',
  'Format `projects/{project}`.',
);
export const assetIdField = idField(
  parseAssetId,
  'the id of a design system asset',
  'Asset id from list_design_systems, without `assets/`.',
);
export const assetNameField = idField(parseAssetId, 'a name of the form assets/{asset}', 'Format `assets/{asset}`.');
export const screenNameField = idField(
  parseScreenName,
  'a name of the form projects/{project}/screens/{screen}',
  'Format `projects/{project}/screens/{screen}`.',
);
export const screenIdField = idField(parseScreenName, 'the id of a screen', 'Screen id, without `screens/`.');

export const keyIdField = idField(parseKeyId, 'the id of a key', 'Key id, without `keys/`.');

/** An empty id means none: no project, a global asset. */
export const optionalProjectIdField = z
  .preprocess((value) => (value === '' ? undefined : value), projectIdField.optional())
  .meta({ type: 'string', description: 'Project id, without `projects/`. Empty: global.' })
  .optional();
