import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, wordsOf } from '../api/request.ts';
import { Button } from './button.tsx';

/** What went wrong, what to do next, and a way to try again. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?(): void }) {
  const hint = error instanceof ApiError ? error.hint : undefined;
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-lg bg-danger-tint px-3 py-2.5 text-[13px]">
      <CircleAlert size={16} className="mt-0.5 shrink-0 text-danger" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ink">{wordsOf(error)}</p>
        {hint && <p className="mt-0.5 break-words text-soft">{hint}</p>}
      </div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** Nothing here yet: what it is for and how to begin. */
export function Empty({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-2 py-16 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-xl bg-tint text-accent-ink">{icon}</span>
      <h2 className="text-[15px] font-semibold">{title}</h2>
      <div className="text-[13px] leading-5 text-soft">{children}</div>
    </div>
  );
}

export const Loading = ({ label = 'Loading' }: { label?: string }) => (
  <div role="status" className="sweeping h-full min-h-24 w-full rounded-lg bg-hover">
    <span className="sr-only">{label}</span>
  </div>
);
