import { defineArchetype } from './archetype.ts';

export const player = defineArchetype({
  id: 'player',
  words: [
    [
      5,
      'player, music player, podcast player, audio player, video player, now playing, music app, podcast app, media player, streaming app, meditation player, radio app, audiobook, karaoke, podcast episode, breathing exercise, breathing exercise screen, breathing screen, breathing timer',
    ],
    [3, 'podcast, audio, playlist, streaming, radio, playback, meditation timer'],
  ],
  frames: { phone: ['bare', 'top-bar'], page: ['side-nav', 'top-nav'] },
  lead: ['player'],
  body: ['records', 'gallery'],
  close: [],
  shares: [[7, 5], [12]],
  blocks: { phone: 0, page: 1 },
  otherwise: 'records',
});
