import { z } from 'zod';
import { LINK_TRANSITIONS } from '../../domain/screen-link.ts';
import { elementIdField } from '../fields/element-id-field.ts';
import { expected } from '../fields/expected.ts';
import { projectIdField, screenIdField } from '../fields/id-field.ts';
import { screenLinkShape, suggestedLinkShape } from '../shapes/screen-link.ts';
import { sharedProjectShape, shareShape } from '../shapes/shared-project.ts';
import { defineListRoute } from './define-list-route.ts';
import { defineFileRoute, defineRoute } from './define-route.ts';

const PROJECT = '/v1/projects/{project}';
const prototype = 'Prototype';
const sharing = 'Sharing';

const MOST_LINKS = 500;
const linksError = expected(`a list of 1 to ${MOST_LINKS} links, each with screen and element`);
const TOKEN = /^[0-9a-f]{32}$/;
const tokenError = expected('the token of a link, 32 hexadecimal digits');
const tokenField = z.string({ error: tokenError }).regex(TOKEN, { error: tokenError });
const optionalScreenField = z.preprocess((value) => (value === '' ? undefined : value), screenIdField.optional());

const projectRequest = z.object({ project: projectIdField }).transform(({ project: projectId }) => ({ projectId }));
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: linksError }).min(1, { error: linksError }).max(MOST_LINKS, { error: linksError });

const startField = optionalScreenField.meta({
  type: 'string',
  description: 'Id of the screen that is shown first; left out: the first that leads somewhere.',
});

/** What elements lead to, the prototype that follows, and links for those who may look at a project without a key. */
export const definePrototypeRoutes = () => ({
  listLinks: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/links`,
    tag: prototype,
    summary: 'Lists what elements lead to in the prototype.',
    input: projectRequest,
    list: 'links',
    item: screenLinkShape,
    keyOf: ({ screen, element }) => `${screen} ${element}`,
  }),
  suggestLinks: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/links:suggest`,
    tag: prototype,
    summary: 'Answers links that are not made yet, as labels and the entries of navigation suggest them.',
    input: projectRequest,
    list: 'links',
    item: suggestedLinkShape,
    keyOf: ({ screen, element }) => `${screen} ${element}`,
  }),
  setLinks: defineRoute({
    method: 'POST',
    path: `${PROJECT}/links:set`,
    tag: prototype,
    summary:
      'Says what elements lead to, in the place of what they led to before: all of them, or none when one is not there.',
    input: z
      .object({
        project: projectIdField,
        links: listOf(
          z.object(
            {
              screen: screenIdField,
              element: elementIdField,
              target: optionalScreenField.meta({ type: 'string', description: 'Left out: back.' }),
              transition: z
                .enum(LINK_TRANSITIONS, { error: expected(`one of ${LINK_TRANSITIONS.join(', ')}`) })
                .default('PUSH'),
            },
            { error: linksError },
          ),
        ),
      })
      .transform(({ project: projectId, links }) => ({
        projectId,
        links: links.map(({ screen, element, target, transition }) => ({
          screenId: screen.screen,
          elementId: element,
          transition,
          ...(target && { targetId: target.screen }),
        })),
      })),
    output: z.object({ links: z.array(screenLinkShape) }),
  }),
  removeLinks: defineRoute({
    method: 'POST',
    path: `${PROJECT}/links:remove`,
    tag: prototype,
    summary: 'Takes away what elements lead to; one that leads nowhere is let be.',
    input: z
      .object({
        project: projectIdField,
        links: listOf(z.object({ screen: screenIdField, element: elementIdField }, { error: linksError })),
      })
      .transform(({ project: projectId, links }) => ({
        projectId,
        links: links.map(({ screen, element }) => ({ screenId: screen.screen, elementId: element })),
      })),
    output: z.object({ links: z.array(screenLinkShape) }),
  }),
  getPrototype: defineFileRoute({
    method: 'GET',
    path: `${PROJECT}/prototype`,
    tag: prototype,
    summary: 'The prototype as one HTML file that plays anywhere and asks for nothing.',
    input: z
      .object({ project: projectIdField, start: startField })
      .transform(({ project: projectId, start }) => ({ projectId, startId: start?.screen })),
  }),
  listShares: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/shares`,
    tag: sharing,
    summary: 'Lists the links by which whoever has one may look at a project of yours.',
    input: projectRequest,
    list: 'shares',
    item: shareShape,
    keyOf: ({ name }) => name,
  }),
  createShare: defineRoute({
    method: 'POST',
    path: `${PROJECT}/shares`,
    tag: sharing,
    summary: 'Makes a link by which whoever has it may look at a project of yours, until you revoke it.',
    input: projectRequest,
    output: shareShape,
  }),
  revokeShare: defineRoute({
    method: 'DELETE',
    path: `${PROJECT}/shares/{share}`,
    tag: sharing,
    summary: 'Ends a link; the files that somebody has opened by it can still be read by their own addresses.',
    input: z
      .object({ project: projectIdField, share: tokenField })
      .transform(({ project: projectId, share: token }) => ({ projectId, token })),
    output: z.object({ name: z.string() }),
  }),
  getSharedProject: defineRoute({
    method: 'GET',
    path: '/v1/shared/{token}',
    tag: sharing,
    summary: 'A project as whoever has a link to it sees it. Needs no key.',
    isOpen: true,
    input: z.object({ token: tokenField }),
    output: sharedProjectShape,
  }),
  getSharedPrototype: defineFileRoute({
    method: 'GET',
    path: '/v1/shared/{token}/prototype',
    tag: sharing,
    summary: 'The prototype of a project that is shared by a link. Needs no key.',
    isOpen: true,
    input: z
      .object({ token: tokenField, start: startField })
      .transform(({ token, start }) => ({ token, startId: start?.screen })),
  }),
});
