import { z } from 'zod';
import { FEEDBACK_RATINGS } from '../../domain/enums.ts';
import { DENSITIES } from '../../domain/look.ts';
import type { Limits } from '../../domain/limits.ts';
import type { Tools } from '../define-tools.ts';
import { designThemeField } from '../fields/design-system-field.ts';
import { expected } from '../fields/expected.ts';
import { projectIdField, screenIdField } from '../fields/id-field.ts';
import { pageFields } from '../fields/page-fields.ts';
import { optionalTextField, textField } from '../fields/text-field.ts';
import { leanScreenShape, screenShape } from '../shapes/screen.ts';
import { screenLayoutShape, screenReportShape } from '../shapes/screen-report.ts';
import { defineRoute, defineToolRoute } from './define-route.ts';

const SCREENS = '/v1/projects/{project}/screens';
const SCREEN = `${SCREENS}/{screen}` as const;
const tag = 'Screens';

const screenFields = { project: projectIdField, screen: screenIdField };
const toScreenInput = <
  Sent extends { project: z.output<typeof projectIdField>; screen: z.output<typeof screenIdField> },
>({
  project: projectId,
  screen,
  ...more
}: Sent) => ({ projectId, screenId: screen.screen, ...more });

const screenRequest = z.object(screenFields).transform(toScreenInput);

const widthError = expected('a whole number from 320 to 1920');
const widthField = z.coerce
  .number({ error: widthError })
  .int({ error: widthError })
  .min(320, { error: widthError })
  .max(1920, { error: widthError })
  .optional()
  .meta({ description: 'Width of the viewport in CSS pixels; left out: that of the device.' });

const densityField = z
  .enum(DENSITIES, { error: expected(`one of ${DENSITIES.join(', ')}`) })
  .optional()
  .meta({ description: 'How close things stand; left out: as they do.' });

const VIEWS = ['kept', 'trashed'] as const;

const COMMENT_CHARACTERS = 2_000;
const reasonError = expected('a list of at most 10 words, such as DESIGN_DOESNT_MATCH_PROMPT');
const reasonsField = z
  .array(z.string({ error: reasonError }).regex(/^[A-Z][A-Z_]{0,63}$/, { error: reasonError }), { error: reasonError })
  .max(10, { error: reasonError })
  .default([]);

export const defineScreenRoutes = (tools: Tools, limits: Limits) => ({
  listScreens: defineRoute({
    method: 'GET',
    path: SCREENS,
    tag,
    summary: 'Lists the screens of a project, or those in its trash, oldest first.',
    input: z
      .object({
        project: projectIdField,
        view: z.enum(VIEWS, { error: expected(`one of ${VIEWS.join(', ')}`) }).default('kept'),
        ...pageFields,
      })
      .transform(({ project: projectId, view, ...page }) => ({ projectId, isTrashed: view === 'trashed', ...page })),
    output: z.object({ screens: z.array(leanScreenShape), nextPageToken: z.string().optional() }),
  }),
  getScreen: defineRoute({
    method: 'GET',
    path: SCREEN,
    tag,
    summary: 'Returns a screen with every field.',
    input: screenRequest,
    output: screenShape,
  }),
  generateScreen: defineToolRoute(
    tools.generate_screen_from_text,
    {
      method: 'POST',
      path: `${SCREENS}:generate`,
      tag,
      summary: 'Starts a new screen from a prompt; answers at once, the run is followed by its id or by events.',
    },
    { projectId: 'project' },
  ),
  editScreens: defineToolRoute(
    tools.edit_screens,
    { method: 'POST', path: `${SCREENS}:edit`, tag, summary: 'Starts a change of the selected screens.' },
    { projectId: 'project' },
  ),
  generateVariants: defineToolRoute(
    tools.generate_variants,
    { method: 'POST', path: `${SCREENS}:vary`, tag, summary: 'Starts variants of the selected screens.' },
    { projectId: 'project' },
  ),
  renameScreen: defineRoute({
    method: 'PATCH',
    path: SCREEN,
    tag,
    summary: 'Gives a screen another title; no version of its own.',
    input: z
      .object({ ...screenFields, title: textField(limits.titleCharacters, 'The new title.') })
      .transform(toScreenInput),
    output: screenShape,
  }),
  deleteScreen: defineRoute({
    method: 'DELETE',
    path: SCREEN,
    tag,
    summary: 'Puts a screen into the trash; :undelete takes it out again.',
    input: screenRequest,
    output: z.object({ name: z.string() }),
  }),
  purgeScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:purge`,
    tag,
    summary: 'Removes a screen in the trash of a project of yours, with its versions, for good.',
    input: screenRequest,
    output: z.object({ name: z.string() }),
  }),
  undeleteScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:undelete`,
    tag,
    summary: 'Takes a screen out of the trash, where it stood.',
    input: screenRequest,
    output: screenShape,
  }),
  duplicateScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:duplicate`,
    tag,
    summary: 'Makes another screen that stands as this one does now, placed beside it.',
    input: screenRequest,
    output: screenShape,
  }),
  getScreenReport: defineRoute({
    method: 'GET',
    path: `${SCREEN}/report`,
    tag,
    summary: 'Draws a screen at several widths and says what is wrong with it.',
    input: screenRequest,
    output: screenReportShape,
  }),
  getScreenLayout: defineRoute({
    method: 'GET',
    path: `${SCREEN}/layout`,
    tag,
    summary: 'Says where each element stands, by its data-id.',
    input: z.object({ ...screenFields, width: widthField }).transform(toScreenInput),
    output: screenLayoutShape,
  }),
  previewScreenTheme: defineRoute({
    method: 'POST',
    path: `${SCREEN}:previewTheme`,
    tag,
    summary: 'Answers the document of a screen in another theme; stores nothing.',
    input: z
      .object({ ...screenFields, theme: designThemeField(limits), density: densityField })
      .transform(toScreenInput),
    output: z.object({ html: z.string() }),
  }),
  rethemeScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:retheme`,
    tag,
    summary: 'Draws a screen in another theme, as its next version.',
    input: z
      .object({ ...screenFields, theme: designThemeField(limits), density: densityField })
      .transform(toScreenInput),
    output: screenShape,
  }),
  rateScreen: defineRoute({
    method: 'POST',
    path: `${SCREEN}:rate`,
    tag,
    summary: 'Says how good a screen is, with reasons.',
    input: z
      .object({
        ...screenFields,
        rating: z.enum(FEEDBACK_RATINGS, { error: expected(`one of ${FEEDBACK_RATINGS.join(', ')}`) }),
        comment: optionalTextField(COMMENT_CHARACTERS, 'In your own words.'),
        reasons: reasonsField,
      })
      .transform(toScreenInput),
    output: screenShape,
  }),
});
