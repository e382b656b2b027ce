import { circlePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const shoe = defineObject({
  id: 'shoe',
  words: ['shoe', 'sneaker', 'trainer', 'runner', 'running shoe', 'footwear', 'kick', 'tennis shoe', 'trail shoe'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 182);
    pen.path('b90', 'M24 152h156q9 3 8 14q-1 13 -16 13H40q-18 0 -18 -14q0 -8 2 -13z');
    pen.path('c50', 'M22 168q1 11 18 11h132q13 0 15 -10z');
    const upper = 'M36 90q-8 30 -8 64h154q4 -16 -10 -23q-34 -8 -58 -44q-8 -11 -22 -8q-8 1 -12 6q-18 14 -44 5z';
    pen.path('a50', upper);
    pen.inside(upper, () => {
      pen.path('a65', 'M128 108q-8 20 -2 48h70v-60z');
      pen.path('a30', 'M20 84h36q-8 34 2 72H20z');
      pen.shade('M20 140q90 10 180 -4v24H20z', 0.22);
    });
    pen.path('c80', 'M74 154q-2 -28 28 -50l10 8q-24 16 -22 42zM102 154q0 -20 20 -34l9 6q-15 10 -14 28z');
    pen.path('a20', 'M36 90q26 9 44 -5q-4 16 -22 17q-14 1 -24 -4z');
    pen.path('a85', 'M80 85q12 -10 24 -4l-6 12q-8 6 -14 2z');
    pen.stroke('b90', 'M96 104l16 -12M105 114l16 -12M115 123l15 -11', { width: 5 });
    pen.path('c80', 'M34 88q-8 -2 -8 8l3 14l7 -2z');
    pen.light('M152 130q18 2 24 14q-12 -8 -28 -7z', 0.4);
    pen.detail(() =>
      pen.stroke('b65', 'M34 166h6M52 166h6M70 166h6M88 166h6M106 166h6M124 166h6M142 166h6M160 166h6', { width: 2 }),
    );
  },
});

const boot = defineObject({
  id: 'boot',
  words: ['boot', 'hiking boot', 'chelsea', 'wellington', 'ski boot'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 40, 172);
    pen.path('a10', 'M40 160h134v14q0 6 -6 6h-60l-6 -6h-14l-4 6H46q-6 0 -6 -6z');
    const upper = 'M52 26h54q4 2 3 8l-4 52q2 18 28 26q40 6 42 34q1 10 -2 18H44q-4 -18 4 -40q6 -20 2 -50z';
    pen.path('c40', upper);
    pen.inside(upper, () => {
      pen.path('c50', 'M52 20h60l-8 70q-18 10 -40 4z');
      pen.path('c30', 'M40 118q16 8 22 48H30zM140 118q-10 24 -4 48h50v-48z');
      pen.shade('M30 146q80 12 150 -2v24H30z', 0.25);
    });
    pen.path('b90', 'M50 24h58q4 0 3 8l-1 6H51q-4 -8 -1 -14z');
    pen.stroke('b90', 'M84 62l26 -8M84 78l26 -6M88 94l26 -2M96 108l26 4', { width: 5 });
    pen.light('M58 44q6 0 6 8l2 40q-2 12 -8 8q2 -30 0 -56z', 0.3);
    pen.detail(() => pen.stroke('b65', 'M48 168h118', { width: 2, dash: '5 5' }));
  },
});

