import { describe, expect, it } from 'vitest';
import { toSafePicture } from './safe-data-url.ts';

describe('toSafePicture', () => {
  it.each([
    `data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9'/></svg>`,
    `data:image/svg+xml;charset=utf-8,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cpath d='M0 0h9'/%3E%3C/svg%3E`,
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cpath d='M0 0h9'/%3E%3C/svg%3E`,
  ])('keeps a drawing however its letters are told: %.40s', (url) => {
    const kept = toSafePicture(url) ?? '';
    expect(Buffer.from(kept.split('base64,')[1] ?? '', 'base64').toString()).toContain('<path d="M0 0h9"');
  });

  it.each(['data:text/html;utf8,<script>alert(1)</script>', 'data:image/png;utf8,<svg/>', 'https://e.example/a.png'])(
    'takes nothing else: %s',
    (url) => {
      expect(toSafePicture(url)).toBeUndefined();
    },
  );
});
