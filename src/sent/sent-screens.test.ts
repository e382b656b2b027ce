import { describe, expect, it } from 'vitest';
import { readSentEdit } from './sent-edit.ts';
import { readSentScreens, titleOfPage } from './sent-screens.ts';

describe('titleOfPage', () => {
  it.each([
    ['its heading', '<body><main><h1>Tide <em>table</em></h1><p>Low at six</p></main></body>', 'Tide table'],
    ['a heading that never ends', '<body><main><h1>Tides<div>Low at six</div><table><tr><td>A</table></body>', 'Tides'],
    ['no script', '<body><h1>Tides<script>alert(1)</script><style>p{}</style></h1></body>', 'Tides'],
    ['a heading of blocks', '<body><h1><div>Tides</div></h1></body>', 'Tides'],
  ])('is %s', (_, body, title) => {
    expect(titleOfPage(body)).toBe(title);
  });
});

describe('a NUL in a json fence', () => {
  const fence = (value: unknown): string => `As drawn:\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
  const refused = expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('NUL') });

  it('is refused in a plan', () => {
    expect(() => readSentScreens(fence({ title: 'a\u0000b', sections: [] }))).toThrow(refused);
  });

  it('is refused in an operation', () => {
    expect(() => readSentEdit(fence([{ kind: 'set-text', id: 'a', value: 'a\u0000b' }]))).toThrow(refused);
  });
});
