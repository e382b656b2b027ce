import { z } from 'zod';
import { commentIdField } from '../fields/comment-id-field.ts';
import { elementIdField } from '../fields/element-id-field.ts';
import { expected } from '../fields/expected.ts';
import { projectIdField, screenIdField } from '../fields/id-field.ts';
import { pageFields } from '../fields/page-fields.ts';
import { textField } from '../fields/text-field.ts';
import { elementCommentShape } from '../shapes/element-comment.ts';
import { defineRoute } from './define-route.ts';

const PROJECT = '/v1/projects/{project}';
const COMMENTS = `${PROJECT}/screens/{screen}/comments` as const;
const COMMENT = `${COMMENTS}/{comment}` as const;
const tag = 'Comments';

const COMMENT_CHARACTERS = 4_000;
const commentTextField = textField(COMMENT_CHARACTERS, 'What is said.');
const STATES = ['open', 'all'] as const;

const commentFields = { project: projectIdField, screen: screenIdField, comment: commentIdField };
type CommentFields = { [Name in keyof typeof commentFields]: z.output<(typeof commentFields)[Name]> };

const toCommentInput = <Sent extends CommentFields>({ project: projectId, screen, comment, ...more }: Sent) => ({
  projectId,
  screenId: screen.screen,
  commentId: comment,
  ...more,
});
const commentRequest = z.object(commentFields).transform(toCommentInput);

/** What people say of elements of screens. Whoever sees a project may say something. */
export const defineCommentRoutes = () => ({
  listComments: defineRoute({
    method: 'GET',
    path: `${PROJECT}/comments`,
    tag,
    summary: 'Lists what was said of the screens of a project, oldest first.',
    input: z
      .object({
        project: projectIdField,
        screen: z
          .preprocess((value) => (value === '' ? undefined : value), screenIdField.optional())
          .meta({
            type: 'string',
            description: 'Of that screen alone.',
          }),
        state: z.enum(STATES, { error: expected(`one of ${STATES.join(', ')}`) }).default('all'),
        ...pageFields,
      })
      .transform(({ project: projectId, screen, state, ...page }) => ({
        projectId,
        screenId: screen?.screen,
        isOpenOnly: state === 'open',
        ...page,
      })),
    output: z.object({ comments: z.array(elementCommentShape), nextPageToken: z.string().optional() }),
  }),
  createComment: defineRoute({
    method: 'POST',
    path: COMMENTS,
    tag,
    summary: 'Says something of an element of a screen or, without one, of the whole screen.',
    input: z
      .object({
        project: projectIdField,
        screen: screenIdField,
        element: elementIdField.optional(),
        text: commentTextField,
      })
      .transform(({ project: projectId, screen, element: elementId, text }) => ({
        projectId,
        screenId: screen.screen,
        elementId,
        text,
      })),
    output: elementCommentShape,
  }),
  updateComment: defineRoute({
    method: 'PATCH',
    path: COMMENT,
    tag,
    summary: 'Puts what you said in other words.',
    input: z.object({ ...commentFields, text: commentTextField }).transform(toCommentInput),
    output: elementCommentShape,
  }),
  resolveComment: defineRoute({
    method: 'POST',
    path: `${COMMENT}:resolve`,
    tag,
    summary: 'Says that a comment is seen to.',
    input: commentRequest,
    output: elementCommentShape,
  }),
  reopenComment: defineRoute({
    method: 'POST',
    path: `${COMMENT}:reopen`,
    tag,
    summary: 'Says that a comment is still to be seen to.',
    input: commentRequest,
    output: elementCommentShape,
  }),
  deleteComment: defineRoute({
    method: 'DELETE',
    path: COMMENT,
    tag,
    summary: 'Removes a comment of your own, or any one of a project of yours; it does not come back.',
    input: commentRequest,
    output: z.object({ name: z.string() }),
  }),
});
