import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  wide?: boolean;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, lead, wide = false, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Radix.Content
          {...(lead === undefined && { 'aria-describedby': undefined })}
          // Focus on the first button would open its hint, which then takes the first Escape for itself.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className={`arrive fixed top-1/2 left-1/2 z-40 flex max-h-[min(44rem,92dvh)] w-[92vw] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl border border-line bg-panel shadow-float outline-none ${wide ? 'max-w-4xl' : 'max-w-md'}`}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-[15px] font-semibold">{title}</Radix.Title>
              {lead && <Radix.Description className="mt-0.5 text-[13px] text-soft">{lead}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" keys="Esc" className="-mt-1 -mr-2">
                <X size={16} />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-5 pb-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
