import type { Composition, Designer, Refusal, SourceScreen } from '../../src/domain/designer.ts';
import { splitScreens } from '../../src/designer/understand/split-screens.ts';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import type { DesignTheme } from '../../src/domain/design-theme.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  labelFont: 'INTER',
  roundness: 'ROUND_TWELVE',
  customColor: '#0f62fe',
  colorVariant: 'TONAL_SPOT',
};

/** Words in a prompt or instruction that make this designer behave. */
const BEHAVIOURS = { slow: 'SLOW', failing: 'BROKEN', unclear: 'UNCLEAR', failingOnce: 'BREAKS-EDITED' } as const;

export interface TestDesigner extends Designer {
  /** Resolves when work that a prompt with SLOW asked for has come to a stop here. */
  stopped(): Promise<void>;
  /** Lets all that stopped here go on. */
  release(): void;
}

/**
 * A designer for tests of everything around designers: the same small valid body for every prompt, steered by words in
 * the prompt. It is not the product's designer.
 */
export function createTestDesigner(): TestDesigner {
  let gate = Promise.withResolvers<void>();
  let arrival = Promise.withResolvers<void>();
  const stop = async (signal: AbortSignal): Promise<void> => {
    const aborted = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
    arrival.resolve();
    await Promise.race([gate.promise, aborted.promise]);
  };
  const behave = async (words: string, signal: AbortSignal): Promise<void> => {
    if (words.includes(BEHAVIOURS.slow)) await stop(signal);
    if (words.includes(BEHAVIOURS.failing)) throw new Error('the test designer was told to break at /secret/path');
  };
  return {
    name: 'test-designer',
    stopped: () => arrival.promise,
    release() {
      gate.resolve();
      gate = Promise.withResolvers<void>();
      arrival = Promise.withResolvers<void>();
    },
    split: async (prompt) => splitScreens(prompt),
    async design({ prompt, device = 'MOBILE', theme = THEME }, { signal, progress }) {
      progress('Thinking as a test does');
      await behave(prompt, signal);
      return compose('Habit home', prompt, device, theme);
    },
    async edit({ instruction, screen, device }, { signal }) {
      await behave(instruction, signal);
      if (instruction.includes(BEHAVIOURS.unclear)) return REFUSAL;
      if (instruction.includes(BEHAVIOURS.failingOnce) && screen.title.includes('edited'))
        throw new Error('the test designer breaks on a screen that was edited');
      return compose(`${screen.title}, edited`, instruction, device ?? screen.device, screen.theme);
    },
    async vary({ prompt, screen, count }, { signal }) {
      await behave(prompt, signal);
      return Array.from({ length: count }, (_, index) =>
        compose(toVariantTitle(screen, index), prompt, screen.device, screen.theme),
      );
    },
  };
}

const toVariantTitle = ({ title }: SourceScreen, index: number): string =>
  `${title} ${String.fromCodePoint(65 + index)}`;

const REFUSAL: Refusal = {
  kind: 'refusal',
  summary: 'That could not be understood, so nothing was changed.',
  suggestions: ['Make the title bigger', 'Use a dark theme'],
};

const compose = (title: string, words: string, device: Composition['device'], theme: DesignTheme): Composition => ({
  kind: 'composition',
  title,
  lang: 'en',
  device,
  theme,
  look: DEFAULT_LOOK,
  body: `<body class="bg-background text-on-background font-body"><main data-block="hero" class="p-page">
  <h1 class="text-display-sm font-headline">${title}</h1>
  <p class="text-body-md">${words.slice(0, 60).replaceAll(/[<>&]/g, '')}</p>
  <button type="button" class="bg-primary text-on-primary rounded-control px-4 py-3">Start run</button>
</main></body>`,
  summary: `A screen called ${title} with one paragraph and one button.`,
  suggestions: ['Add a weekly chart', 'Show the current streak'],
});
