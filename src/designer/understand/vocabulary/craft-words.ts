/** Words that name no trade but the craft behind what is asked for, and the domains whose houses practise it. */
export const CRAFT_WORDS: readonly (readonly [pattern: RegExp, domains: readonly string[]])[] = [
  [/\b(?:animals?|mammals?|reptiles?|wildlife)\b/i, ['museum']],
  [/\bproduct (?:gallery|grid|list(?:ing)?|catalogu?e)\b/i, ['shop']],
  [/\b(?:lightbox|photo grid|(?:image|photo) galler(?:y|ies))\b/i, ['photography', 'studio']],
  [/\b(?:compliance|trust page|security page|penetration test)\b/i, ['security']],
  [
    /\b(?:saas|api|ui|ux|ai|front-?end|back-?end|css|html|webgl|glsl|shaders?|javascript|components?|animat(?:ed|ions?)|cursor|micro-?interactions?|design (?:systems?|tokens?)|wireframes?|prototypes?|code|artifacts?|spinners?|skeleton|changelog|two-factor|product (?:briefs?|updates?)|feature (?:briefs?|announcements?)|data table|onboarding|navigation system|developers?|startup|interfaces?)\b|\bDESIGN\.md\b|\b(?:three|p5)\.js\b/i,
    ['software', 'developer-api', 'analytics', 'assistant'],
  ],
];
