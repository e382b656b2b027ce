/** Two words of each script that families lack; the first letters of the two differ. */
export const SCRIPT_SAMPLES = {
  Cyrillic: ['Жизнь', 'мир'],
  Greek: ['Ψυχή', 'Κόσμε'],
  Vietnamese: ['ổn định', 'được'],
  Japanese: ['朝ごはん', 'カタカナ'],
  'simplified Chinese': ['设置', '订单'],
  'traditional Chinese': ['設定', '訂單'],
  Korean: ['안녕', '주문'],
  Thai: ['สวัสดี', 'น้ำ'],
  Arabic: ['مرحبا', 'سلام'],
  Hebrew: ['שלום', 'ברוכים'],
  Devanagari: ['नमस्ते', 'क्षत्रिय'],
  symbols: ['✕ ☰ ✓', '☐ ↻ ★'],
  emoji: ['👩🏽‍💻', '🇯🇵'],
} as const;
