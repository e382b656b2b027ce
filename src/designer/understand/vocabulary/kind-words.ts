import type { SlotKind } from '../../write/slots.ts';

/** What a phrase can ask for: content of some kind, the way around the app, or a single control. */
export type AskedKind = SlotKind | 'navigation' | 'button';

/**
 * Words → kind of content. Weight 3 decides wherever it stands ("role distribution chart" is a breakdown), 2 is usual,
 * 1 gives way to anything else ("card", "list").
 */
export const KIND_WORDS: readonly (readonly [kind: AskedKind, weight: number, words: string])[] = [
  [
    'records',
    5,
    'quote sent, sent quote, quote won, open quote, price quote, sales quote, quote list, quote request, quote status, quote pipeline, conversation list, chat list, thread list, conversation history list, list of chat, list of conversation',
  ],
  [
    'hero',
    3,
    'hero, hero section, hero image, cover page, masthead, splash, headline lockup, above the fold, header image, hero banner, hero photograph, hero photo, hero video, hero illustration, jumbotron, cover, opening section, value headline, welcome message, welcome, greeting, hero header',
  ],
  [
    'focus',
    3,
    'progress ring, activity ring, step ring, step progress ring, current balance, balance card, account balance, current temperature, current weather, countdown, countdown timer, net worth, total balance, heart rate, gauge, speedometer, progress hero, progress hero card, daily goal, goal ring, sleep score, credit score, focus timer, pomodoro timer, streak counter, stopwatch, today total, current conditions, live score, eta, scoreboard, price card, big number',
  ],
  [
    'focus',
    2,
    'streak, streak chip, balance, score, timer, temperature, progress circle, dial, decision score, weather condition, condition, current reading, progress bar, daily progress, progress',
  ],
  [
    'metrics',
    3,
    'kpi, kpi card, kpi row, stat card, stat tile, stat chip, stat block, stats strip, stats bar, key metric, key figure, key number, metric card, follower count, at a glance, vital, macro, summary card, overview card, stats row, quick stat, live metric, star count, headline number, usage stat',
  ],
  [
    'metrics',
    2,
    'stat, statistic, metric, engagement rate, counter, indicator, mrr, arr, burn, gross margin, conversion rate, churn, win rate, step count, calory, calorie, star, fork, like, repost, technical metric, retention, enrollment, total revenue, download count',
  ],
  [
    'series',
    3,
    'cash flow, cashflow, line chart, bar chart, area chart, chart, graph, trend, over time, histogram, trendline, candlestick, sparkline, burndown, heatmap, progress chart, history chart, weekly activity, growth chart, price chart, hourly forecast, time series, mood chart, usage graph, cycle progress',
  ],
  [
    'series',
    2,
    'analytics, trajectory, plot, range analysis, engagement, growth, revenue, visitor, traffic, visualization, multi chart',
  ],
  [
    'breakdown',
    5,
    'by course, by type, by source, by market, by location, by store, by site, by vendor, by client, by account, by plan, by segment, by status, by priority, by device, by campaign, by agent, by employee, by department, by team, by region, by country, by product, by channel, by branch, by supplier, by customer, by project, breakdown, distribution, by category, by type, by source, pie chart, donut, donut chart, doughnut, doughnut chart, allocation, composition, treemap, market share, share of, funnel, budget split, spending category, macro split, sources of',
  ],
  [
    'records',
    3,
    'leaderboard, ranking, data table, admin table, watchlist, inbox, packing list, grocery list, shopping list, to do list, todo list, task list, checklist, guest list, reading list, wishlist, wish list, price list, transaction list, order history, job list, queue, directory, search result, rollout checklist, member table, user table, playlist, tracklist, top account, recent transaction, daily forecast, day forecast, 5 day forecast, 7 day forecast, weekly forecast, saved listing, recently played, continue watching, made for you, new release, trending now, top pick, favorite, favourite, bestseller, stock level, action item, restaurant menu, food menu, menu item, payment status, invoice status, rsvp status, payment overdue, overdue payment, payment due, pending payment, late payment, open payment',
  ],
  [
    'records',
    2,
    'transaction, task, to do, todo, order, invoice, ticket, inventory, stock, medication, ingredient, habit, lesson, episode, track, song, notification, mail, email list, subscriber, issue, pull request, payment, expense, subscription, device, booking, file, document, payout, deadline, deliverable, opportunity, deal, lead, result, link, bill, item, listing, vehicle, course, assignment, workout, exercise, symptom, appointment request, match, fixture, standing, connector, session list, alarm, asset, contract, policy list, vulnerability, incident, deployment, build, branch, release, job, position, donation, holding, position list, position size, bug, folder, note list, saved item, review request, merge, ci run, assignment, status change, issue movement, initiative, ticket type, source, citation, forecast, medicine, menu, rental, shipment, stop list, plant, recipe, book, movie, property, home, apartment, room, unit, offer, deal, coupon, reward, goal, budget, account, wallet, card on file, saved place',
  ],
  ['records', 2, 'table, list, post, prs'],
  ['records', 1, 'row, record, entry, tree, item list'],
  [
    'gallery',
    3,
    'gallery, photo gallery, image gallery, photo grid, image grid, product grid, new arrival, featured product, featured work, selected work, work tease, lookbook, moodboard, mood board, portfolio grid, project gallery, template grid, before and after photo, progress photo, carousel, slideshow, collection grid, bento work grid, story grid, library grid, recommendation, category grid, card carousel, recommendation grid, photo album, thumbnail, asset, case study, shop grid',
  ],
  [
    'gallery',
    2,
    'photo, poster, cover photo, illustration, product, image, portfolio, picture, collection, catalog, catalogue, artwork, swatch, work, featured recipe, featured property, featured destination, featured item, featured, lightbox, destination, type preview, preview, style board, exhibit, outfit, idea, featured image',
  ],
  ['gallery', 1, 'card, tile, bento, grid'],
  ['filters', 1, 'chip'],
  [
    'schedule',
    3,
    'schedule, agenda, upcoming, itinerary, appointment, timetable, class schedule, upcoming event, viewing schedule, shift, programme, today plan, weekly plan, workout plan, training plan, lesson plan, rollout plan, day plan, travel plan, event list, next meeting, upcoming session, upcoming lesson, watering schedule, opening hour, business hour, departure, arrival, meeting',
  ],
  ['schedule', 2, 'event, session, program, meal, class, day, reminder list, check in, plan for the day, deadline'],
  [
    'month',
    4,
    'calendar view, month view, monthly calendar, contribution graph, contribution calendar, availability calendar, calendar grid, heatmap calendar, mini calendar, streak calendar, content calendar, booking calendar',
  ],
  [
    'week',
    4,
    'week view, weekly calendar, week calendar, weekly timetable, class timetable, meal plan, day view, shift plan, weekly planner',
  ],
  ['month', 3, 'calendar, whole month, date picker calendar'],
  [
    'people',
    3,
    'team member, guest list with status, contributor, top contributor, attendee, speaker, instructor, team section, staff list, team grid, participant, learner, client profile, customer profile, member profile, team profile, user list, friend list, meet the team, people, avatar chip, online presence, candidate, barber, stylist, doctor list, provider list, therapist, agent',
  ],
  [
    'people',
    2,
    'team, member, guest, client, customer, friend, author list, host, artist, employee, doctor, volunteer, staff, player list, coach, follower, user, audience, sponsor, patient, student, vendor, supplier, mentor, trainer, owner',
  ],
  [
    'thread',
    3,
    'conversation, chat, message thread, message history, message bubble, chat bubble, comment thread, discussion, direct message, dm, chat history, reply, comment, top comment, input bar, message input, message composer, composer, chat input, message bar, live chat, message list, transcript, image message, typing state, chat window, ticket thread',
  ],
  ['thread', 2, 'message, bubble, thread, support, forum post'],
  [
    'points',
    3,
    'feature grid, feature card, feature section, feature list, benefit, value prop, value proposition, service, use case, why choose u, highlight, capability, amenity, perk, advantage, key feature, three feature, feature block, services grid, services panel, services section, how we help, insight, health insight, principle, tip card, trending topic, compliance, product tour, tour, what you unlock, value panel, growth tip, recipe tip, instruction tile, feature row, achievement, badge shelf, offering, differentiator, architecture, update block, capabilities matrix',
  ],
  [
    'points',
    2,
    'feature, spec, update, topic, tip, fact, badge, value, skill, interest, community, deep dive, idea list, strength, weakness, showcase',
  ],
  [
    'steps',
    3,
    'step, how it works, process, workflow, stepper, progress tracker, progress stepper, instruction, getting started, walkthrough, onboarding step, step by step, progress indicator, process diagram, data flow, flow, setup checklist, method, preparation, journey, guided tour, onboarding checklist, upgrade note, getting started guide',
  ],
  [
    'timeline',
    3,
    'timeline, milestone, activity log, activity feed, recent activity, changelog, audit trail, audit log, roadmap, audit timeline, release history, change log, delivery status, order tracking, tracking timeline, version history, status timeline, tracking status, order status, shipment status, release note, experience timeline, work experience, work history, employment history, education history, story timeline',
  ],
  ['timeline', 2, 'history, activity, log, event log, progress history, diff, change, date and milestone, education'],
  [
    'plans',
    3,
    'pricing, pricing table, pricing card, pricing tier, pricing plan, pricing section, plan card, tier, subscription plan, membership plan, membership, price plan, package, pricing block, membership tier, subscription tier, sponsorship tier, rate card, pricing option, ticket tier, plan comparison',
  ],
  ['plans', 1, 'plan'],
  [
    'form',
    3,
    'form, sign up form, login form, contact form, booking form, input form, questionnaire, survey, registration form, application form, upload form, payment form, payment detail, payment info, payment information, payment method, shipping address, shipping info, shipping information, delivery address, billing address, customer detail, personal information, personal detail, guest detail, passenger detail, contact detail, card detail, rsvp form, attendee form, search form, auth card, auth form, password reset, file upload, drag and drop upload, upload area, dropzone, payment, credential, login, sign in, sign up, signup, register, registration, shipping, delivery option, account detail, date picker, calculator, trip detail, password strength meter, role selector, log form, entry form, converter, password field, delivery detail, mortgage calculator, brief box, prompt input, prompt box, editor',
  ],
  [
    'form',
    2,
    'field, input, upload, email and password, text area, dropdown, slider, checkbox, passcode, message field, signature, detail form, quick add, rich text editor, rsvp, booking, reservation, delivery',
  ],
  ['questions', 4, 'faq, frequently asked question, faq section, faq accordion, q&a, common question'],
  ['questions', 2, 'accordion, help topic, question'],
  [
    'quotes',
    3,
    'testimonial, customer quote, pull quote, customer review, user review, client testimonial, social proof, what people say, customer story, what our client say, client feedback, review section, product review, patient story, success story, proof strip, testimonial row, testimonial slider, testimonial carousel, guest review',
  ],
  ['quotes', 2, 'quote, review, rating, feedback, endorsement, quotation'],
  [
    'place',
    4,
    'map, map view, live map, store locator, floor plan, route map, location map, css map, delivery map, live tracking, seat map location, map panel, venue map, interactive map',
  ],
  [
    'place',
    2,
    'route, location, direction, nearby, venue, tracking, gps, station, neighborhood, trail, commute note, whereabouts',
  ],
  [
    'settings',
    4,
    'notification preference, privacy control, privacy setting, notification setting, account setting, danger zone, connected account, appearance setting, security setting, email preference, app setting, preference, language setting, account preference, notification toggle, sharing option, accessibility setting, data export, settings card, settings group, alert setting, security option, profile setting, cookie preference',
  ],
  [
    'settings',
    3,
    'toggle, setting, switch, permission, integration, language switch, control panel, thermostat, light control, dimmer, two factor, privacy, device control, typography control',
  ],
  [
    'tabs',
    3,
    'tab, segmented control, segmented tab, monthly annual toggle, annual toggle, monthly yearly toggle, billing toggle, sub tab, tab switcher, view switcher, sidebar tab',
  ],
  [
    'filters',
    3,
    'filter, sort dropdown, search bar, search field, search box, search, facet, filter bar, filter chip, category chip, category filter, sort, sort option, date range, tag filter, category pill, filter pill, sorting, filter panel, date filter, advanced search, category tab, must have filter, price range, timezone, price filter',
  ],
  ['filters', 2, 'category, tag, label filter, topic chip, style chip row'],
  [
    'notice',
    3,
    'alert, banner, reminder, notice, warning, toast, callout, announcement, announcement bar, promo banner, breaking change callout, overdue reminder, success message, error message, confirmation, success state, success summary, error state, warning banner, status banner, disclaimer, cookie banner, allergy alert, offline state, timeout error, live status, success, tip of the day, word of the day, daily tip, security state, offline security state, empty state, status pill, confirmation message, conflict, privacy note, break change, breaking change',
  ],
  [
    'board',
    4,
    'kanban, kanban board, kanban column, swimlane, task board, sprint board, three column board, trello board, deal pipeline, pipeline board, pipeline stage, deal stage, board column, status column',
  ],
  ['board', 3, 'pipeline, board'],
  [
    'compare',
    4,
    'comparison, comparison table, compare, versus, vs, side by side, feature matrix, comparison matrix, matrix, feature comparison, price comparison, rent comparison, plan comparison table, comparison chart, use case matrix, spec table, specs table, specs grid, specification table, risk matrix, pros and con',
  ],
  [
    'choices',
    3,
    'seat, seat map, seat selection, size selector, size picker, time slot, answer option, answer choice, multiple choice, option picker, color picker, color selector, size, variant selector, poll, rating scale, keypad, number pad, mood selector, mood picker, mood check in, emoji picker, amount button, quantity selector, available slot, available time, date selector, plan selector, slot picker, selector, role picker, delivery card, quiz question, quiz, flashcard, game board, difficulty rating, selectable card, preset amount, tip selector, choice, style chip, avatar picker, tile grid, board cell, interest picker',
  ],
  ['choices', 2, 'answer, option, variant, slot, variation'],
  [
    'player',
    4,
    'player, now playing, playback, media control, playback control, music player, audio player, video player, mini player, media player, player control, video preview, video section, episode player, demo video',
  ],
  ['player', 5, 'podcast episode, podcast player'],
  ['player', 2, 'audio, video, waveform, album art, podcast'],
  [
    'article',
    3,
    'article, article body, post content, blog post, content area, long read, lead story, essay, body copy, reading view, spread, inside spread, body text, article text, story, featured article, main story, post body, lead article, chapter',
  ],
  ['article', 1, 'blog'],
  [
    'product',
    3,
    'product detail, product page, product image, product info, product information, product description, product card detail, item detail, product hero',
  ],
  [
    'profile',
    3,
    'bio, contact card, user info, user profile, about the author, author bio, profile header, profile card, profile section, account info, profile picture, author card, personal profile, host profile, artist profile, profile summary, about me, user account row, author info, avatar and name, detail panel, team detail, pet profile, patient info, profile photo, customer summary, vehicle detail',
  ],
  ['profile', 2, 'profile, author, byline, avatar, account'],
  [
    'prose',
    3,
    'prd, problem, scope, open question, problem statement, requirement, policy, term, about section, boilerplate, takeaway, key takeaway, decision, risk, mission, our story, nutrition fact, known issue, abstract, executive summary, note, next step, ingredient note, dietary note, job description, methodology, acknowledgement, about u, conclusion, brief about section, about, non goal, added, fixed, fix, biography, cover letter, privacy policy, outcome, flow and risk, meeting note, description, summary, overview, rationale, introduction, syllabus, hypothesis, finding, recommendation report, caption panel, spec panel',
  ],
  [
    'terms',
    3,
    'logo strip, logo wall, logo row, logo cloud, logo bar, partner logo, client logo, customer logo, logo marquee, marquee, trusted by, as seen in, press logo, sponsor logo, partner strip',
  ],
  ['code', 3, 'code snippet, code block, install block, code sample, code example, quickstart, quick start code'],
  [
    'console',
    3,
    'terminal, console, command line, cli, server log, build log, terminal output, install command, code editor, code preview, log stream, retry command, system log, terminal card, diff metadata, collapsible file',
  ],
  ['console', 2, 'code, command, snippet, script'],
  [
    'order',
    3,
    'order summary, cart, cart item, cart summary, shopping cart summary, line item, receipt, invoice total, price summary, order total, basket, subtotal, payment summary, fee, cost summary, bill summary, total, shopping cart, bill split, mini cart, booking summary, price breakdown, cost breakdown, fare summary, purchase summary, checkout summary, payment term, tax, tip calculator',
  ],
  [
    'actions',
    4,
    'quick action, quick action button, action button, share button, social share button, toolbar, shortcut, quick link, action row, action bar, bulk action, bulk action bar, share option, contact button, export option, reaction button, button row, save bar, social login, social login button, shareable link, share link, shareable event link, social button, media button',
  ],
  ['actions', 2, 'action'],
  [
    'closing',
    4,
    'newsletter, newsletter signup, newsletter sign up, newsletter card, newsletter form, newsletter capture, waitlist, waitlist form, waitlist signup, waitlist sign up, call to action, call to action section, cta, cta section, cta banner, cta band, closing cta, email capture, email signup, email sign up, subscribe form, subscribe box, signup banner, early access form, app download, download section, final cta, contact section, cta block, rss cta, changelog cta, email capture form, notify me, subscription form, donation cta',
  ],
  ['closing', 2, 'subscribe, app store link, contact line, contact'],
  [
    'footer',
    5,
    'footer, mega footer, site footer, footer link, legal bar, social footer, page footer, legal footer, copyright, preference footer, preferences footer',
  ],
  [
    'footer',
    2,
    'social link, social icon, social media icon, social media link, social row, link column, legal, link grid, pagination footer',
  ],
  [
    'navigation',
    4,
    'nav, navbar, nav bar, navigation, navigation bar, sidebar, side nav, sidebar navigation, menu bar, nav menu, side menu, bottom nav, bottom navigation, tab bar, bottom tab bar, bottom bar, top bar, app bar, left rail, side rail, hamburger menu, breadcrumb, top navigation, sticky header, navigation menu, side panel navigation, section nav, tab navigation, top nav, header navigation, sidebar nav, left sidebar, dock, header bar, app header, language switcher, site header, pagination, top rail, right rail',
  ],
  ['navigation', 2, 'header, drawer menu, rail, link to page'],
  ['button', 2, 'button, cta button, fab, floating action button, add button, submit button, download button'],
];
