import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const conversations = defineArchetype({
  id: 'conversations',
  words: [
    [
      5,
      'message list, messages list, messages list screen, conversation list, chat list, chat list screen, list of chat, chats list, list of conversation, conversations list, messages home, messages tab, dm list, dm inbox, direct messages list, messenger home, messenger app home, messaging app home, messenger inbox, chat home, chat overview, messenger app',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['talks'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'talks',
  become: {
    hero: 'talks',
    records: 'talks',
    people: 'talks',
    thread: 'talks',
    filters: 'talks',
    tabs: 'talks',
    mail: 'talks',
    query: 'talks',
  },
  parts: {
    talks:
      'conversation, conversation list, chat, chat list, message, message preview, last message, unread, unread badge, unread count, unread message, search, search bar, online, online status, active now, online friend, story, avatar, timestamp, pinned chat, group chat, group, filter, tab, compose button, new message button',
  },
  destination: { label: 'Messages', icon: 'message-circle' },
});
