import { Check, ChevronRight, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import { request, wordsOf } from '../api/request.ts';
import { IconButton } from '../ui/button.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface RunListProps {
  runs: readonly WireRun[];
  /** Asks for a suggestion of a run. */
  onSuggestion(run: WireRun, suggestion: string): void;
}

const KINDS: Readonly<Record<string, string>> = {
  generate_screen_from_text: 'New screen',
  edit_screens: 'Edit',
  generate_variants: 'Variants',
  apply_design_system: 'Design system',
};

const SHOWN = 6;

/** What is being made and what was made lately, newest first. */
export function RunList({ runs, onSuggestion }: RunListProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = runs
    .filter(({ name }) => !hidden.has(name))
    .toReversed()
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <ol aria-label="Work" className="grid grid-cols-1 gap-2">
      {shown.map((run, index) => (
        <li key={run.name}>
          <RunCard
            run={run}
            isFirst={index === 0}
            onHide={() => setHidden((before) => new Set([...before, run.name]))}
            onSuggestion={(suggestion) => onSuggestion(run, suggestion)}
          />
        </li>
      ))}
    </ol>
  );
}

interface RunCardProps {
  run: WireRun;
  isFirst: boolean;
  onHide(): void;
  onSuggestion(suggestion: string): void;
}

function RunCard({ run, isFirst, onHide, onSuggestion }: RunCardProps) {
  const { fail } = useToasts();
  const [isOpen, setOpen] = useState<boolean>();
  const isWorking = run.state === 'QUEUED' || run.state === 'RUNNING';
  const isShown = isOpen ?? (isFirst || isWorking);
  const icon = {
    QUEUED: <LoaderCircle size={15} className="text-soft" />,
    RUNNING: <LoaderCircle size={15} className="animate-spin text-accent-ink" />,
    SUCCEEDED: <Check size={15} className="text-accent-ink" />,
    FAILED: <TriangleAlert size={15} className="text-danger" />,
    CANCELLED: <X size={15} className="text-soft" />,
  }[run.state];
  const title = run.prompt.includes('```') ? 'Exact change' : run.prompt;
  return (
    <article className="arrive rounded-lg border border-line bg-panel shadow-card">
      <header className="flex items-center gap-2 py-1 pr-1 pl-3">
        <span className="shrink-0">{icon}</span>
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setOpen(!isShown)}
          className="flex min-w-0 flex-1 items-center gap-1.5 rounded py-1.5 text-left text-[13px]"
        >
          <span className="min-w-0 truncate">
            <span className="font-medium">{KINDS[run.kind] ?? run.kind}</span>
            {title && <span className="text-soft"> {title}</span>}
          </span>
          <ChevronRight
            size={13}
            className={`shrink-0 text-soft transition-transform ${isShown ? 'rotate-90' : ''}`}
            aria-hidden
          />
        </button>
        <IconButton
          label={isWorking ? 'Cancel' : 'Dismiss'}
          className="size-7!"
          onClick={() => (isWorking ? void request('POST', `v1/${run.name}:cancel`).catch(fail) : onHide())}
        >
          <X size={14} />
        </IconButton>
      </header>
      {isShown && (
        <div
          className="grid grid-cols-1 gap-2.5 px-3 pb-3 text-[13px] leading-5"
          role={isWorking ? 'status' : undefined}
        >
          {isWorking && (
            <>
              <p className="text-soft">{run.message || 'Waiting until other work is done'}</p>
              <div className="h-1 overflow-hidden rounded-full bg-hover">
                <div
                  className={`h-full rounded-full bg-accent transition-[width] ${run.fraction === undefined ? 'sweeping w-full opacity-30' : ''}`}
                  {...(run.fraction !== undefined && { style: { width: `${run.fraction * 100}%` } })}
                />
              </div>
            </>
          )}
          {run.text && <p className="whitespace-pre-line">{run.text}</p>}
          {run.error && run.state === 'FAILED' && (
            <p>
              {wordsOf(new Error(run.error.message))} {run.error.hint}
            </p>
          )}
          {run.state === 'CANCELLED' && <p className="text-soft">Cancelled.</p>}
          {run.suggestions.length > 0 && (
            <ul className="flex flex-wrap gap-1.5" aria-label="Suggestions">
              {run.suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    onClick={() => onSuggestion(suggestion)}
                    className="rounded-full border border-line px-2.5 py-1 text-left text-xs hover:border-accent hover:text-accent-ink"
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </article>
  );
}
