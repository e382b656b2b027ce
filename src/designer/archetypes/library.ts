import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const library = defineArchetype({
  id: 'library',
  words: [
    [
      5,
      'podcast library, podcast app, podcast app home, podcast home, podcast home screen, podcast player home, music library, music app, music app home, music home, music home screen, music streaming app, music streaming home, music player home, playlist library, audiobook app, audiobook library, audiobook home, book library app, ebook library, e-book library, ebook app, reading app, reading app home, reading library, book app, book app home, reading tracker, library screen, streaming app, streaming app home, movie app, movie app home, movie streaming app, video streaming app, tv app, meditation app, meditation app home, guided meditation app, guided meditation app home, guided meditation, meditation home, sleep app, sleep stories app, sleep app home, mindfulness app, mindfulness app home, radio app, anime app, comic app, comic reader home, media library, my library, food delivery home, food delivery home screen, food delivery app, food delivery app home, food ordering app, recipe app, recipe app home, recipe home, recipe app home screen, cooking app, cooking app home, news app, news app home, news home, news reader app, travel app, travel app home, travel home, hotel booking app home, booking app home, event app, events app, events app home, event discovery app, fashion app, fashion app home, fashion e-commerce app, fashion e-commerce app home, shopping app, shopping app home, e-commerce app, e-commerce app home, ecommerce app, ecommerce app home, marketplace app, marketplace app home, store app home, shop app home, explore screen, discover screen, explore tab, discover tab',
    ],
    [3, 'library, playlist, bookshelf'],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['library'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'library',
  become: {
    records: 'library',
    gallery: 'library',
    player: 'library',
    hero: 'library',
    article: 'library',
    schedule: 'library',
    focus: 'library',
    tabs: 'library',
    filters: 'library',
    metrics: 'library',
    query: 'library',
    prose: 'library',
    product: 'library',
    thread: 'library',
    board: 'library',
  },
  parts: {
    library:
      'show, show cover, cover, album, album cover, playlist, artist, episode, downloaded episode, download, downloads, continue listening, continue reading, continue watching, jump back in, resume, recently played, recent, recommended, recommendation, for you, made for you, new release, trending, featured, top chart, category, genre, mood, mini player, daily session, session, sleep story, story, breathing, breathing exercise, sound, soundscape, course, book, library, shelf, bookshelf, currently reading, reading progress, want to read, series, film, movie, watchlist, subscription, queue, streak, daily quote, focus music, mood check, popular, greeting, cuisine, cuisine category, restaurant, restaurant near you, nearby restaurant, offer, offer banner, banner, promo banner, deal, address, delivery address, location, dish, recipe, top story, story card, headline, breaking news, article, article card, destination, popular destination, stay, hotel, event, upcoming event, product, product grid, new arrival, bestseller, best seller, brand, search, search bar, nearby, near you, offers, saved',
  },
});
