import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editScreen } from '../../src/designer/edit/edit-screen.ts';
import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import { SAMPLE_DAY } from '../../src/designer/sample-brief.fixture.ts';
import type { FinishOptions } from '../../src/markup/finish.ts';
import { finish } from '../../src/markup/finish.ts';

const folder = new URL('bases/', import.meta.url);
type Base = Omit<FinishOptions, 'drawPicture'> & { id: string; file?: string; prompt: string };
const bases: Base[] = JSON.parse(readFileSync(new URL('bases.json', folder), 'utf8'));

/** What a refusal offers instead must do something on that very screen. */
describe.each(bases.filter((_, index) => index % 3 === 0))('suggestions on $id', (base) => {
  it('all work, and say what they did', async () => {
    const body = readFileSync(new URL(base.file ?? `${base.id}.html`, folder), 'utf8');
    const { html } = await finish(body, { ...base, drawPicture });
    const edit = (instruction: string) => editScreen({ instruction, screen: { ...base, html }, now: SAMPLE_DAY });
    const refusal = await edit('connect it to the warehouse');
    expect(refusal.kind).toBe('refusal');
    expect(refusal.suggestions.length).toBeGreaterThan(1);
    for (const suggestion of refusal.suggestions) {
      const answer = await edit(suggestion);
      expect(answer.kind, `${suggestion}: ${answer.summary}`).toBe('composition');
    }
  });
});
