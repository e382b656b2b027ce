import { z } from 'zod';
import { USER_ROLES } from '../../domain/enums.ts';
import { expected } from '../fields/expected.ts';
import { keyIdField, projectIdField } from '../fields/id-field.ts';
import { optionalTextField } from '../fields/text-field.ts';
import { userNameField } from '../fields/user-name-field.ts';
import { keyShape } from '../shapes/key.ts';
import { word } from '../shapes/word.ts';
import { defineListRoute } from './define-list-route.ts';
import { defineRoute } from './define-route.ts';

const KEYS = '/v1/keys';
const PROJECT = '/v1/projects/{project}';
const keys = 'Keys';
const sharing = 'Sharing';

const LABEL_CHARACTERS = 100;
const ROLES = ['READER', 'EDITOR'] as const;
const memberShape = z.object({ user: z.string(), role: word(USER_ROLES) });
const membersShape = z.object({ members: z.array(memberShape) });

/** A caller's own keys, and who else may work in a project. */
export const definePeopleRoutes = () => ({
  listKeys: defineListRoute({
    method: 'GET',
    path: KEYS,
    tag: keys,
    summary: 'Lists the keys that were issued to you, oldest first, revoked ones too; never the keys themselves.',
    input: z.object({}),
    list: 'keys',
    item: keyShape,
    keyOf: ({ name }) => name,
  }),
  issueKey: defineRoute({
    method: 'POST',
    path: KEYS,
    tag: keys,
    summary: 'Makes another key of yours. It is answered here and never again.',
    input: z.object({ label: optionalTextField(LABEL_CHARACTERS, 'What it is for.') }),
    output: keyShape.extend({ key: z.string() }),
  }),
  revokeKey: defineRoute({
    method: 'DELETE',
    path: `${KEYS}/{key}`,
    tag: keys,
    summary: 'Ends a key of yours, and every session that began with it.',
    input: z.object({ key: keyIdField }).transform(({ key: keyId }) => ({ keyId })),
    output: z.object({ name: z.string() }),
  }),
  listMembers: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/members`,
    tag: sharing,
    summary: 'Lists who may do what in a project, the owner first.',
    input: z.object({ project: projectIdField }).transform(({ project: projectId }) => ({ projectId })),
    list: 'members',
    item: memberShape,
    keyOf: ({ user }) => user,
  }),
  shareProject: defineRoute({
    method: 'POST',
    path: `${PROJECT}:share`,
    tag: sharing,
    summary: 'Gives a user a role in a project of yours, instead of the one they had.',
    input: z
      .object({
        project: projectIdField,
        user: userNameField,
        role: z.enum(ROLES, { error: expected(`one of ${ROLES.join(', ')}`) }),
      })
      .transform(({ project: projectId, ...more }) => ({ projectId, ...more })),
    output: membersShape,
  }),
  unshareProject: defineRoute({
    method: 'POST',
    path: `${PROJECT}:unshare`,
    tag: sharing,
    summary: 'Takes the role of a user away; yours too, which leaves a project that somebody shares with you.',
    input: z
      .object({ project: projectIdField, user: userNameField })
      .transform(({ project: projectId, ...more }) => ({ projectId, ...more })),
    output: membersShape,
  }),
});
