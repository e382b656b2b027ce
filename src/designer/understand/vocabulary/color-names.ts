/**
 * Colour names that prompts use, with a hex value a designer would mean by them. A `plain` name is a colour wherever it
 * stands; the others are things too (olive, rose, gold) and count only beside a word about colour.
 */
interface ColorName {
  hex: string;
  isPlain: boolean;
}

const PLAIN = `
red #dc2626, crimson #b91c3c, scarlet #e0242a, vermilion #e34234, maroon #7f1d1d, burgundy #7b2d3b, oxblood #5c1a1f, magenta #d6249f, fuchsia #d61f9c,
pink #ec4899, blush #f0b8b8, mauve #a886a8, purple #7e3fd0, violet #7c3aed, indigo #4f46e5, periwinkle #7f8cf0, lilac #b79ad9, aubergine #4a2545,
blue #2563eb, navy #172554, cobalt #1f4fd8, azure #2f86f6, cerulean #1f7fb8, ultramarine #2b2fb5, cyan #06b6d4, turquoise #14b8a6, teal #0f766e, petrol #0f5563,
green #16a34a, emerald #059669, chartreuse #9fd400, terracotta #c4623f, tangerine #f28500, ochre #c58a1f, beige #d8c7a8, taupe #8b7d6b, khaki #a39b6b,
yellow #eab308, brown #7a4a2b, sepia #70543e, umber #6b4a2f, sienna #a0522d, bordeaux #6d1f33, celadon #9fc8a5, viridian #40826d, aquamarine #3fc9a8, puce #9e6270,
grey #6b7280, gray #6b7280, black #111111, white #ffffff, charcoal #333a41, off-white #faf8f3, near-black #0c0c0f, jet-black #0a0a0a, eggshell #f3ecdd, greige #b8ada0,
electric-blue #2f5bff, royal-blue #2f4fd0, sky-blue #38a3e8, baby-blue #9cc9ee, powder-blue #b0cfe6, midnight-blue #16204d, dusty-blue #7d9ab5, steel-blue #4a7ba6, ice-blue #d7eaf5, dark-blue #1e3a8a, light-blue #7cb8ee, navy-blue #172554, ocean-blue #1773a8, deep-blue #1b3a93,
hot-pink #f0358c, dusty-pink #d8a1a4, dusty-rose #c08081, rose-gold #b76e79, baby-pink #f4c2d0, neon-pink #ff2fa0, pastel-pink #f5c6d3, soft-pink #eeb6c4, millennial-pink #f0b5ae,
forest-green #1a4d2e, sage-green #8fa283, olive-green #6b7433, mint-green #86cfae, lime-green #84cc16, neon-green #39ff14, acid-green #b0ff1a, hunter-green #2c5234, racing-green #0b4a36, dark-green #14532d, sea-green #2e8b6f, moss-green #6a7b3f, pastel-green #aedcb4, laser-green #3bff4f, terminal-green #22c55e,
acid-yellow #e8ff00, neon-yellow #eaff00, cyber-yellow #ffd300, mustard-yellow #d7a02b, lemon-yellow #f7e04b, butter-yellow #f4d98b, pastel-yellow #f6e7a1, warm-yellow #f2b632, electric-yellow #fff01f,
burnt-orange #c2551c, signal-orange #ff5a1f, neon-orange #ff6a13, warm-orange #ee7b30, bright-orange #ff7a1a, deep-orange #e0561b, blood-orange #d1401f, international-orange #ff4f00, safety-orange #ff6b00,
electric-lime #c8ff00, neon-lime #c6ff2e, electric-purple #8b2ff5, deep-purple #4c1d95, royal-purple #5b2a9d, dusty-purple #8a769c, neon-purple #b026ff, pastel-purple #c8b4e3, deep-red #9b1c1c, brick-red #a63a2b, blood-red #8a0f14, cherry-red #c8102e, wine-red #722f37, bright-red #e11d1d, dark-red #7f1d1d,
warm-grey #8c857b, warm-gray #8c857b, cool-grey #7a8594, cool-gray #7a8594, light-grey #d4d7dc, light-gray #d4d7dc, dark-grey #374151, dark-gray #374151, slate-grey #64748b, slate-gray #64748b, deep-black #050505,
rot #dc2626, blau #2563eb, dunkelblau #1e3a8a, hellblau #7cb8ee, grun #16a34a, dunkelgrun #14532d, gelb #eab308, turkis #14b8a6, lila #8b5cf6, schwarz #111111, weiss #ffffff, grau #6b7280, braun #7a4a2b,
rouge #dc2626, bleu #2563eb, vert #16a34a, jaune #eab308, noir #111111, blanc #ffffff, violette #7c3aed, rojo #dc2626, azul #2563eb, verde #16a34a, amarillo #eab308, morado #7e3fd0, negro #111111,
rosso #dc2626, blu #2563eb, giallo #eab308, viola #7e3fd0, nero #111111, vermelho #dc2626, amarelo #eab308, roxo #7e3fd0, preto #111111
`;

