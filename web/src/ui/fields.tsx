import { ToggleGroup } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

const FIELD =
  'w-full rounded-md border border-line bg-panel px-2.5 text-[13px] text-ink placeholder:text-soft hover:border-strong focus-visible:outline-offset-0';

export const TextField = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input className={`h-8 ${FIELD} ${className}`} {...rest} />
);

export const TextArea = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={`py-2 leading-5 ${FIELD} ${className}`} {...rest} />
);

interface LabelledProps {
  label: string;
  hint?: string;
  children(id: string): ReactNode;
}

export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {label}
      </label>
      {children(id)}
      {hint && <p className="text-xs text-soft">{hint}</p>}
    </div>
  );
}

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface PickProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange(value: NoInfer<Value>): void;
  /** Shows icons alone, each named by its tooltip. */
  compact?: boolean;
}

/** One of a few. */
export function Segmented<Value extends string>({ label, value, choices, onChange, compact }: PickProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next: string) => next !== '' && onChange(next as Value)}
      className="inline-flex w-fit rounded-md bg-hover p-0.5"
    >
      {choices.map((choice) => (
        <ToggleGroup.Item
          key={choice.value}
          value={choice.value}
          aria-label={choice.label}
          title={compact ? choice.label : undefined}
          className={`inline-flex h-7 items-center justify-center gap-1.5 rounded-[5px] text-[13px] font-medium text-soft hover:text-ink data-[state=on]:bg-panel data-[state=on]:text-ink data-[state=on]:shadow-card ${compact ? 'w-8' : 'px-2.5'}`}
        >
          {choice.icon}
          {!compact && choice.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

interface SelectProps<Value extends string> extends PickProps<Value> {
  id?: string;
  className?: string;
}

/** One of many. */
export function Select<Value extends string>({
  label,
  value,
  choices,
  onChange,
  id,
  className = '',
}: SelectProps<Value>) {
  return (
    <select
      {...(id === undefined ? { 'aria-label': label } : { id })}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={`h-8 ${FIELD} pr-1 ${className}`}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
