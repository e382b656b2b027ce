import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';

const EXAMPLES = [
  'A habit tracker for runners, dark and playful, with a weekly chart',
  'A dashboard for a bike shop: revenue, orders, stock',
  'A landing page for a bakery with prices and opening hours',
];

/** Describe a screen, and a project with it is there. */
export function StartBox({ isBusy, onStart }: { isBusy: boolean; onStart(prompt: string): void }) {
  const [prompt, setPrompt] = useState('');
  const start = (): void => {
    if (prompt.trim() !== '' && !isBusy) onStart(prompt.trim());
  };
  return (
    <section aria-labelledby="start" className="mx-auto max-w-2xl">
      <h2 id="start" className="text-center text-2xl font-semibold tracking-tight text-balance">
        What shall be designed?
      </h2>
      <div className="mt-5 rounded-xl border border-line bg-panel shadow-card focus-within:border-accent">
        <textarea
          aria-label="Describe a screen"
          placeholder="Say what the screen is for and what is on it"
          rows={3}
          maxLength={20_000}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            start();
          }}
          className="block w-full resize-none bg-transparent px-4 pt-3.5 leading-6 outline-none placeholder:text-soft"
        />
        <div className="flex items-center justify-end gap-3 px-3 pb-3">
          <span className="text-xs text-soft max-sm:hidden">Enter to draw, Shift Enter for a new line</span>
          <Button look="primary" disabled={prompt.trim() === '' || isBusy} onClick={start} icon={<ArrowUp size={15} />}>
            Generate
          </Button>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap justify-center gap-2 xl:-mx-60" aria-label="Examples">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => setPrompt(example)}
              className="rounded-full border border-line px-3 py-1 text-xs text-soft hover:border-strong hover:text-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
