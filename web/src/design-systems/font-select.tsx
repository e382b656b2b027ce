import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { FONT_CHOICES } from '../../../src/contract/choices.ts';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';

type Font = NonNullable<WireDesignTheme['headlineFont']>;

const AUTOMATIC = { value: 'FONT_UNSPECIFIED', label: 'Automatic' } as const;
const CHOICES = [AUTOMATIC, ...FONT_CHOICES];

/** A face for those that it lacks, should a file of it not come. */
const inItself = ({ value, label }: { value: string; label: string }) =>
  value === AUTOMATIC.value ? {} : { fontFamily: `'${label}', var(--font-sans)` };

interface FontSelectProps {
  /** Of the element that its label names. */
  id: string;
  value: Font;
  onChange(value: Font): void;
}

/** One of the faces, each shown in itself. */
export function FontSelect({ id, value, onChange }: FontSelectProps) {
  const chosen = CHOICES.find((choice) => choice.value === value) ?? AUTOMATIC;
  return (
    <Select.Root value={chosen.value} onValueChange={(next) => onChange(next as Font)}>
      <Select.Trigger
        id={id}
        className="flex h-8 w-full items-center justify-between gap-2 rounded-md border border-line bg-panel px-2.5 text-left text-sm text-ink hover:border-strong focus-visible:outline-offset-0"
      >
        <span className="truncate" style={inItself(chosen)}>
          <Select.Value />
        </span>
        <ChevronDown size={14} className="shrink-0 text-soft" aria-hidden />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="arrive z-50 max-h-[min(26rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] overflow-hidden rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          <Select.Viewport>
            {CHOICES.map((choice) => (
              <Select.Item
                key={choice.value}
                value={choice.value}
                className="flex h-9 cursor-default items-center gap-2 rounded-md px-2 text-base outline-none data-[highlighted]:bg-hover"
              >
                <span className="flex-1" style={inItself(choice)}>
                  <Select.ItemText>{choice.label}</Select.ItemText>
                </span>
                <Select.ItemIndicator>
                  <Check size={14} className="text-accent-ink" aria-hidden />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
