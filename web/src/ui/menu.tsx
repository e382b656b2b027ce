import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface Entry {
  label: string;
  icon?: ReactNode;
  keys?: string;
  isDanger?: boolean;
  onSelect(): void;
}

/** A menu behind a button. */
export function Menu({ trigger, entries }: { trigger: ReactNode; entries: readonly Entry[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="arrive z-50 min-w-44 rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          {entries.map(({ label, icon, keys, isDanger, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              onSelect={onSelect}
              className={`flex h-8 cursor-default items-center gap-2 rounded-md px-2 text-[13px] outline-none data-[highlighted]:bg-hover ${isDanger ? 'text-danger' : ''}`}
            >
              <span className="flex size-4 items-center justify-center">{icon}</span>
              <span className="flex-1">{label}</span>
              {keys && <kbd className="font-sans text-xs text-soft">{keys}</kbd>}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