const shirt = defineObject({
  id: 'shirt',
  place: 'wall',
  words: [
    'shirt',
    't shirt',
    'tee',
    'top',
    'jersey',
    'clothing',
    'clothe',
    'apparel',
    'fashion',
    'blouse',
    'garment',
    'wear',
    'merch',
    'uniform',
  ],
  draw: ({ pen }) => {
    const body =
      'M74 34L38 48q-8 4 -11 12L14 98l32 14l10 -18v86q44 8 88 0V94l10 18l32 -14l-13 -38q-3 -8 -11 -12l-36 -14q-26 20 -52 0z';
    pen.shade('M66 44l-20 14L28 108l28 8v76q50 6 100 -4V110l40 -4l-12 -40z', 0.12);
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.path('c80', 'M40 104h120v14H40zM40 124h120v8H40z');
      pen.shade('M118 40q10 70 4 150h40V92l40 20V40z', 0.14);
      pen.shade('M46 112l12 -24q-2 50 8 100H50z', 0.16);
      pen.light('M70 60q-6 40 -2 110q8 -50 12 -104z', 0.16);
    });
    pen.path('a30', 'M74 34q26 20 52 0l8 4q-32 30 -68 0z');
    pen.detail(() => pen.stroke('a30', 'M56 94q2 -8 1 -20M144 94q-2 -8 -1 -20', { width: 2 }));
  },
});

const jacket = defineObject({
  id: 'jacket',
  place: 'wall',
  words: [
    'jacket',
    'coat',
    'hoodie',
    'parka',
    'sweater',
    'jumper',
    'knitwear',
    'blazer',
    'outerwear',
    'raincoat',
    'suit',
    'cardigan',
  ],
  draw: ({ pen }) => {
    pen.shade('M62 44l-30 24l-8 106l20 6l20 -8v20h94v-16l26 4l6 -8l-14 -108z', 0.12);
    pen.shapes([
      ['a40', 'M66 40L40 52q-9 5 -11 16L18 160q-1 8 6 9l16 3q7 1 8 -6l14 -70z'],
      ['a30', 'M134 40l26 12q9 5 11 16l11 92q1 8 -6 9l-16 3q-7 1 -8 -6l-14 -70z'],
      ['a50', 'M66 38q34 18 68 0l10 8q4 66 2 136q-46 6 -92 0q-2 -70 2 -136z'],
      ['a30', 'M100 48h6v138h-6z'],
      ['c65', 'M60 20q40 -12 80 0l4 24q-20 22 -40 24h-8q-20 -4 -40 -24z'],
      ['c40', 'M72 26q28 -8 56 0q-4 26 -25 32h-6q-21 -6 -25 -32z'],
    ]);
    pen.path('a40', 'M62 132l30 -6v28H60zM114 126l28 6l2 22h-30z');
    pen.shade('M120 46q8 60 6 138h20q2 -70 -2 -136z', 0.16);
    pen.light('M66 60q-6 40 -4 66l6 -2q0 -30 4 -62z', 0.25);
    pen.stroke('c80', 'M92 66v34M114 66v28', { width: 3 });
    pen.path('a20', 'M54 176q46 6 92 0v8q-46 6 -92 0zM17 162l25 5l-1 7l-25 -4zM183 162l-25 5l1 7l25 -4z');
    pen.detail(() => pen.stroke('b90', 'M103 60v120', { width: 2, dash: '2 3' }));
  },
});

const dress = defineObject({
  id: 'dress',
  place: 'wall',
  words: ['dress', 'gown', 'skirt', 'bridal', 'wedding dress', 'costume'],
  draw: ({ pen }) => {
    pen.stroke('a10', 'M100 22q-8 -4 -4 -10q6 -6 10 0q2 4 -6 8v8M60 44L100 26L140 44', { width: 3 });
    const gown =
      'M76 42q4 16 24 16q20 0 24 -16l10 2q-4 24 -10 42q28 40 40 92q-64 18 -128 0q12 -52 40 -92q-6 -18 -10 -42z';
    pen.shade('M80 52l40 40q40 50 56 92l-100 6z', 0.1);
    pen.path('c65', gown);
    pen.inside(gown, () => {
      pen.path('c50', 'M84 88q-20 50 -24 100h20q0 -50 14 -100zM104 88q14 50 16 100h24q-10 -60 -30 -100z');
      pen.shade('M120 30q0 40 4 56q30 50 40 100h20V30z', 0.16);
      pen.light('M78 96q-18 36 -26 80h8q6 -44 22 -80z', 0.3);
    });
    pen.path('a30', 'M75 82q25 8 50 0l3 10q-28 8 -56 0z');
    pen.detail(() =>
      pen.path(
        'c90',
        [
          [70, 140],
          [92, 156],
          [116, 146],
          [136, 164],
          [60, 168],
          [100, 124],
        ]
          .map(([x = 0, y = 0]) => circlePath(x, y, 3))
          .join(''),
      ),
    );
  },
});