const THING = `
orange #ea7317, coral #ff6b5b, salmon #f58e77, peach #f9bf9b, apricot #f6ad6b, amber #f59e0b, gold #c9a227, golden #d4a52a, bronze #a0703c, copper #b5673a, brass #b08d3c, mustard #d0a12b, honey #e0a526, caramel #b9783f,
cream #f7f0e1, ivory #f8f4e6, vanilla #f3e5c0, sand #dcc9a3, champagne #f0dfc0, parchment #f1e6cf, paper #f6f2e9, pearl #efeae2, linen #f2eadf, oat #e6dac4, bone #ece4d3, alabaster #f3f0e8, chalk #f4f4f0, porcelain #f1f3f2,
sage #94a684, olive #6e7532, mint #7fd1ae, lime #84cc16, moss #687a3f, pine #1f4d3a, forest #1f4d2e, fern #5f8a4c, eucalyptus #7d9c8b, pistachio #a9c47f, matcha #93a65b, seafoam #9fd8c4, jade #19a474, avocado #6f7f36, basil #4f7042, clover #2f8f4e,
rose #e0527a, ruby #b0123b, cherry #b5182f, raspberry #b3224f, berry #8c2459, wine #6b2233, plum #6b3563, lavender #b7a6e0, orchid #b565c9, amethyst #8e5cc2, grape #5d3a8c, eggplant #472a4b, mulberry #7a2f58, watermelon #ef5a6f, flamingo #f2808f, bubblegum #f58fb9, rust #a8461e, brick #a1412d, clay #b06a48, paprika #b83f22, cinnamon #9a5530, saffron #f0a81c, sunset #f2704a, pumpkin #e2701e, marigold #eba21f, lemon #f5de4a, sunflower #f2bf1f, butter #f4dd94, canary #f7e13b,
sky #57b0e8, ocean #1c6fa0, aqua #2dd4bf, sapphire #1c3fa8, denim #3d5f8f, lagoon #158a96, arctic #cfe5ee, ice #dcecf3, steel #5b7185, slate #55637a, graphite #3a3f47, gunmetal #2c3539, onyx #15161a, obsidian #101216, ink #16181d, coal #16130f, ash #b7b9b6, smoke #a4a8ad, silver #b7bcc3, stone #a8a29a, concrete #a5a5a1, pewter #8b9094, fog #d5d8da, midnight #131a3a, espresso #3b2a20, coffee #5a3d2b, mocha #8a6448, chocolate #4f3020, walnut #5e4331, tan #c8a883, sandstone #cfae86, snow #fbfbfb, volt #ccff00, iris #5a4fcf, cornflower #6c93e8, blueberry #3f4a8f
`;

const parse = (text: string, isPlain: boolean): [string, ColorName][] =>
  text
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [name = '', hex = ''] = entry.trim().split(' ');
      return [name, { hex, isPlain }];
    });

/** Name (lowercase, words joined by hyphens) → colour. */
export const COLOR_NAMES: ReadonlyMap<string, ColorName> = new Map([...parse(THING, false), ...parse(PLAIN, true)]);
