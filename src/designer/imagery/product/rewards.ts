import { circlePath, ellipsePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const trophy = defineObject({
  id: 'trophy',
  words: [
    'trophy',
    'award',
    'medal',
    'prize',
    'winner',
    'champion',
    'achievement',
    'leaderboard',
    'badge',
    'tournament',
    'competition',
    'cup final',
    'contest',
    'quiz',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 56, 144);
    pen.stroke('c50', 'M62 50H34q-2 44 40 50M138 50h28q2 44 -40 50', { width: 9 });
    const cup = 'M54 30h92q2 62 -26 84q-8 6 -10 20h-20q-2 -14 -10 -20q-28 -22 -26 -84z';
    pen.path('c65', cup);
    pen.inside(cup, () => {
      pen.shade('M116 20q8 70 -14 120h50V20z', 0.22);
      pen.light('M64 36h10q-2 44 14 72q-26 -20 -24 -72z', 0.5, 'c90');
    });
    pen.path('c80', 'M50 24h100v11H50z');
    pen.path('c50', 'M86 132h28l4 18H82z');
    pen.path('a40', 'M62 150h76v30H62z');
    pen.shade('M114 150h24v30h-24z', 0.2);
    pen.path('c80', 'M82 158h36v14H82z');
    pen.path('a50', 'M100 50l8 17l18 2l-13 13l3 18l-16 -8l-16 8l3 -18l-13 -13l18 -2z');
  },
});

const coins = defineObject({
  id: 'coins',
  words: [
    'coin',
    'cash',
    'saving',
    'budget',
    'piggy bank',
    'crypto',
    'investment',
    'stock',
    'wealth',
    'donation',
    'charity',
    'fund',
    'salary',
    'price',
    'fintech',
    'expense',
    'pension',
    'fundraising',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 174);
    const stack = (x: number, count: number): void => {
      const top = 164 - (count - 1) * 13;
      const rim = (y: number): string => `M${x - 30} ${y}a30 9 0 0 0 60 0`;
      const body = `M${x - 30} ${top}v${count * 13 - 6}a30 9 0 0 0 60 0V${top}z`;
      pen.path('c50', body);
      pen.shade(`M${x + 8} ${top}h22v${count * 13 - 6}q0 6 -22 8z`, 0.2);
      pen.stroke('c80', Array.from({ length: count }, (_, index) => rim(top + index * 13)).join(''), { width: 3 });
      pen.path('c65', ellipsePath(x, top, 30, 9));
      pen.stroke('c85', ellipsePath(x, top, 22, 5.5), { width: 2 });
    };
    stack(138, 3);
    stack(64, 7);
    stack(106, 2);
    pen.at({ x: 140, y: 82, rotate: 14 }, () => {
      pen.circle('c50', 4, 2, 34);
      pen.circle('c65', 0, 0, 34);
      pen.stroke('c85', circlePath(0, 0, 26), { width: 3 });
      pen.path('a40', 'M0 -18q6 10 18 12q-6 26 -18 28q-12 -2 -18 -28q12 -2 18 -12z');
      pen.light('M-26 -16a30 30 0 0 1 20 -15l-16 22z', 0.5, 'c90');
    });
    pen.path('a50', 'M62 72q-4 -30 20 -40q2 28 -20 40zM62 76q-24 -2 -26 -28q22 2 26 28z');
    pen.stroke('a40', 'M62 86V70', { width: 4 });
  },
});

const basket = defineObject({
  id: 'basket',
  words: [
    'basket',
    'grocery',
    'cart',
    'shopping basket',
    'supermarket',
    'shopping cart',
    'checkout',
    'grocery store',
    'market basket',
    'provisions',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 170);
    pen.path('c65', 'M52 84q-6 -44 10 -56q14 10 14 56z');
    pen.path('c80', 'M60 84q-4 -40 4 -54q8 14 6 54z');
    pen.path('a65', circlePath(104, 70, 24));
    pen.path('a40', 'M104 46q2 -14 14 -16q0 12 -14 16z');
    pen.path('b80', 'M128 84V44q0 -8 6 -12V20h14v12q6 4 6 12v40z');
    pen.path('c50', 'M132 14h18v10h-18z');
    pen.path('c80', 'M128 52h26v18h-26z');
    pen.path('a30', 'M78 84q-14 -20 -30 -20q8 26 30 20z');
    const body = 'M26 84h148l-14 86q-2 10 -12 10H52q-10 0 -12 -10z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.stroke(
        'a30',
        'M20 104h160M20 122h160M20 140h160M20 158h160M52 80l8 104M76 80l4 104M100 80v104M124 80l-4 104M148 80l-8 104',
        { width: 4 },
      );
      pen.shade('M130 80h60v110h-70z', 0.2);
    });
    pen.path('a65', 'M20 76h160q4 0 4 5v6q0 5 -4 5H20q-4 0 -4 -5v-6q0 -5 4 -5z');
    pen.stroke('a20', 'M44 80Q52 18 100 18Q148 18 156 80', { width: 7 });
  },
});

export const REWARDS: readonly PictureObject[] = [trophy, coins, basket];
