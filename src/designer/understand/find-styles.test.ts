import { describe, expect, it } from 'vitest';
import { STYLE_NAMES, type StyleName } from '../style-names.ts';
import { findStyles } from './find-styles.ts';

const ASKED: readonly (readonly [StyleName, readonly string[]])[] = [
  ['art-deco', ['An Art Deco hotel page', 'アールデコ調のホテル']],
  ['aurora', ['dashboard with an aurora gradient']],
  ['bauhaus', ['Bauhaus-inspired museum site', 'バウハウス風']],
  ['blueprint', ['blueprint style dashboard for a site']],
  ['brutalism', ['A brutalist portfolio', 'brutalistische Seite', 'page brutaliste']],
  ['cartoon', ['cartoon style pet page', 'カートゥーン']],
  ['claymorphism', ['claymorphism habit tracker', 'clay-morphic cards']],
  ['clinical', ['a clinical look for a lab report']],
  ['corporate', ['corporate HR dashboard', 'a clean and professional invoice page', 'professionelles Layout']],
  ['craft', ['handcrafted bakery page', 'sitio hecho a mano', 'handgemachte Optik']],
  ['cyberpunk', ['cyberpunk drone fleet', 'サイバーパンク']],
  ['dark-academia', ['dark academia reading journal']],
  ['editorial', ['editorial landing page', 'magazine-style layout', '雑誌風のページ', 'façon magazine']],
  ['flat', ['flat design booking page', 'フラットデザイン']],
  ['glassmorphism', ['glassmorphism weather app', 'glass-morphic player', 'frosted glass cards', 'すりガラスのパネル']],
  ['gradient', ['a page with bold gradients', 'グラデーション']],
  [
    'hand-drawn',
    ['hand-drawn recipe page', 'handgezeichnete Icons', 'dessiné à la main', 'dibujado a mano', '手描きの'],
  ],
  ['high-contrast', ['a high-contrast board', 'hoher Kontrast', 'alto contraste']],
  ['ios', ['iOS style settings', 'an Apple-like player']],
  ['japanese', ['Japanese minimalism for a tea shop', 'wabi-sabi ceramics page', '和風のお茶']],
  ['kids', ['a learning app for kids', 'kindgerechte App', 'app para niños']],
  ['luxury', ['luxury watch boutique', 'premium hotel app', 'page de luxe', 'tienda de lujo', '高級時計']],
  ['material', ['Material Design to-do list', 'マテリアルデザイン']],
  ['memphis', ['Memphis style ice cream shop']],
  ['minimal', ['minimalist notes app', 'clean design for notes', 'schlichte Notiz-App', 'épuré', 'ミニマルなアプリ']],
  ['monochrome', ['monochrome portfolio', 'black and white gallery', 'schwarz-weiße Galerie', 'モノクロ']],
  ['neo-brutalism', ['neo-brutalist landing page', 'neobrutalism shop']],
  ['neon', ['neon club page', 'ネオン']],
  ['neumorphism', ['neumorphic smart home', 'soft UI calculator']],
  ['newspaper', ['newspaper style front page', 'im Zeitungsstil']],
  ['noir', ['film noir detective agency']],
  ['organic', ['organic shapes for a spa', 'earthy skincare page', 'Erdtöne', 'ナチュラルな']],
  ['pastel', ['pastel budget tracker', 'in Pastell', 'パステルカラー']],
  ['pixel', ['pixel art leaderboard', '8-bit arcade']],
  ['playful', ['playful quiz', 'verspielte Quiz-App', 'ludique', 'divertida app']],
  ['pop-art', ['pop art comic store']],
  ['retro', ['retro record store', 'a 70s record store', 'レトロ']],
  ['scandinavian', ['Scandinavian furniture store', 'skandinavisches Möbelhaus', '北欧風']],
  ['skeuomorphic', ['skeuomorphic radio']],
  ['swiss', ['Swiss style poster', 'International Typographic Style', 'Schweizer Stil']],
  ['terminal', ['retro terminal dashboard', 'CRT monitor look', 'hacker style log']],
  ['vaporwave', ['vaporwave festival', 'synthwave player']],
  ['wireframe', ['wireframe of a checkout']],
  ['y2k', ['Y2K style player']],
];

describe('findStyles', () => {
  it('knows words for every style', () => {
    expect(ASKED.map(([name]) => name)).toEqual(STYLE_NAMES);
  });

  it.each(ASKED.flatMap(([name, prompts]) => prompts.map((prompt) => [prompt, name] as const)))(
    'reads "%s" as %s',
    (prompt, name) => expect(findStyles(prompt)).toContain(name),
  );

  it.each([
    'Airport terminal departures board',
    'A flat to rent in Memphis',
    'Japanese restaurant menu',
    'Swiss bank account overview',
    'Premium plan and enterprise plan pricing',
    'Window glass shop with glasses of water',
    'Clinical trials tracker',
    'Editorial calendar for a team',
    'Retrospective board',
    'Vintage cars for sale',
    'Icons from Phosphor icons',
    'A wireframe globe with flights',
    'Frosted-glass sticky nav over a photo',
    'A premium component with a minimal legal footer',
    'Building materials order',
    'A dashboard, not brutalist, without neon',
  ])('asks for no style in "%s"', (prompt) => expect(findStyles(prompt)).toEqual([]));

  it('gives several in the order of the prompt, at most three', () => {
    expect(findStyles('An editorial, minimalist and playful pastel page in Swiss style')).toEqual([
      'editorial',
      'minimal',
      'playful',
    ]);
  });
});
