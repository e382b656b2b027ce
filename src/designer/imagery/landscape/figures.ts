import type { Stage } from './stage.ts';

/** A runner in stride, feet at `y`, `size` tall, facing the light. */
export function drawRunner({ pen, light, glow }: Stage, x: number, y: number, size: number): void {
  pen.shade(
    `M${x - size * 0.3} ${y}q${size * 0.3} ${-size * 0.06} ${size * 0.66} 0q${-size * 0.33} ${size * 0.06} ${-size * 0.66} 0z`,
    0.3,
  );
  pen.at({ x, y, scale: size / 100, flip: light === -1 }, () => {
    pen.stroke('c65', 'M-4 -56L-20 -48L-28 -34', { width: 8 });
    pen.stroke('a10', 'M-2 -40L-16 -22L-36 -18', { width: 11 });
    pen.path(glow, 'M-42 -24l8 3l-1 9l-9 0z');
    pen.stroke('a10', 'M2 -40L20 -30L14 -8', { width: 11 });
    pen.path(glow, 'M8 -9l9 1l8 6l-2 3l-16 -1z');
    pen.path('c40', 'M-10 -70Q2 -78 13 -70L9 -38Q0 -34 -9 -38z');
    pen.stroke('c80', 'M9 -67L20 -52L34 -58', { width: 8 });
    pen.circle('c80', 10, -86, 10);
    pen.path('a10', 'M1 -84Q0 -97 11 -97Q20 -96 20 -90Q10 -92 8 -86Q6 -80 1 -84zM2 -92L-12 -88L-2 -84z');
  });
}

/** A walker with a pack and a stick, feet at `y`. */
export function drawWalker({ pen, light }: Stage, x: number, y: number, size: number): void {
  pen.shade(
    `M${x - size * 0.2} ${y}q${size * 0.2} ${-size * 0.05} ${size * 0.5} 0q${-size * 0.25} ${size * 0.05} ${-size * 0.5} 0z`,
    0.3,
  );
  pen.at({ x, y, scale: size / 100, flip: light === -1 }, () => {
    pen.stroke('a10', 'M-3 -44L-10 -22L-18 -2', { width: 12 });
    pen.stroke('a10', 'M2 -44L12 -24L14 -2', { width: 12 });
    pen.path('a20', 'M-24 -4h14v5h-14zM8 -4h17v5h-17z');
    pen.path('c80', 'M-26 -80q-6 20 0 36h16v-36z');
    pen.path('c50', 'M-12 -80Q4 -86 12 -76L11 -40Q0 -36 -10 -40z');
    pen.stroke('c50', 'M8 -74L18 -56L28 -58', { width: 8 });
    pen.stroke('a10', 'M27 -66L34 0', { width: 3 });
    pen.circle('c80', 4, -91, 9);
    pen.path('a10', 'M-7 -93q4 -12 14 -9l8 4q-8 2 -12 6z');
  });
}
