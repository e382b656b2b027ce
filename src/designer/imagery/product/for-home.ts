import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

export const chair = defineObject({
  id: 'chair',
  words: ['chair', 'armchair', 'seat', 'furniture', 'stool', 'lounge chair', 'interior', 'home decor'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 42, 158);
    pen.stroke('c30', 'M62 140L50 178M138 140L150 178M78 144L74 172M122 144L126 172', { width: 7 });
    pen.path('a50', 'M54 96q-8 -70 46 -70t46 70l-4 30H58z');
    pen.shade('M112 27q40 6 34 69l-4 30h-24q10 -50 -6 -99z', 0.18);
    pen.light('M64 96q-4 -46 22 -56q-14 20 -14 56z', 0.25);
    pen.path('c65', 'M74 84q26 -12 52 0v40H74z');
    pen.shade('M112 80l14 4v40h-14z', 0.16);
    pen.path('a40', 'M40 90q2 -12 12 -12t12 14l2 38h68l2 -38q2 -14 12 -14t12 12l-6 48q-2 10 -12 10H58q-10 0 -12 -10z');
    pen.path('a65', 'M60 118q40 -10 80 0q6 2 6 10v4q-46 8 -92 0v-4q0 -8 6 -10z');
    pen.shade('M54 132q46 8 92 0l-2 14H56z', 0.25);
    pen.light('M43 92q2 -10 9 -10q-4 20 2 54l-4 -4z', 0.3);
  },
});

export const sofa = defineObject({
  id: 'sofa',
  words: ['sofa', 'couch', 'settee', 'loveseat', 'upholstery'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 16, 184);
    pen.path('c30', 'M26 164h10l-4 16h-6zM164 164h10v16h-6z');
    pen.path('a50', 'M30 78q0 -22 20 -22h100q20 0 20 22v60H30z');
    pen.stroke('a40', 'M100 58v60', { width: 3 });
    pen.shade('M132 56h18q20 0 20 22v60h-30z', 0.16);
    pen.path('a65', 'M36 112h63v32H36zM101 112h63v32h-63z');
    pen.shade('M36 134h128v10H36zM101 112h5v32h-5z', 0.16);
    pen.path(
      'a40',
      'M12 102q0 -12 13 -12t15 14l2 38h116l2 -38q2 -14 15 -14t13 12l-4 56q-1 10 -12 10H28q-11 0 -12 -10z',
    );
    pen.light('M16 102q2 -8 8 -8q-2 30 2 70q-6 0 -6 -8z', 0.25);
    pen.path('c65', 'M44 84l34 -8l10 32l-36 6z');
    pen.path('c80', 'M122 76l34 10l-8 30l-36 -6z');
    pen.detail(() => pen.stroke('c90', 'M60 82l8 30M134 82l-8 30', { width: 2 }));
  },
});

export const lamp = defineObject({
  id: 'lamp',
  words: ['lamp', 'light', 'lighting', 'lantern', 'bulb', 'desk lamp', 'floor lamp', 'smart home'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 64, 138);
    pen.light('M56 88L14 180H186L144 88z', 0.45, 'c90');
    pen.stroke('b30', 'M100 84V172', { width: 6 });
    pen.path('b30', 'M68 174q32 -10 64 0v6H68z');
    pen.path('c65', 'M74 20h52l22 70q-48 12 -96 0z');
    pen.shade('M108 20h18l22 70q-14 4 -26 5z', 0.16);
    pen.light('M80 24h8L74 88l-10 -2z', 0.5, 'c90');
    pen.path('c90', 'M52 90q48 12 96 0q-48 -8 -96 0z');
    pen.stroke('b30', 'M124 94v26', { width: 2.4 });
    pen.circle('a50', 124, 124, 4);
  },
});

