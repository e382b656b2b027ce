import { defineArchetype } from './archetype.ts';

export const chat = defineArchetype({
  id: 'chat',
  words: [
    [
      5,
      'chat, chat room, messaging, chatbot, messenger, conversation, chat app, chat screen, chat interface, chat ui, ai assistant, support chat, live chat, direct message, message thread, messaging app, messaging screen, assistant interface, llm playground, copilot, video call',
    ],
    [3, 'message, assistant, dm, bot'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail'] },
  lead: [],
  body: ['thread', 'people'],
  close: [],
  shares: [[8, 4]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'records',
  parts: {
    thread:
      'user account, user account row, account row, name, sender name, code, code snippet, typing state, image message, input bar, ordered list, numbered list, bullet list, check icon bullet list, code block, hover action, message action, bottom composer, composer bar, attach button, model chip, max width message thread, chat area, chat window, chat panel, message thread, message bubble, bubble, typing indicator, message input, input field, composer, timestamp, send button',
  },
});
