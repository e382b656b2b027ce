import { rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const bag = defineObject({
  id: 'bag',
  words: [
    'bag',
    'handbag',
    'tote',
    'purse',
    'shopping bag',
    'leather',
    'satchel',
    'briefcase',
    'accessory',
    'shopping',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 36, 164);
    pen.stroke('a20', 'M68 92V62q0 -36 32 -36t32 36v30', { width: 8 });
    const body = 'M36 78h128l10 90q1 12 -10 12H36q-11 0 -10 -12z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.path('a40', 'M120 70h60v120h-50z');
      pen.shade('M20 160h160v24H20z', 0.2);
      pen.light('M42 84l-8 70h8l8 -70z', 0.35);
    });
    pen.path('c50', 'M36 78h128l2 22q-66 56 -132 0z');
    pen.shade('M34 100q66 56 132 0l1 8q-68 56 -134 0z', 0.22);
    pen.rect('c85', 90, 112, 20, 26, 5);
    pen.rect('c40', 96, 120, 8, 10, 2);
    pen.detail(() => pen.stroke('c85', 'M42 86h116l1 12q-59 48 -118 0z', { width: 1.6, dash: '4 4' }));
    pen.circle('c85', 68, 88, 5);
    pen.circle('c85', 132, 88, 5);
  },
});

const backpack = defineObject({
  id: 'backpack',
  words: ['backpack', 'rucksack', 'school bag', 'daypack', 'luggage', 'pack'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 42, 158);
    pen.stroke('a20', 'M84 28q0 -16 16 -16t16 16', { width: 7 });
    pen.path('a30', 'M36 96q-14 8 -12 44q0 24 14 30zM164 96q14 8 12 44q0 24 -14 30z');
    const body = 'M40 74q0 -52 60 -52t60 52l4 88q0 18 -18 18H54q-18 0 -18 -18z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M124 16q24 60 12 170h40V16z', 0.2);
      pen.light('M52 60q8 -26 30 -30q-20 20 -22 60v60h-8z', 0.22);
      pen.path('a40', 'M30 86q70 16 140 0v10q-70 16 -140 0z');
    });
    pen.path('c50', 'M54 116q46 -8 92 0v46q0 12 -12 12H66q-12 0 -12 -12z');
    pen.shade('M118 112q16 1 28 4v46q0 12 -12 12h-16z', 0.18);
    pen.stroke('c85', 'M54 130q46 -8 92 0', { width: 3 });
    pen.path('c85', 'M74 62h12v44H74zM114 62h12v44h-12z');
    pen.path('a20', 'M72 84h16v10H72zM112 84h16v10h-16z');
    pen.rect('c80', 132, 124, 6, 16, 3);
  },
});

const suitcase = defineObject({
  id: 'suitcase',
  words: ['suitcase', 'travel', 'trolley', 'baggage', 'trip', 'carry on', 'vacation', 'holiday'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 52, 150);
    pen.stroke('b30', 'M82 56V16h36v40', { width: 5 });
    pen.rect('a20', 80, 10, 40, 10, 5);
    pen.path('a10', 'M58 172h16v8H58zM126 172h16v8h-16z');
    const body = rectPath(48, 52, 104, 122, 16);
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M122 46h40v140h-40z', 0.2);
      pen.stroke('a40', 'M66 56v116M83 56v116M100 56v116M117 56v116M134 56v116', { width: 5 });
      pen.light('M54 60h5v104h-5z', 0.4);
    });
    pen.rect('c65', 86, 62, 28, 12, 4);
    pen.path('c65', 'M48 102h10v20H48zM142 102h10v20h-10z');
    pen.path('c80', 'M118 40l22 12l-10 22l-14 -8z');
    pen.circle('c40', 128, 52, 2.5);
  },
});

