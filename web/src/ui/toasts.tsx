import { X } from 'lucide-react';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { Toast } from 'radix-ui';
import { wordsOf } from '../api/request.ts';
import { IconButton } from './button.tsx';

interface Told {
  id: number;
  text: string;
  isError: boolean;
  undo: (() => void) | undefined;
}

interface Toasts {
  /** Says that something was done; `undo` takes it back. */
  tell(text: string, undo?: () => void): void;
  /** Says what went wrong. */
  fail(error: unknown): void;
}

const ToastContext = createContext<Toasts>({ tell: () => undefined, fail: () => undefined });

export const useToasts = (): Toasts => useContext(ToastContext);

const SHOWN_MS = 8_000;
let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<Told[]>([]);
  const add = useCallback((text: string, isError: boolean, undo?: () => void) => {
    lastId += 1;
    const toast = { id: lastId, text, isError, undo };
    setTold((known) => [...known.slice(-2), toast]);
  }, []);
  const toasts = useMemo<Toasts>(
    () => ({ tell: (text, undo) => add(text, false, undo), fail: (error) => add(wordsOf(error), true) }),
    [add],
  );
  return (
    <ToastContext value={toasts}>
      <Toast.Provider duration={SHOWN_MS} label="Message">
        {children}
        {told.map(({ id, text, isError, undo }) => (
          <Toast.Root
            key={id}
            type={isError ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && setTold((known) => known.filter((one) => one.id !== id))}
            className={`arrive flex items-center gap-3 rounded-lg border py-1.5 pr-1.5 pl-3.5 text-[13px] shadow-float ${isError ? 'border-danger bg-danger-tint text-ink' : 'border-transparent bg-ink text-canvas'}`}
          >
            <Toast.Description className="max-w-96 py-1">{text}</Toast.Description>
            {undo && (
              <Toast.Action
                altText="Undo"
                onClick={undo}
                className="rounded-md px-2 py-1 font-semibold underline underline-offset-2"
              >
                Undo
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <IconButton label="Dismiss" className="hover:bg-transparent! text-current! opacity-80 hover:opacity-100">
                <X size={14} />
              </IconButton>
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className="fixed bottom-4 left-4 z-50 grid gap-2 outline-none" />
      </Toast.Provider>
    </ToastContext>
  );
}