const hat = defineObject({
  id: 'hat',
  words: ['hat', 'cap', 'beanie', 'baseball cap', 'headwear', 'sun hat'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 20, 176, 172);
    const crown = 'M36 142q-2 -84 64 -86q58 2 62 78q-60 20 -126 8z';
    pen.path('a50', crown);
    pen.inside(crown, () => {
      pen.path('a40', 'M100 50q-10 40 -8 100h80V50z');
      pen.shade('M128 50q22 40 14 100h40V50z', 0.2);
      pen.light('M50 132q-2 -50 34 -64q-20 30 -22 66z', 0.25);
    });
    pen.path('c50', 'M96 144q40 -10 66 -12q30 8 34 30q1 7 -8 6q-40 -14 -92 -24z');
    pen.shade('M96 144q50 2 92 24q-50 -4 -92 -16z', 0.3);
    pen.path('a30', 'M36 138q60 12 126 -8v8q-62 20 -126 8z');
    pen.ellipse('c65', 100, 57, 8, 4);
    pen.detail(() => pen.path('c80', 'M112 84l8 16l16 2l-12 12l4 16l-16 -8l-14 8l4 -16l-12 -12l16 -2z'));
  },
});

const glasses = defineObject({
  id: 'glasses',
  words: ['glasses', 'eyewear', 'sunglasse', 'sunglass', 'spectacle', 'optician', 'lens'],
  draw: ({ pen }) => {
    pen.shade('M20 172q80 -14 166 0q-80 14 -166 0z', 0.18);
    pen.stroke('a20', 'M34 112L62 70q8 -10 22 -10M166 112L182 78q4 -10 16 -8', { width: 7 });
    const left = 'M22 110q32 -10 68 2q2 50 -32 52q-38 0 -36 -54z';
    const right = 'M178 110q-32 -10 -68 2q-2 50 32 52q38 0 36 -54z';
    pen.path('c65', left);
    pen.path('c65', right);
    pen.light(
      'M30 116l22 -4l-18 36zM60 112l12 1l-30 46l-7 -6zM118 116l22 -4l-18 36zM148 112l12 1l-30 46l-7 -6z',
      0.5,
      'c90',
    );
    pen.stroke('a20', `${left}${right}M89 118q11 -10 22 0`, { width: 8 });
    pen.detail(() => pen.stroke('a65', 'M28 112q26 -6 54 1M118 113q26 -7 54 -1', { width: 2 }));
  },
});

const watch = defineObject({
  id: 'watch',
  place: 'wall',
  words: ['watch', 'wristwatch', 'smartwatch', 'timepiece', 'clock', 'wearable', 'fitness tracker', 'timer'],
  draw: ({ pen }) => {
    pen.shade('M84 10h58q14 80 4 176h-64z', 0.14);
    pen.shapes([
      ['a40', 'M72 8q28 -8 56 0l8 56H64z'],
      ['a40', 'M64 128h72l-10 58q-26 8 -52 0z'],
    ]);
    pen.shade('M108 4q12 0 20 4l8 56h-24zM112 128h24l-10 58q-8 3 -14 3z', 0.25);
    pen.detail(() =>
      pen.stroke('a65', 'M74 20q26 -6 52 0M71 40q29 -5 58 0M72 166q28 6 56 0M69 148q31 5 62 0', {
        width: 2,
        dash: '3 3',
      }),
    );
    pen.rect('b50', 150, 88, 12, 16, 4);
    pen.circle('b30', 100, 96, 54);
    pen.circle('b80', 97, 93, 50);
    pen.circle('a10', 100, 96, 43);
    pen.path('a20', 'M57 96a43 43 0 0 1 43 -43v43z');
    pen.stroke('b90', 'M100 60v7M100 125v7M64 96h7M129 96h7', { width: 3 });
    pen.stroke(
      'b65',
      'M82 65l2 4M118 65l-2 4M69 78l4 2M131 78l-4 2M69 114l4 -2M131 114l-4 -2M82 127l2 -4M118 127l-2 -4',
      { width: 2 },
    );
    pen.stroke('b90', 'M100 96L82 78M100 96L118 72', { width: 5 });
    pen.stroke('c65', 'M92 104L128 88', { width: 2.4 });
    pen.circle('c65', 100, 96, 5);
    pen.light('M70 66q14 -14 32 -13L62 110q-10 -24 8 -44z', 0.16);
  },
});