const parcel = defineObject({
  id: 'parcel',
  words: [
    'parcel',
    'box',
    'package',
    'delivery',
    'shipment',
    'shipping',
    'order',
    'packaging',
    'courier',
    'subscription box',
    'product',
    'item',
    'goods',
    'crate',
    'moving',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 34, 168);
    pen.shapes([
      ['c65', 'M28 84L98 108V182L28 156z'],
      ['c50', 'M98 108L172 82V152L98 182z'],
      ['c80', 'M28 84L102 60L172 82L98 108z'],
      ['a50', 'M58 74.300L130 97V126L118 130V100.500L46 77.900z'],
      ['a30', 'M118 101L130 97V126L118 130z'],
    ]);
    pen.light('M28 84L98 108v5L28 89z', 0.35);
    pen.shade('M28 140L98 166V182L28 156z', 0.14);
    pen.path('b90', 'M40 118l34 12v24l-34 -12z');
    pen.detail(() => {
      pen.stroke('a20', 'M45 126l16 6M45 133l24 9M45 140l10 4', { width: 2.4 });
      pen.stroke('c30', 'M142 146v-22l-6 8M142 124l6 4M156 140v-22l-6 8M156 118l6 4', { width: 2.6 });
    });
  },
});

const gift = defineObject({
  id: 'gift',
  words: ['gift', 'present', 'birthday', 'christmas', 'voucher', 'reward', 'surprise', 'gift card'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 40, 160);
    pen.path('a50', 'M44 92h112v88H44z');
    pen.shade('M116 92h40v88h-40z', 0.2);
    pen.path('a65', 'M36 68h128v28H36z');
    pen.shade('M36 92h128v8H44v-4h-8z', 0.2);
    pen.shade('M122 68h42v28h-42z', 0.14);
    pen.path('c65', 'M88 68h24v112H88z');
    pen.shade('M88 96h24v6H88z', 0.2);
    pen.shapes([
      ['c50', 'M100 66Q52 60 56 34Q66 16 84 34Q96 46 100 66z'],
      ['c65', 'M100 66Q148 60 144 34Q134 16 116 34Q104 46 100 66z'],
      ['c40', 'M98 64Q70 56 66 40Q72 32 82 42Q92 50 98 64zM102 64Q130 56 134 40Q128 32 118 42Q108 50 102 64z'],
      ['c80', 'M88 56h24v16H88z'],
    ]);
    pen.light('M40 72h20v20H40zM48 104h12v70H48z', 0.25);
  },
});

const letter = defineObject({
  id: 'letter',
  words: [
    'letter',
    'envelope',
    'mail',
    'email',
    'post',
    'newsletter',
    'invitation',
    'message',
    'stationery',
    'postcard',
    'inbox',
    'rsvp',
    'invite',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 172);
    pen.path('a40', 'M22 92L100 40L178 92v82q0 6 -6 6H28q-6 0 -6 -6z');
    pen.path('b90', 'M40 30h120v110H40z');
    pen.shade('M130 30h30v110h-30z', 0.06);
    pen.stroke('a65', 'M58 54h46M58 70h84M58 84h84M58 98h60', { width: 5 });
    pen.path('c65', 'M124 40h24v24h-24z');
    pen.shapes([
      ['a65', 'M22 92L92 142L22 178z'],
      ['a50', 'M178 92L108 142L178 178z'],
      ['a80', 'M26 180L90 134q10 -7 20 0L174 180z'],
    ]);
    pen.shade('M26 180L90 134q10 -7 20 0L174 180q-74 -50 -148 0z', 0.1);
    pen.circle('c50', 100, 144, 15);
    pen.circle('c65', 98, 142, 11);
  },
});

