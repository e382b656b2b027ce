import { circlePath, rectPath, smoothThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { fillGround, pickTones } from './fields.ts';

const ascent = defineObject({
  id: 'ascent',
  words: [
    'rising',
    'rising line',
    'growth',
    'revenue',
    'chart',
    'column',
    'finance',
    'investment',
    'trend',
    'metric',
    'band',
    'bar',
    'statistic',
    'report',
    'sales',
    'forecast',
    'market',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    pen.circle(tones[2], width * 0.76, height * 0.32, height * 0.2);
    const count = Math.max(5, Math.round((width / height) * 5));
    const step = width / count;
    const tops = Array.from(
      { length: count },
      (_, index) => height * (0.8 - 0.52 * (index / (count - 1)) ** 1.2 - random.next() * 0.08),
    );
    tops.forEach((top, index) => {
      const x = Math.round(index * step);
      const wide = Math.round(step * 0.78);
      const y = Math.round(top);
      const split = Math.round((height - top) * (0.3 + random.next() * 0.2));
      pen.path(tones[index % 2 === 0 ? 0 : 3], `M${x} ${Math.round(height)}V${y}h${wide}V${Math.round(height)}z`);
      pen.path(tones[1], `M${x} ${Math.round(height)}v${-split}h${wide}v${split}z`);
    });
    const line = tops.map((top, index): Point => [(index + 0.39) * step, top - height * 0.09]);
    pen.stroke(tones[4], smoothThrough(line, 0), { width: height / 48 });
    const [endX, endY] = line.at(-2) ?? [0, 0];
    pen.path(tones[4], circlePath(endX, endY, height * 0.038));
    pen.path(ground, circlePath(endX, endY, height * 0.018));
  },
});

const cards = defineObject({
  id: 'cards',
  words: [
    'card',
    'kanban',
    'board',
    'interface',
    'screen',
    'app',
    'window',
    'layout',
    'project',
    'product',
    'payment',
    'workflow',
    'task',
    'document',
    'collaboration',
    'form',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    pen.circle(tones[0], width * 0.5, height * 0.52, height * 0.44);
    const unit = height / 360;
    const card = (
      x: number,
      y: number,
      turn: number,
      tone: (typeof tones)[number],
      mark: (typeof tones)[number],
    ): void =>
      pen.at({ x, y, rotate: turn, scale: unit }, () => {
        pen.shade(rectPath(-78, -46, 168, 112, 12), 0.2);
        pen.path(tone, rectPath(-84, -56, 168, 112, 12));
        pen.path(mark, circlePath(-56, -28, 14));
        pen.stroke(mark, 'M-30 -34h74M-30 -20h44M-66 10h130M-66 28h92', { width: 7 });
      });
    const order = random.shuffle([tones[1], tones[3], tones[4]]);
    card(width / 2 - 104 * unit, height * 0.4, -12, order[0] ?? tones[1], ground);
    card(width / 2 + 96 * unit, height * 0.44, 10, order[1] ?? tones[3], ground);
    card(width / 2 - 6 * unit, height * 0.66, -3, tones[2], ground);
  },
});

const funnel = defineObject({
  id: 'funnel',
  words: [
    'funnel',
    'conversion',
    'cohort',
    'narrowing',
    'filter',
    'pipeline',
    'process',
    'step',
    'lead',
    'marketing',
    'campaign',
    'hiring',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const tall = Math.round(height * 0.13);
    const gap = Math.round(height * 0.03);
    let share = 0.9;
    tones.forEach((tone, index) => {
      const wide = Math.round(Math.min(width * 0.92, height * 1.5) * share);
      const y = Math.round(height * 0.1 + index * (tall + gap));
      pen.path(tone, rectPath(width / 2 - wide / 2, y, wide, tall, tall / 2));
      pen.shade(rectPath(width / 2 + wide * 0.2, y, wide * 0.3, tall, tall / 2), 0.1);
      share *= 0.66 + random.next() * 0.12;
    });
    pen.path(tones[4], circlePath(width / 2, height * 0.95, height * 0.032));
  },
});

const scatter = defineObject({
  id: 'scatter',
  words: [
    'scatter',
    'scattered',
    'point',
    'correlation',
    'research data',
    'sample',
    'survey',
    'science',
    'confetti',
    'celebration',
    'party',
    'birthday',
    'festive',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const at = (part: number): number => height * (0.82 - 0.6 * part);
    pen.stroke(tones[1], `M0 ${at(0)}L${width} ${at(1)}`, { width: height / 40 });
    tones.forEach((tone, group) => {
      const dots = Array.from({ length: 9 }, (): string => {
        const part = random.next();
        const spread = (random.next() + random.next() - 1) * height * 0.36;
        return `M${Math.round(part * width)} ${Math.round(at(part) + spread)}h.1`;
      });
      pen.stroke(tone, dots.join(''), { width: height * (0.03 + ((group * 3) % 5) * 0.022) });
    });
  },
});

export const CHARTED: readonly PictureObject[] = [ascent, cards, funnel, scatter];
