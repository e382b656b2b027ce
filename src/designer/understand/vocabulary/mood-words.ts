import type { Mood } from '../../brief.ts';

/** Words of style and feeling → the closed list of moods; a word may carry two. */
export const MOOD_WORDS: readonly (readonly [mood: Mood, words: string])[] = [
  [
    'playful',
    'playful, fun, whimsical, quirky, cute, cartoonish, kid friendly, childlike, joyful, bubbly, candy, claymorphism, claymorphic, clay, cartoon, pop art, memphis style, hand drawn, bouncy, silly, confetti, colorful, colourful, gamified, verspielt, ludique, divertido, divertida, giocoso, giocosa, ポップ, 楽しい, 可愛い, かわいい, 可爱, 活泼',
  ],
  [
    'calm',
    'calm, calming, serene, peaceful, zen, soothing, tranquil, quiet, relaxing, relaxed, gentle, mindful, airy, soft pastel, pastel, wabi sabi, restrained, unhurried, ruhig, entspannt, apaisant, calme, tranquilo, tranquila, sereno, serena, rilassante, calmo, calma, 落ち着いた, 穏やか, 静か, 宁静, 平静, 차분한',
  ],
  [
    'bold',
    'bold, loud, striking, high impact, impactful, dramatic, powerful, maximalist, massive, statement, daring, disruptive, aggressive, flashy, oversized, brutal, hyper saturated, high contrast, bauhaus, pop art, memphis style, eye catching, mutig, kraftvoll, audacieux, audaz, atrevido, ousado, 大胆',
  ],
  [
    'elegant',
    'elegant, refined, sophisticated, graceful, classy, chic, tasteful, timeless, poised, stylish, edel, raffine, elegante, sofisticado, raffinato, sofisticato, 上品, エレガント, 优雅, 우아한',
  ],
  [
    'technical',
    'technical, terminal, cli style, command line, monospace, blueprint, engineering, data dense, dense data, developer, devtool, hacker, schematic, telemetry, industrial, mechanical, precision, scientific, tactical, console like, wireframe, greybox, technisch, technique, tecnico, 技术',
  ],
  [
    'editorial',
    'editorial, magazine, magazine style, newspaper, broadsheet, gazette, longform, long form, literary, print inspired, dark academia, swiss, international typographic, typographic, journal, serif, essay, redaktionell, editoriale, 雑誌, 杂志',
  ],
  [
    'minimal',
    'minimal, minimalist, minimalistic, clean, simple, uncluttered, bare, spare, understated, stripped back, no frills, sleek, swiss, scandinavian, scandi, japandi, wabi sabi, flat, neumorphic, neumorphism, soft ui, monochrome, monochromatic, whitespace, content first, minimalistisch, schlicht, aufgeraumt, epure, minimaliste, simple et clair, sencillo, minimalista, limpio, pulito, essenziale, limpo, ミニマル, シンプル, 极简, 简约, 简洁, 미니멀, минималистичный',
  ],
  [
    'warm',
    'warm, cozy, cosy, homely, homey, inviting, hearth, comforting, hygge, handmade, handcrafted, letterpress, artisanal, craft, rustic, earthy, parchment, cream paper, sunlit, welcoming, nostalgic, gemutlich, warme, chaleureux, calido, calida, acogedor, accogliente, caldo, acolhedor, 温かい, 温暖, あたたかい, 따뜻한',
  ],
  [
    'luxurious',
    'luxury, luxurious, premium, high end, exclusive, opulent, couture, bespoke, lavish, upscale, prestige, five star, champagne, gold accents, boutique, luxurios, hochwertig, luxe, haut de gamme, lujo, lujoso, lusso, lussuoso, luxo, 高級, ラグジュアリー, 奢华, 高端, 럭셔리',
  ],
  [
    'brutalist',
    'brutalist, brutalism, neo brutalist, neobrutalist, neo brutalism, neobrutalism, raw, anti design, hard shadows, hard offset shadow, brutalistisch, brutaliste, brutalista',
  ],
  [
    'futuristic',
    'futuristic, futurist, cyberpunk, cyber, neon, sci fi, glassmorphism, glassmorphic, glass, frosted, frosted glass, aurora, holographic, space age, spatial, neural, next gen, cutting edge, web3, tech noir, hud, iridescent, synthwave, futuristisch, futuriste, futurista, 未来的, 科技感, 未来感',
  ],
  [
    'natural',
    'natural, organic, botanical, earth tones, nature inspired, eco, sustainable, wholesome, leafy, floral, forest, biophilic, naturlich, naturel, naturelle, ecologico, ecologique, naturale, ナチュラル, 自然',
  ],
  [
    'corporate',
    'corporate, professional, enterprise, business, businesslike, trustworthy, serious, institutional, formal, conservative, b2b, official, compliance, wall street, professionell, serios, professionnel, profesional, professionale, profissional, 専門的, ビジネス, 专业, 商务, 전문적인, профессиональный',
  ],
  [
    'retro',
    'retro, vintage, 80s, 90s, y2k, pixel, pixel art, old school, 70s, mid century, art deco, vaporwave, synthwave, outrun, throwback, skeuomorphic, 60s, vhs, arcade, レトロ, 复古, 레트로',
  ],
  [
    'friendly',
    'friendly, approachable, welcoming, casual, conversational, kind, inclusive, supportive, encouraging, human, empathetic, rounded, freundlich, convivial, amigable, amichevole, amigavel, 親しみやすい, 友好, 친근한',
  ],
  [
    'energetic',
    'energetic, vibrant, dynamic, high energy, lively, sporty, vivid, electric, fast paced, athletic, motivating, punchy, high velocity, saturated, exciting, electrifying, lebendig, dynamisch, dynamique, dinamico, energico, energica, vibrante, 活力, 元気, エネルギッシュ',
  ],
];