const ticket = defineObject({
  id: 'ticket',
  place: 'wall',
  words: ['ticket', 'admission', 'pass', 'boarding pass', 'event', 'coupon', 'lottery', 'raffle', 'entry'],
  draw: ({ pen }) => {
    const stub = (tone: 'a50' | 'c80'): void => {
      pen.path(
        tone,
        'M-80 -36h106a8 8 0 0 0 16 0h38v24a12 12 0 0 0 0 24v24H42a8 8 0 0 0 -16 0H-80V12a12 12 0 0 0 0 -24z',
      );
    };
    pen.at({ x: 112, y: 80, rotate: 12, scale: 0.96 }, () => stub('c80'));
    pen.at({ x: 96, y: 124, rotate: -10 }, () => {
      pen.shade('M-74 -26h154v24v24v24H-74z', 0.18);
      stub('a50');
      pen.stroke('a80', 'M34 -24v50', { width: 3, dash: '1 7' });
      pen.path('c80', 'M-34 -22l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1z');
      pen.stroke('a90', 'M-4 -12h22M-4 2h22M-4 14h14', { width: 5 });
      pen.stroke('a90', 'M52 -20v40M58 -20v40M66 -20v40', { width: 3 });
      pen.shade('M-80 24h106a8 8 0 0 1 16 0h38v12H42a8 8 0 0 0 -16 0H-80z', 0.14);
    });
  },
});

const bankCard = defineObject({
  id: 'bank-card',
  place: 'wall',
  words: [
    'card',
    'credit card',
    'bank card',
    'debit card',
    'payment',
    'loyalty card',
    'membership',
    'membership card',
    'bank',
    'banking',
    'finance',
    'money',
    'loan',
    'wallet',
  ],
  draw: ({ pen }) => {
    pen.at({ x: 106, y: 84, rotate: 10 }, () => {
      pen.path('c65', rectPath(-74, -46, 148, 92, 12));
      pen.path('c40', 'M-74 -26h148v20h-148z');
    });
    pen.at({ x: 94, y: 122, rotate: -12 }, () => {
      pen.shade(rectPath(-70, -40, 152, 96, 12), 0.2);
      const card = rectPath(-76, -48, 152, 96, 12);
      pen.path('a40', card);
      pen.inside(card, () => {
        pen.path('a50', 'M-80 -50h84q-50 40 -20 104h-70z');
        pen.path('a30', 'M20 60q-6 -60 70 -80v90z');
        pen.light('M-76 -48h152v4h-152z', 0.4);
      });
      pen.rect('c80', -58, -14, 26, 20, 4);
      pen.stroke('c50', 'M-58 -4h26M-46 -14v20', { width: 1.6 });
      pen.stroke('a85', 'M-58 22h22M-28 22h22M2 22h22', { width: 5 });
      pen.circle('c65', 48, -24, 11);
      pen.circle('c85', 60, -24, 11, 0.85);
    });
  },
});

const key = defineObject({
  id: 'key',
  place: 'wall',
  words: ['key', 'lock', 'access', 'rental', 'rent', 'mortgage', 'property key', 'password'],
  draw: ({ pen }) => {
    pen.shade('M60 84q40 -20 60 20l64 62l-10 12l-70 -60q-40 0 -44 -34z', 0.16);
    pen.at({ x: 76, y: 82, rotate: 42 }, () => {
      pen.path('c50', 'M34 -9h92q6 0 6 6v30h-14V14h-8v18H98V14h-6v9H34z');
      pen.light('M34 -9h92q6 0 6 5H34z', 0.5, 'c90');
      pen.path('c65', 'M0 -46a46 46 0 1 1 -.1 0zM-14 -14a14 14 0 1 0 .1 0z');
      pen.path('c85', 'M-44 -8a44 44 0 0 1 40 -36a38 38 0 0 0 -32 36z');
    });
    pen.stroke('a30', 'M64 66q-20 -26 -40 4q-8 20 8 42', { width: 4 });
    pen.at({ x: 36, y: 108, rotate: 8 }, () => {
      pen.path('a50', 'M-16 10L0 0L16 10L22 66q0 6 -6 6h-32q-6 0 -6 -6z');
      pen.shade('M6 4l10 6l6 56q0 6 -6 6H6z', 0.2);
      pen.circle('a90', 0, 16, 5);
      pen.path('a85', 'M-13 48L0 34l13 14v14h-26z');
    });
  },
});

export const CARRIED: readonly PictureObject[] = [bag, backpack, suitcase, parcel, gift, letter, ticket, bankCard, key];
