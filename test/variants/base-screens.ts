import type { DrawnDevice } from '../../src/domain/designer.ts';

export interface PromptedBase {
  prompt: string;
  device: DrawnDevice;
}

/** Screens of many archetypes and trades, drawn by the embedded designer. */
export const PROMPTED_BASES: readonly PromptedBase[] = [
  { prompt: 'Dashboard for a solar farm with output, inverters, weather and alerts', device: 'DESKTOP' },
  { prompt: 'Sales dashboard of a bicycle shop', device: 'MOBILE' },
  { prompt: 'Landing page for a pottery studio with courses, prices and questions', device: 'DESKTOP' },
  { prompt: 'Landing page for a language school', device: 'MOBILE' },
  { prompt: 'Login screen of a bank', device: 'MOBILE' },
  { prompt: 'Sign-up form for a library card', device: 'DESKTOP' },
  { prompt: 'Focus timer', device: 'MOBILE' },
  { prompt: 'Checkout of a wine shop', device: 'DESKTOP' },
  { prompt: 'Shopping cart of a garden centre', device: 'MOBILE' },
  { prompt: 'Settings of a podcast app', device: 'MOBILE' },
  { prompt: 'Profile of a climber with routes and photos', device: 'MOBILE' },
  { prompt: 'Pricing page of a bookkeeping service with three plans', device: 'DESKTOP' },
  { prompt: 'Week calendar of a dance studio', device: 'DESKTOP' },
  { prompt: 'Kanban board of a film crew', device: 'DESKTOP' },
  { prompt: 'Chat with a plumber', device: 'MOBILE' },
  { prompt: 'Inbox of a property manager', device: 'DESKTOP' },
  { prompt: 'Recipe for lentil soup with ingredients and steps', device: 'MOBILE' },
  { prompt: 'Article about tides', device: 'DESKTOP' },
  { prompt: 'Music player', device: 'MOBILE' },
  { prompt: 'Gallery of a street photographer', device: 'DESKTOP' },
  { prompt: 'Product page of a rain jacket', device: 'DESKTOP' },
  { prompt: 'Search results for flats in Porto', device: 'MOBILE' },
  { prompt: 'Admin table of orders', device: 'DESKTOP' },
  { prompt: 'Invoice of a carpenter', device: 'DESKTOP' },
  { prompt: 'Order status of a bakery delivery', device: 'MOBILE' },
  { prompt: 'Onboarding of a meditation app', device: 'MOBILE' },
  { prompt: 'Quiz about birds', device: 'MOBILE' },
  { prompt: 'Leaderboard of a running club', device: 'MOBILE' },
  { prompt: 'Book a haircut', device: 'MOBILE' },
  { prompt: 'Help centre of an energy company', device: 'DESKTOP' },
  { prompt: 'Team page of an architecture office', device: 'DESKTOP' },
  { prompt: 'Reviews of a campsite', device: 'TABLET' },
  { prompt: 'Files of a research group', device: 'DESKTOP' },
  { prompt: 'Changelog of a note-taking app', device: 'DESKTOP' },
  { prompt: 'Map of charging stations', device: 'MOBILE' },
];

export interface UploadedBase {
  title: string;
  device: DrawnDevice;
  body: string;
}

/** Screens that a client made: no plan of theirs is known, and no block is named. */
export const UPLOADED_BASES: readonly UploadedBase[] = [
  {
    title: 'Kiosk',
    device: 'MOBILE',
    body: `<body><main class="flex flex-col gap-6 p-4"><header><h1>Welcome back</h1><p>Sign in to see your orders</p></header>
<form class="flex flex-col gap-4"><label>Name <input name="name"></label><label>Code <input name="code"></label><button class="bg-primary text-on-primary rounded-lg p-3">Sign in</button></form>
<section><h2>News</h2><p>Open on Sundays from May.</p></section><section><h2>Help</h2><p>Call us until six.</p></section>
<img data-picture="food: a paper bag of cherries" alt="A bag of cherries" class="w-full"></main></body>`,
  },
  {
    title: 'Boat rental',
    device: 'DESKTOP',
    body: `<body><header class="flex justify-between p-6"><span>Reed and Oar</span><nav><a href="#boats">Boats</a> <a href="#contact">Contact</a></nav></header>
<main class="flex flex-col gap-12 p-6"><section><h1>Boats by the hour</h1><p>Eleven rowing boats on a quiet lake.</p><a class="bg-primary text-on-primary rounded-lg p-3" href="#boats">Get started</a></section>
<section id="boats"><h2>Boats</h2><div class="grid grid-cols-1 gap-4 md:grid-cols-3"><article><img data-picture="landscape: a rowing boat on a lake" alt="A rowing boat"><h3>Heron</h3><p>Two seats</p></article><article><img data-picture="landscape: a canoe between reeds" alt="A canoe"><h3>Otter</h3><p>Three seats</p></article><article><img data-picture="landscape: a sailing boat" alt="A sailing boat"><h3>Tern</h3><p>Four seats</p></article></div></section>
<section><h2>Prices</h2><ul><li>One hour, 14 euros</li><li>Half a day, 40 euros</li></ul></section>
<section id="contact"><h2>Contact</h2><p>At the jetty behind the mill.</p></section></main></body>`,
  },
  {
    title: 'Lab queue',
    device: 'DESKTOP',
    body: `<body><main class="p-6"><h1>Lab queue</h1><div class="grid gap-6 lg:grid-cols-12"><div class="lg:col-span-8"><section><h2>Overview</h2><table><thead><tr><th>Sample</th><th>State</th></tr></thead><tbody><tr><td>A-17</td><td>Running</td></tr><tr><td>A-18</td><td>Waiting</td></tr></tbody></table></section></div>
<div class="flex flex-col gap-6 lg:col-span-4"><section><h2>Today</h2><p>9 samples done</p></section><section><h2>Recent</h2><p>Sample A-16 was released.</p><img data-picture="abstract: glass tubes" alt="Glass tubes"></section></div></div></main></body>`,
  },
  {
    title: 'Trail tips',
    device: 'TABLET',
    body: `<body><main class="flex flex-col gap-8 p-6"><h1>Trail tips</h1><img data-picture="landscape: a path over a ridge" alt="A path over a ridge"><section><h2>Before you start</h2><p>Look at the sky and tell someone where you go.</p></section><section><h2>Features</h2><p>Shelters, springs and bus stops.</p></section><section><h2>Contact</h2><p>Learn more at the hut.</p></section></main></body>`,
  },
  {
    title: 'Zähler',
    device: 'MOBILE',
    body: `<body><main class="flex flex-col gap-4 p-4"><h1>Zähler</h1><section class="rounded-lg bg-surface-container p-4"><h2>Strom</h2><p>1.204 kWh</p></section><section class="rounded-lg bg-surface-container p-4"><h2>Wasser</h2><p>38 m³</p></section><section class="rounded-lg bg-surface-container p-4"><h2>Gas</h2><p>211 m³</p></section></main></body>`,
  },
];
