import { createTextReader } from '../guide/read-text.ts';
import type { GuideTopic } from '../domain/guide-topic.ts';

/** Coding agents that read files of a project. */
export const AGENT_CLIENTS = ['claude-code', 'cursor', 'codex', 'gemini-cli'] as const;
export type AgentClient = (typeof AGENT_CLIENTS)[number];

/** A file that an agent reads; a `section` is a part of one that others write too. */
export interface AgentFile {
  /** Within the project, with `/`. */
  path: string;
  kind: 'file' | 'section';
  text: string;
}

/** Guides that a skill carries beside it; the names of icons are looked up where they are needed. */
export const CARRIED_GUIDES = ['pages', 'edits', 'briefs', 'design-systems'] as const satisfies readonly GuideTopic[];
export type CarriedGuides = Readonly<Record<(typeof CARRIED_GUIDES)[number], string>>;

const SKILL = '.claude/skills/tailorbird';

/** Every path that an agent's file can have, so that a record naming another is not believed. */
const PATHS: Readonly<Record<AgentClient, readonly Pick<AgentFile, 'path' | 'kind'>[]>> = {
  'claude-code': [
    { path: `${SKILL}/SKILL.md`, kind: 'file' },
    ...CARRIED_GUIDES.map((topic) => ({ path: `${SKILL}/${topic}.md`, kind: 'file' as const })),
  ],
  cursor: [{ path: '.cursor/rules/tailorbird.mdc', kind: 'file' }],
  codex: [{ path: 'AGENTS.md', kind: 'section' }],
  'gemini-cli': [{ path: 'GEMINI.md', kind: 'section' }],
};

export const isAgentFile = (path: string): boolean =>
  Object.values(PATHS).some((files) => files.some((file) => file.path === path));

/** What the given agents get, in words that are those of the service's instructions and guides. */
export async function planAgentFiles(clients: readonly AgentClient[], guides: CarriedGuides): Promise<AgentFile[]> {
  const read = createTextReader();
  const texts: Readonly<Record<string, string>> = {
    [`${SKILL}/SKILL.md`]: await read('skill'),
    ...Object.fromEntries(CARRIED_GUIDES.map((topic) => [`${SKILL}/${topic}.md`, guides[topic].trimEnd()])),
    '.cursor/rules/tailorbird.mdc': await read('cursor-rule'),
    'AGENTS.md': await read('rules'),
    'GEMINI.md': await read('rules'),
  };
  return clients.flatMap((client) =>
    PATHS[client].map(({ path, kind }) => ({ path, kind, text: `${texts[path] ?? ''}\n` })),
  );
}
