import type { ArchetypeId } from '../../brief.ts';

/**
 * Words of the opening → the kind of screen. Weight 5 names the screen itself ("checkout page"), 3 is usual, 1 only hints.
 */
export const ARCHETYPE_WORDS: readonly (readonly [archetype: ArchetypeId, weight: number, words: string])[] = [
  [
    'dashboard',
    5,
    'dashboard, admin dashboard, analytics dashboard, cockpit, command center, command centre, control center, control room, mission control, monitor, monitoring, decision room, bento dashboard',
  ],
  [
    'dashboard',
    3,
    'tracker, hub, coach, console, analytics, overview, control panel, kpi, metrics, insight, portal, stats, statistic, command, smart home, workspace, home screen, home page of the app, planner dashboard, scoreboard, wallet, stats strip, briefing, hunt board, spinner, explorer, inspector',
  ],
  [
    'dashboard',
    1,
    'tracking, trading, weather, forecast, fitness, banking, finance, budget, health, energy, monitor app, manager, management, crm, organizer, log',
  ],
  [
    'list',
    5,
    'list, to do list, todo list, inbox, directory, data table, table, search result, watchlist, leaderboard, file browser, file manager, admin table, notification center, notification centre, queue, catalog list, task list, shopping list, packing list, checklist, changelog, job board, listing page, restaurant menu, reading list',
  ],
  [
    'list',
    3,
    'notification, file, result, task, todo, browse tab, browser, transaction history, history, record, order history, menu, inventory, library, hotel search, bookmark, toast, alert, contact list, badge, collection manager',
  ],
  ['list', 1, 'browse, manager, explorer, archive, finder, episode, playlist, search'],
  [
    'detail',
    5,
    'detail page, detail screen, detail view, item detail, weather widget, recipe card, recipe page, recipe detail, event page, property page, listing detail, flashcard, game, game lobby, card game, player card game, player game, multiplayer, tic tac toe, space invader, weather forecast, weather app, extension page, order tracker, order tracking, delivery tracker, tracking screen, order status, ticket, boarding pass, marketplace detail, trip detail, movie detail, hotel page, file code review, code review, tracking page, now screen, calculator, timer, stopwatch, pomodoro',
  ],
  [
    'detail',
    3,
    'recipe, widget, map screen, delivery status, status screen, weather, tracker screen, invitation, event, itinerary day, live score, festival, conference, concert, map screen, match, course page, countdown, card component',
  ],
  [
    'feed',
    5,
    'feed, social feed, news feed, timeline feed, home feed, news aggregator, news app, social media post, social media app, social network, community feed, activity feed, blog index, blog home, social app, forum',
  ],
  ['feed', 3, 'social, news, community, headline, timeline, stream, aggregator, tweet, blog'],
  [
    'form',
    5,
    'form, survey, questionnaire, contact form, contact page, booking form, application form, feedback form, registration form, wizard, multi step form, event creation, intake form, quiz, poll, booking flow, reservation form, booking page, job application, flight booking, seat selection, upload form, edit profile, profile editor, editing a profile, request form, rsvp form, order form, reservation page, appointment booking, appointment form, form flow, entry form, converter, checkin form, feedback survey, trivia quiz, trivia, booking screen, editor, photo editor',
  ],
  [
    'form',
    3,
    'booking, book a, reservation, application, apply, rsvp, contact, feedback, intake, estimate, quote request, composer, submission, registration, brief form, seat picker',
  ],
  [
    'checkout',
    5,
    'checkout, checkout page, shopping cart, cart page, payment page, payment form, payment screen, order summary page, cart summary, basket, checkout flow, cart, billing page, payment flow',
  ],
  ['checkout', 3, 'payment, pay, basket, bill split'],
  [
    'chat',
    5,
    'chat, chat room, messaging, chatbot, messenger, conversation, chat app, chat screen, chat interface, chat ui, ai assistant, support chat, live chat, direct message, message thread, messaging app, messaging screen, assistant interface, llm playground, copilot, video call',
  ],
  ['chat', 3, 'message, assistant, dm, bot'],
  [
    'settings',
    5,
    'setting, settings page, preference, workspace setting, account setting, app setting, notification setting, privacy setting, settings screen, security setting, settings form, preference center',
  ],
  [
    'profile',
    5,
    'profile, profile page, user profile, contact card, bio page, link in bio, business card, resume, cv, profile screen, artist page, member profile, about me, creator profile, dating profile, digital business card, doctor profile',
  ],
  ['profile', 3, 'bio, portfolio profile, persona, character sheet'],
  [
    'landing',
    5,
    'landing page, homepage, home page, landing, website, web site, marketing site, marketing page, portfolio website, portfolio site, one pager, waitlist page, coming soon, launch page, product launch page, campaign page, hero, hero section, splash page, footer, mega footer, microsite, site, agency homepage, sales page, company page, agency layout, press kit, project page, security page, lookbook site, storefront, home of, web page, services page, about page, pitch page, event website, restaurant website, wedding website, showcase page, webpage, navigation bar, navbar, star rating, rating component, accordion, faq section, footer section, modal, modal dialog, 404, error page, not found, empty state, maintenance page, thank you page, carousel, testimonial slider, background, cursor, animation component, hover effect, promo page',
  ],
  [
    'landing',
    3,
    'portfolio, waitlist, launch, marketing, product page for, brand, agency, studio, saas site, campaign, testimonial, showcase, navigation system, design system, style, aesthetic, startup, design style, newsletter signup, call to action, beta capture, animation, animation component, effect, social share button, beam button, wireframe',
  ],
  ['landing', 1, 'company, business, shop, store, restaurant, hotel, bakery, salon, gym, cafe, service, template'],
  [
    'auth',
    5,
    'login, log in, sign in, sign up, signup, signin, login screen, login page, login form, sign up page, registration page, registration screen, authentication, auth screen, forgot password, reset password, password reset, welcome back, create account, sign up form, two factor screen, registration form, auth page, otp, verification code, sign up screen',
  ],
  [
    'calendar',
    5,
    'calendar, calendar app, calendar view, agenda, schedule, scheduler, timetable, day planner, weekly planner, itinerary, month view, agenda planner, class schedule, meal planner, travel itinerary, shift planner, event calendar, workshop agenda, scheduling flow, planner, week view, scheduling',
  ],
  ['calendar', 3, 'appointment, upcoming event, trip plan, rota, roster'],
  [
    'pricing',
    5,
    'pricing, pricing page, pricing table, pricing section, plan comparison, subscription page, membership page, price list page, paywall, pricing card, upgrade screen, subscription plan',
  ],
  [
    'product',
    5,
    'product page, product detail, product detail page, product view, item page, product screen, pdp, product card',
  ],
  [
    'gallery',
    5,
    'gallery, photo gallery, image gallery, product gallery, portfolio gallery, moodboard, lookbook, product grid, catalog, catalogue, photo grid, lightbox, image lightbox, style guide gallery, shop page, product listing, product listing page, category page, marketplace, online shop page, store page, spatial gallery, image grid, discover screen, card swap, collection page, portfolio gallery',
  ],
  [
    'gallery',
    3,
    'photo, image, discover, explore, collection, artwork, online shop, online store, e commerce, ecommerce, webshop, swatch, cards carousel',
  ],
  [
    'board',
    5,
    'kanban, kanban board, project board, task board, sprint board, trello, pipeline, board view, deal pipeline, scrum board, hiring pipeline, crm pipeline, sales pipeline',
  ],
  [
    'player',
    5,
    'player, music player, podcast player, audio player, video player, now playing, music app, podcast app, media player, streaming app, meditation player, radio app, audiobook, karaoke, podcast episode',
  ],
  ['player', 3, 'music, podcast, audio, playlist, streaming, radio, playback, meditation timer'],
  [
    'article',
    5,
    'article, blog post, blog article, press release, longform, essay, case study, documentation page, help article, newsletter email, email, welcome email, launch email, digest, newsletter, announcement email, reminder email, prd, product brief, release note, magazine article, meeting note, note, style guide, format guide, editorial, document, one page brief, product spec, story page, magazine reader, reader, capability map, knowledge card, release notes page, wiki page, policy page, privacy policy, terms page, long form article, syllabus, recipe blog post, transactional email, share card, digest email, product update email, feature announcement email',
  ],
  [
    'article',
    3,
    'blog template, post template, guide, spec, memo, minutes, reading view, card carousel, faq page, help center, help centre',
  ],
  [
    'onboarding',
    5,
    'onboarding, onboarding flow, onboarding screen, onboarding wizard, welcome screen, walkthrough, setup flow, setup wizard, first run, getting started, intro screen, product tour, multi step onboarding, tutorial screen, system onboarding, mobile flow',
  ],
  ['onboarding', 3, 'welcome, tutorial, get started, step based, value props'],
  [
    'report',
    5,
    'report, financial report, invoice, receipt, annual report, quarterly report, weekly report, status report, audit report, summary report, investor update, roadmap, retrospective, analysis report, monthly report, onboarding plan, governance report, statement, performance review, business report, project plan, business plan, timeline component, timeline',
  ],
  ['report', 3, 'review document, plan, kpi report, findings, metrics summary, scorecard'],
];
