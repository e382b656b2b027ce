import { z } from 'zod';
import { DEVICE_TYPES } from '../domain/enums.ts';
import type { Limits } from '../domain/limits.ts';
import { decodeBase64, decodeUtf8 } from './base64.ts';
import { deviceTypeField } from './fields/enum-field.ts';
import { expected } from './fields/expected.ts';
import { projectIdField } from './fields/id-field.ts';
import { optionalTextField } from './fields/text-field.ts';
import { screenShape } from './shapes/screen.ts';

/** What a client may upload, by MIME type. */
const UPLOAD_KINDS = {
  'text/html': 'html',
  'text/markdown': 'markdown',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
} as const;
type UploadMimeType = keyof typeof UPLOAD_KINDS;

const UPLOAD_MIME_TYPES = Object.keys(UPLOAD_KINDS) as UploadMimeType[];

/** What one uploaded screen is made of. */
type UploadContent =
  | { kind: 'html'; html: string }
  | { kind: 'markdown'; markdown: string }
  | { kind: 'image'; bytes: Uint8Array; mimeType: UploadMimeType };

const fileField = z.object(
  {
    fileContentBase64: z.string({ error: expected('a Base64 text') }),
    mimeType: z
      .string({ error: expected(`one of ${UPLOAD_MIME_TYPES.join(', ')}`) })
      .transform((text) => text.split(';')[0]?.trim().toLowerCase())
      .pipe(z.enum(UPLOAD_MIME_TYPES, { error: expected(`one of ${UPLOAD_MIME_TYPES.join(', ')}`) })),
  },
  { error: expected('an object with fileContentBase64 and mimeType') },
);
type SentFile = z.output<typeof fileField>;

const maxBytesOf = (kind: UploadContent['kind'], limits: Limits): number =>
  ({ html: limits.uploadedHtmlBytes, markdown: limits.designMdBytes, image: limits.uploadedImageBytes })[kind];

function readContent(file: SentFile, limits: Limits): UploadContent | { problem: string } {
  const kind = UPLOAD_KINDS[file.mimeType];
  const decoded = decodeBase64(file.fileContentBase64, maxBytesOf(kind, limits));
  if ('problem' in decoded) return decoded;
  if (kind === 'image') return { kind, bytes: decoded.bytes, mimeType: file.mimeType };
  const text = decodeUtf8(decoded.bytes);
  if ('problem' in text) return text;
  return kind === 'html' ? { kind, html: text.text } : { kind, markdown: text.text };
}

const screenField = (limits: Limits) =>
  z
    .object(
      {
        screenType: z
          .enum(['SCREEN_TYPE_UNSPECIFIED', 'DESIGN', 'DOCUMENT', 'IMAGE'], {
            error: expected('one of DESIGN, DOCUMENT, IMAGE'),
          })
          .optional(),
        title: optionalTextField(limits.titleCharacters, 'Title of the screen.'),
        deviceType: deviceTypeField.default(DEVICE_TYPES[0]),
        htmlCode: fileField.optional(),
        screenshot: fileField.optional(),
      },
      { error: expected('an object with htmlCode or screenshot') },
    )
    .transform(({ htmlCode, screenshot, screenType: asked, title, deviceType }, context) => {
      const screenType = asked === 'SCREEN_TYPE_UNSPECIFIED' ? undefined : asked;
      const file = htmlCode ?? screenshot;
      const field = htmlCode === undefined ? 'screenshot' : 'htmlCode';
      const content = file === undefined ? { problem: 'or screenshot is required' } : readContent(file, limits);
      if ('problem' in content) {
        const path = file === undefined ? ['htmlCode'] : [field, 'fileContentBase64'];
        context.addIssue({ code: 'custom', path, message: content.problem });
        return z.NEVER;
      }
      const type = SCREEN_TYPE_OF[content.kind];
      // A client of the hosted service says DOCUMENT of an HTML file.
      if (screenType !== undefined && screenType !== type && !(content.kind === 'html' && screenType === 'DOCUMENT')) {
        const message = `must be ${type}, since ${field} is ${file?.mimeType ?? ''}`;
        context.addIssue({ code: 'custom', path: ['screenType'], message });
      }
      return { screenType: type, title, deviceType, content };
    });

const SCREEN_TYPE_OF = { html: 'DESIGN', markdown: 'DOCUMENT', image: 'IMAGE' } as const;

const requestSchema = (limits: Limits) => {
  const error = expected(`a list of 1 to ${limits.screensPerCall} screens`);
  return z
    .object({
      project: projectIdField,
      parent: projectIdField.optional(),
      requests: z
        .array(z.object({ screen: screenField(limits) }, { error: expected('an object with screen') }), { error })
        .min(1, { error })
        .max(limits.screensPerCall, { error }),
      createScreenInstances: z.boolean({ error: expected('true or false') }).default(true),
    })
    .superRefine(({ project, parent }, context) => {
      if (parent === undefined || parent === project) return;
      context.addIssue({ code: 'custom', path: ['parent'], message: 'contradicts the project of the path' });
    });
};

export const batchCreateScreensShape = z.object({
  /** `findings` says, an item each, what is otherwise than it was sent. */
  results: z.array(z.object({ screen: screenShape, findings: z.array(z.string()) })),
});
export type BatchCreateScreensOutput = z.infer<typeof batchCreateScreensShape>;

/**
 * What `POST /v1/projects/{project}/screens:batchCreate` takes: the project of the path and the body, whose `parent`
 * may be absent but must not name another project.
 */
export const batchCreateScreensField = (limits: Limits) =>
  requestSchema(limits).transform(({ project, requests, createScreenInstances }) => ({
    projectId: project,
    screens: requests.map(({ screen }) => screen),
    createScreenInstances,
  }));
export type BatchCreateScreensInput = z.output<ReturnType<typeof batchCreateScreensField>>;