export const plant = defineObject({
  id: 'plant',
  words: [
    'plant',
    'pot',
    'plant pot',
    'houseplant',
    'succulent',
    'greenery',
    'seedling',
    'gardening',
    'monstera',
    'planter',
    'florist',
    'herb',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 66, 140);
    const leaf = (x: number, y: number, rotate: number, scale: number, tone: 'a40' | 'a50' | 'a65' | 'a30'): void =>
      pen.at({ x, y, rotate, scale }, () => {
        pen.path(tone, 'M0 0C-30 -16 -34 -62 0 -92C34 -62 30 -16 0 0z');
        pen.shade('M0 0C30 -16 34 -62 0 -92z', 0.16);
        pen.detail(() =>
          pen.stroke('a85', 'M0 -4V-78M0 -24l-13 -13M0 -24l13 -13M0 -46l-12 -12M0 -46l12 -12', {
            width: 2,
            opacity: 0.6,
          }),
        );
      });
    pen.stroke(
      'a30',
      'M100 130Q100 90 66 74M100 130Q100 80 134 70M100 130V60M100 130Q90 110 50 112M100 130Q112 108 152 108',
      { width: 4 },
    );
    leaf(76, 84, -42, 0.78, 'a30');
    leaf(126, 82, 44, 0.78, 'a40');
    leaf(100, 84, 2, 0.84, 'a50');
    leaf(84, 116, -78, 0.62, 'a50');
    leaf(116, 116, 76, 0.64, 'a65');
    pen.path('c65', 'M66 128h68l-8 46q-1 6 -8 6H82q-7 0 -8 -6z');
    pen.path('c80', 'M62 120h76v14H62z');
    pen.shade('M112 134h21l-7 40q-1 6 -8 6h-14z', 0.18);
    pen.shade('M66 134h68l-1 5H67z', 0.2);
  },
});

export const vase = defineObject({
  id: 'vase',
  words: [
    'vase',
    'ceramic',
    'ceramic vase',
    'pottery',
    'clay',
    'flower',
    'bouquet',
    'tulip',
    'rose',
    'craft',
    'handmade',
    'stoneware',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 66, 136);
    pen.stroke('a30', 'M98 96Q92 60 70 44M100 96Q102 50 108 28M102 96Q112 70 138 56', { width: 3.4 });
    pen.path('a40', 'M94 82q-24 0 -32 -18q22 -2 32 18zM106 70q8 -22 26 -22q-4 20 -26 22z');
    const bloom = (x: number, y: number, rotate: number): void =>
      pen.at({ x, y, rotate }, () => {
        pen.path('c50', 'M-15 -4Q-18 -26 -12 -32Q-4 -28 0 -22Q4 -28 12 -32Q18 -26 15 -4Q8 6 0 6Q-8 6 -15 -4z');
        pen.path('c65', 'M-8 2Q-12 -20 0 -32Q12 -20 8 2Q4 6 0 6Q-4 6 -8 2z');
      });
    bloom(68, 44, -28);
    bloom(108, 30, 6);
    bloom(140, 56, 34);
    const body =
      'M86 92h28q4 0 3 5q-4 12 8 22q20 18 10 46q-5 15 -16 15H81q-11 0 -16 -15q-10 -28 10 -46q12 -10 8 -22q-1 -5 3 -5z';
    pen.path('b80', body);
    pen.inside(body, () => {
      pen.shade('M108 86q-2 22 14 40q16 24 2 60h30V86z', 0.18);
      pen.path('a50', 'M50 134q50 14 100 0v9q-50 14 -100 0zM50 149q50 14 100 0v4q-50 14 -100 0z');
      pen.light('M78 122q-14 18 -6 44l6 -2q-4 -24 6 -40z', 0.6, 'b90');
    });
  },
});

export const candle = defineObject({
  id: 'candle',
  words: ['candle', 'scented candle', 'aroma', 'diffuser', 'wax', 'hygge', 'incense'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 54, 146);
    if (pen.style.keepsGradients)
      pen.flat(
        pen.radial([100, 58], 70, [
          [0, 'c90', 0.9],
          [1, 'c90', 0],
        ]),
        circlePath(100, 58, 70),
      );
    pen.path('c80', 'M100 26Q120 52 100 76Q80 52 100 26z');
    pen.path('c90', 'M100 46Q110 62 100 74Q90 62 100 46z');
    pen.stroke('b20', 'M100 70v22', { width: 3 });
    const jar = 'M56 92h88v76q0 12 -12 12H68q-12 0 -12 -12z';
    pen.path('a80', jar);
    pen.inside(jar, () => {
      pen.path('b90', 'M50 104q50 12 100 0v70H50z');
      pen.shade('M116 86h40v100h-40z', 0.16);
      pen.light('M62 92h8v84h-8z', 0.5);
    });
    pen.path('a90', ellipsePath(100, 92, 44, 8));
    pen.path('b80', ellipsePath(100, 94, 36, 5));
    pen.path('a40', 'M72 126h56v34H72z');
    pen.detail(() => {
      pen.stroke('a90', 'M82 148h36M88 154h24', { width: 2.4 });
      pen.path('a90', 'M100 130q8 6 0 14q-8 -8 0 -14z');
    });
  },
});

