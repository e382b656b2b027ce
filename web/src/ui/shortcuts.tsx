import { useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

export interface Shortcut {
  /** As it is shown: `?`, `Del`, `Ctrl A`. */
  keys: string;
  /** `event.key`, with `ctrl+` before it where Ctrl or ⌘ is held; letters small, with `shift+` where that is held. */
  on: string | readonly string[];
  does: string;
  run(): void;
}

/** What takes letters: fields, and lists that go to the entry which begins with one. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox');

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(?:A|BUTTON|SUMMARY)$/.test(target.tagName);

/**
 * The key with what is held. Whether a letter is told as big or small hangs on the system (⌘⇧Z tells `z`, Ctrl ⇧ Z `Z`) and
 * on Caps Lock, so Shift is told by itself; of other keys it makes another one, as `?`.
 */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${isLetter && shiftKey ? 'shift+' : ''}${isLetter ? key.toLowerCase() : key}`;
}

/** Listens for shortcuts wherever the focus is, except where somebody types or a dialog or menu is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog],[role=menu],[role=listbox]') !== null) return;
      const pressed = nameOf(event);
      const shortcut = current.current.find(({ on }) => (typeof on === 'string' ? [on] : on).includes(pressed));
      if (shortcut === undefined) return;
      // What has the focus keeps its own keys.
      if ((event.key === 'Enter' || event.key === ' ') && isPressable(event.target)) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A longer list stands in two columns. */
const ONE_COLUMN = 12;

interface ShortcutListProps {
  isOpen: boolean;
  onClose(): void;
  shortcuts: readonly Pick<Shortcut, 'keys' | 'does'>[];
}

export function ShortcutList({ isOpen, onClose, shortcuts }: ShortcutListProps) {
  return (
    <Dialog isOpen={isOpen} wide={shortcuts.length > ONE_COLUMN} onClose={onClose} title="Keyboard shortcuts">
      {/* It can be scrolled by keys where a window is low. */}
      <dl tabIndex={0} className={`gap-x-10 ${shortcuts.length > ONE_COLUMN ? 'sm:columns-2' : ''}`}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys + does} className="flex h-8 break-inside-avoid items-center justify-between gap-4 text-[13px]">
            <dt>{does}</dt>
            <dd>
              <kbd className="rounded border border-line bg-hover px-1.5 py-0.5 font-sans text-xs text-soft">
                {keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