const ring = defineObject({
  id: 'ring',
  words: [
    'ring',
    'jewel',
    'jewelry',
    'jewellery',
    'diamond',
    'gem',
    'engagement',
    'wedding',
    'wedding ring',
    'earring',
    'necklace',
    'gold',
    'luxury',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 64, 136);
    pen.path('c50', 'M100 72a54 54 0 1 1 -.1 0zM100 86a40 40 0 1 0 .1 0z');
    pen.path('c85', 'M62 92a54 54 0 0 0 -8 56q-2 -34 24 -54q14 -8 22 -8v-14q-22 0 -38 20z');
    pen.shade('M136 100q16 26 -2 56q-14 20 -34 20q40 10 52 -28q6 -30 -16 -48z', 0.25);
    pen.shapes([
      ['c65', 'M76 68h48l-12 18H88z'],
      ['a80', 'M100 84L62 44L76 22H124L138 44z'],
      ['a90', 'M76 22L86 44L100 22zM62 44h24L100 84z'],
      ['a65', 'M124 22L114 44L100 22zM114 44h24L100 84z'],
      ['a85', 'M86 44L100 22L114 44z'],
      ['a50', 'M114 44h24L100 84z'],
      ['a80', 'M86 44h28L100 84z'],
    ]);
    pen.detail(() =>
      pen.path('c90', 'M150 22l3 10l10 3l-10 3l-3 10l-3 -10l-10 -3l10 -3zM44 62l2 7l7 2l-7 2l-2 7l-2 -7l-7 -2l7 -2z'),
    );
  },
});

const trousers = defineObject({
  id: 'trousers',
  place: 'wall',
  words: ['trouser', 'trousers', 'jean', 'pant', 'chino', 'legging', 'short', 'denim', 'slack'],
  draw: ({ pen }) => {
    const body = 'M58 22h84l8 44l12 122h-46l-16 -96l-16 96H38l12 -122z';
    pen.shade('M52 30l-18 164h52l14 -84l14 84h56L154 40z', 0.12);
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M100 40v60l18 92h50L150 40z', 0.14);
      pen.shade('M92 66q-10 30 -6 70l14 -44z', 0.12);
      pen.light('M60 60q-8 60 -10 124q10 -50 18 -122z', 0.2);
      pen.light('M134 66q8 54 12 112q-14 -50 -18 -110z', 0.1);
      pen.path('a65', 'M34 178h50v14H34zM116 178h50v14h-50z');
    });
    pen.path('a30', 'M58 22h84l2 12H56z');
    pen.path('b90', 'M94 20h12v16H94z');
    pen.stroke('a30', 'M100 36v34q0 10 -10 12', { width: 3 });
    pen.stroke('a30', 'M57 38q4 20 -5 28M143 38q-4 20 5 28', { width: 3 });
    pen.detail(() =>
      pen.stroke('c80', 'M60 40q3 16 -6 26M140 40q-3 16 6 26M46 172h34M120 172h34', { width: 2, dash: '4 4' }),
    );
  },
});

export const WORN: readonly PictureObject[] = [shoe, boot, shirt, trousers, jacket, dress, hat, glasses, watch, ring];