export const mug = defineObject({
  id: 'mug',
  words: ['mug', 'cup', 'kitchenware', 'teacup', 'merchandise'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 48, 140);
    pen.stroke('a40', 'M136 94q38 -6 34 26q-4 30 -42 30', { width: 12 });
    const body = 'M44 74h96v82q0 24 -24 24H68q-24 0 -24 -24z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.path('b90', 'M40 128q22 -16 44 0t56 -2v60H40z');
      pen.shade('M108 70h40v116h-40z', 0.18);
      pen.light('M52 80h8v84q-8 -4 -8 -16z', 0.4);
    });
    pen.path('a30', ellipsePath(92, 74, 48, 11));
    pen.path('c40', ellipsePath(92, 76, 41, 8));
    pen.detail(() =>
      pen.stroke('b80', 'M76 56q-10 -12 0 -24t0 -22M100 54q-10 -12 0 -24t0 -20', { width: 4, opacity: 0.7 }),
    );
  },
});

export const bottle = defineObject({
  id: 'bottle',
  words: [
    'bottle',
    'water bottle',
    'wine bottle',
    'perfume',
    'fragrance',
    'shampoo',
    'oil',
    'sauce',
    'syrup',
    'beer',
    'thermos',
    'flask',
    'spirit',
    'kombucha',
  ],
  draw: ({ pen, says }) => {
    drawGroundShadow(pen, 68, 134);
    const wine = says('wine', 'beer', 'syrup', 'oil', 'sauce', 'spirit');
    const body = wine
      ? 'M88 18h24v44q0 14 12 24q10 8 10 24v62q0 8 -8 8H74q-8 0 -8 -8v-62q0 -16 10 -24q12 -10 12 -24z'
      : 'M84 44h32v12q22 6 22 30v82q0 12 -12 12H74q-12 0 -12 -12V86q0 -24 22 -30z';
    pen.path(wine ? 'a30' : 'a65', body);
    pen.inside(body, () => {
      pen.shade('M112 10h40v180h-40z', 0.22);
      pen.light('M72 96q0 -8 6 -12v92h-6z', 0.45);
    });
    pen.path('c50', wine ? 'M85 12h30v26H85z' : 'M80 22h40v26H80z');
    pen.shade(wine ? 'M103 12h12v26h-12z' : 'M104 22h16v26h-16z', 0.2);
    const label = wine ? 'M66 108h68v46H66z' : 'M62 98h76v50H62z';
    pen.path('b90', label);
    pen.inside(label, () => {
      pen.path('c65', 'M60 148l26 -30l16 16l14 -20l26 34v10H60z');
      pen.circle('c80', 120, 112, 7);
      pen.shade('M116 90h30v70h-30z', 0.12);
    });
  },
});

export const jar = defineObject({
  id: 'jar',
  words: [
    'jar',
    'soap',
    'cream',
    'skincare',
    'cosmetic',
    'lotion',
    'beauty',
    'serum',
    'makeup',
    'lipstick',
    'toiletry',
    'dispenser',
    'moisturizer',
    'balm',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 172);
    const pump = 'M96 76h56v92q0 12 -12 12h-32q-12 0 -12 -12z';
    pen.path('a50', pump);
    pen.inside(pump, () => {
      pen.shade('M132 70h30v120h-30z', 0.2);
      pen.light('M102 84h6v84h-6z', 0.4);
    });
    pen.path('b30', 'M112 60h24v16h-24zM120 36h8v24h-8zM96 28q0 -6 8 -6h30q6 0 6 6v10h-36v6h-8z');
    pen.path('b90', 'M104 104h40v40h-40z');
    pen.path('a50', 'M124 110q14 12 0 28q-14 -16 0 -28z');
    const pot = 'M26 136h68v32q0 12 -12 12H38q-12 0 -12 -12z';
    pen.path('c65', pot);
    pen.inside(pot, () => {
      pen.shade('M68 130h30v60h-30z', 0.16);
      pen.light('M32 136h6v40h-6z', 0.45);
    });
    pen.path('b80', 'M22 116h76v22H22z');
    pen.shade('M70 116h28v22h-28zM26 138h68v5H26z', 0.16);
    pen.path('c90', 'M146 172q-2 -14 18 -16q18 0 22 8q4 16 -10 16h-18q-12 0 -12 -8z');
    pen.path('a80', 'M150 158q8 -10 20 -4q-6 8 -20 4z');
  },
});

export const FOR_HOME: readonly PictureObject[] = [chair, sofa, lamp, plant, vase, candle, mug, bottle, jar];
