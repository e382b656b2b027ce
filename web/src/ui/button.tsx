import { Tooltip } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent hover:brightness-110 border-transparent',
  plain: 'bg-panel text-ink border-line hover:bg-hover',
  ghost: 'border-transparent text-ink hover:bg-hover',
  danger: 'bg-danger-tint text-danger border-transparent hover:brightness-95',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  icon?: ReactNode;
}

export function Button({ look = 'plain', icon, children, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-md border px-3 text-[13px] font-medium whitespace-nowrap transition-colors disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does; also its tooltip. */
  label: string;
  /** The key that does the same. */
  keys?: string;
  look?: keyof typeof LOOKS;
  isPressed?: boolean;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A button that is an icon alone, named in a tooltip. */
export function IconButton({
  label,
  keys,
  look = 'ghost',
  isPressed,
  side = 'bottom',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          aria-label={label}
          {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
          className={`inline-flex size-8 shrink-0 items-center justify-center rounded-md border transition-colors disabled:opacity-50 ${LOOKS[look]} ${isPressed ? 'bg-tint! text-accent-ink!' : ''} ${className}`}
          {...rest}
        />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side}
          sideOffset={6}
          className="z-50 flex items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-float"
        >
          {label}
          {keys && <kbd className="font-sans opacity-70">{keys}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
