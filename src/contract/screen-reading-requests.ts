import { z } from 'zod';
import { expected } from './fields/expected.ts';
import { projectIdField, screenIdField } from './fields/id-field.ts';
import { parseArguments } from './parse-arguments.ts';

/*
 * What MCP resources ask of a screen as it stands, to be read by an agent. Every reader throws one INVALID_ARGUMENT that
 * names every bad argument.
 */

const screenFields = { project: projectIdField, screen: screenIdField };
const outlineRequest = z.object(screenFields);
const elementRequest = z.object({ ...screenFields, element: z.string() });
const countField = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: expected(`the number of a ${what}, such as "1"`) })
    .transform(Number)
    .optional();
const pictureRequest = z.object({ ...screenFields, view: countField('view') });
const htmlRequest = z.object({ ...screenFields, piece: countField('piece') });

export function parseScreenOutline(sent: object) {
  const { project: projectId, screen } = parseArguments(outlineRequest, sent);
  return { projectId, screenId: screen.screen };
}
export type ScreenOutlineInput = ReturnType<typeof parseScreenOutline>;

/** `element` is a `data-id`. */
export function parseScreenElement(sent: object) {
  const { project: projectId, screen, element } = parseArguments(elementRequest, sent);
  return { projectId, screenId: screen.screen, element };
}
export type ScreenElementInput = ReturnType<typeof parseScreenElement>;

/** `view` absent: the whole page. */
export function parseScreenPicture(sent: object) {
  const { project: projectId, screen, view } = parseArguments(pictureRequest, sent);
  return { projectId, screenId: screen.screen, view };
}
export type ScreenPictureInput = ReturnType<typeof parseScreenPicture>;

/** `piece` absent: the whole document. */
export function parseScreenHtml(sent: object) {
  const { project: projectId, screen, piece } = parseArguments(htmlRequest, sent);
  return { projectId, screenId: screen.screen, piece };
}
export type ScreenHtmlInput = ReturnType<typeof parseScreenHtml>;
