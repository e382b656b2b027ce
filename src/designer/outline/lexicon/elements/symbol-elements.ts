import type { ElementEntry } from '../element-entry.ts';

export const SYMBOL_ELEMENTS = {
  'camera-icon': {
    makes: { kind: 'icon', icon: 'camera' },
    owns: 'text',
    en: 'camera (icon|button|symbol), ?camera, photo (icon|button)',
    de: 'Kamerasymbol, ?Kamera',
    fr: "icône d'appareil photo",
  },
  'phone-icon': {
    makes: { kind: 'icon', icon: 'phone' },
    owns: 'text',
    en: '(phone|call|telephone) (icon|button|symbol), call button, video call (icon|button)',
  },
  'send-icon': {
    makes: { kind: 'icon', icon: 'send' },
    owns: 'text',
    en: 'send (icon|arrow|symbol), paper (plane|airplane) [icon]',
  },
  'mic-icon': {
    makes: { kind: 'icon', icon: 'microphone' },
    owns: 'text',
    en: '(mic|microphone|voice|dictation) (icon|button), ?microphone, ?mic',
  },
  'plus-icon': {
    makes: { kind: 'icon', icon: 'plus' },
    owns: 'text',
    en: '(plus|add) (icon|sign|symbol|button), ?plus, plus button',
    de: 'Pluszeichen, ?Plus',
  },
  'heart-icon': {
    makes: { kind: 'icon', icon: 'heart' },
    owns: 'text',
    en: '(heart|like|favourite|favorite|wishlist|save|bookmark|watch|star) (icon|button|toggle), ?heart, ?bookmark',
  },
  'share-icon': {
    makes: { kind: 'icon', icon: 'share' },
    owns: 'text',
    en: 'share (icon|button|sheet)',
  },
  'settings-icon': {
    makes: { kind: 'icon', icon: 'settings' },
    owns: 'text',
    en: '(settings|gear|cog|preferences) (icon|button|wheel), cog~wheel, ?gear',
  },
  'info-icon': {
    makes: { kind: 'icon', icon: 'info' },
    owns: 'text',
    en: '(info|information|help|question mark) (icon|button|symbol), ?info',
  },
  'lock-icon': {
    makes: { kind: 'icon', icon: 'lock' },
    owns: 'text',
    en: '(lock|padlock|security) (icon|symbol), padlock',
  },
} as const satisfies Record<string, ElementEntry>;
