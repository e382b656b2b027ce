import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../blocks/blocks.ts';
import { button } from '../blocks/kit/button.ts';
import { dress } from '../blocks/kit/dress.ts';
import { headingElement } from '../blocks/kit/block-heading.ts';
import { inkOn } from '../blocks/kit/ink.ts';
import { labelClass } from '../blocks/kit/label-class.ts';
import { pageGround } from '../blocks/kit/page-ground.ts';
import { panelFor, sideFor, strongPanelFor, type Panel } from '../blocks/kit/panel.ts';
import type { BlockContext } from '../blocks/block.ts';
import { ARCHETYPE_IDS } from '../archetypes/archetypes.ts';
import { composeScreen, toComposition } from '../compose-screen.ts';
import { finish } from '../../markup/finish.ts';
import { html } from '../../markup/html.ts';
import { drawPicture } from '../imagery/draw-picture.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { sampleBrief, SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { STYLE_NAMES } from '../style-names.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from './art-directions.ts';
import { direct, directAs } from './direct.ts';
import { NAMED_STYLES } from './named-styles.ts';

describe('art directions', () => {
  it('differ from each other in more than one respect', () => {
    const looks = DIRECTION_IDS.map((id) => ART_DIRECTIONS[id]);
    for (const one of looks) {
      for (const other of looks) {
        if (one === other) continue;
        const respects = [
          one.style.panel !== other.style.panel,
          one.style.page !== other.style.page,
          one.style.ground !== other.style.ground,
          one.style.corners !== other.style.corners || one.roundness !== other.roundness,
          one.style.type !== other.style.type || one.pairs[0]?.[0] !== other.pairs[0]?.[0],
          one.style.label !== other.style.label || one.style.button !== other.style.button,
          one.style.imagery !== other.style.imagery,
          one.density !== other.density || one.scale !== other.scale,
          one.prefers?.join() !== other.prefers?.join(),
        ];
        expect(respects.filter(Boolean).length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('prefer frames, shares and ways to draw that exist', () => {
    const archetypes = Object.values(ARCHETYPES);
    const known = new Set([
      ...archetypes.flatMap(({ frames }) => [...frames.phone, ...frames.page]),
      ...archetypes.flatMap(({ shares }) => shares.map((twelfths) => twelfths.join('/'))),
      ...BLOCKS.flatMap((block) => block.variants.map((variant) => `${block.id}.${variant.name}`)),
    ]);
    const strange = DIRECTION_IDS.flatMap((id) =>
      (ART_DIRECTIONS[id].prefers ?? []).filter((name) => !known.has(name)),
    );
    expect(strange).toEqual([]);
  });

  it('paint pages of surfaces and lines alone, on all of which text reads', () => {
    for (const id of DIRECTION_IDS) {
      const roles = [
        ...pageGround(ART_DIRECTIONS[id].style).matchAll(
          /var\(--([a-z-]+)\)|\b(?:bg|from|via|to)-((?:surface|primary|secondary|tertiary)[a-z-]*)/g,
        ),
      ];
      for (const [, drawn, painted] of roles) expect(drawn ?? painted).toMatch(/^surface/);
    }
  });

  const screens = ARCHETYPE_IDS.map((archetype) =>
    composeScreen(sampleBrief({ archetype, prompt: `${archetype} for runners` }), { seed: 'a', now: SAMPLE_DAY }),
  );

  it.each(DIRECTION_IDS)('%s draws every archetype', (id) => {
    for (const composed of screens) {
      const direction = directAs(id, composed.context.brief, id);
      const { body } = toComposition({ ...composed, direction });
      expect(body).toMatch(/^<body[^]*<\/body>$/);
      expect(body).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  const styled = [
    ...DIRECTION_IDS.map((id) => [id, directAs(id, sampleBrief(), 'a')] as const),
    ...STYLE_NAMES.filter((name) => NAMED_STYLES[name].touch !== undefined).map(
      (name) => [name, direct(sampleBrief({ styles: [name] }), { seed: 'a' })] as const,
    ),
  ];

  it.each(styled)('%s: its kit needs no mending of contrast', async (_, { style, theme, look }) => {
    const context: BlockContext = {
      device: 'DESKTOP',
      style,
      width: 'full',
      level: 2,
      ground: 'surface',
      bleed: false,
      key: 'kit',
    };
    const box = ({ box: classes, ground }: Panel, key: string) =>
      html`<section class="${classes}" aria-labelledby="${key}-title">
        ${headingElement('Heading', { ...context, key })}
        <p class="${labelClass(style)} ${inkOn(ground).soft}">Label</p>
        <p class="${inkOn(ground).accent}">Accent</p>
        ${(['primary', 'secondary', 'quiet'] as const).map((rank) => button({ label: rank }, context, rank, { ground }))}
      </section>`;
    const body = html`<body class="${pageGround(style)}">
      <main>
        <h1 class="text-primary">Title</h1>
        <div class="${sideFor(style)}"><p class="text-on-surface-variant">Side</p></div>
        ${box(panelFor(context), 'panel')}${box(strongPanelFor(context), 'strong')}
      </main>
    </body>`;
    const options = { title: 'Kit', lang: 'en', device: 'DESKTOP', theme, look, drawPicture } as const;
    const { report } = await finish(dress(String(body), style), options);
    expect(report).toEqual([]);
  });
});
