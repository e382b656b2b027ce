import type { GuideTopic } from '../domain/guide-topic.ts';

/** A prompt that puts a guide in front of a client's model, with what its user asks for. */
interface OfferedPrompt {
  title: string;
  description: string;
  /** The guide that it is done by. */
  topic: GuideTopic;
  /** What its request is. */
  request: string;
  /** Whether it is about a project that there is. */
  needsProject: boolean;
  /** Whether it may be told a device. */
  takesDevice: boolean;
}

/** The prompts of the MCP face, by their names. */
export const OFFERED_PROMPTS = {
  design_screen: {
    title: 'Design a screen',
    description: 'Draw one screen yourself, look at it, mend it.',
    topic: 'pages',
    request: 'What the screen is for and what is on it.',
    needsProject: false,
    takesDevice: true,
  },
  design_flow: {
    title: 'Design a flow',
    description: 'Draw the screens of one flow yourself, alike where they share something.',
    topic: 'pages',
    request: 'What somebody goes through, from where to where.',
    needsProject: false,
    takesDevice: true,
  },
  restyle: {
    title: 'Restyle a project',
    description: 'Give all screens of a project other colours, type and corners.',
    topic: 'design-systems',
    request: 'How it shall look or feel.',
    needsProject: true,
    takesDevice: false,
  },
  brief: {
    title: 'Write a brief',
    description: 'Say a screen exactly, line by line, and let the embedded designer draw it.',
    topic: 'briefs',
    request: 'What the screen is for and what is on it.',
    needsProject: false,
    takesDevice: true,
  },
} as const satisfies Readonly<Record<string, OfferedPrompt>>;

export type PromptName = keyof typeof OFFERED_PROMPTS;

export const isPromptName = (name: string): name is PromptName => Object.hasOwn(OFFERED_PROMPTS, name);
