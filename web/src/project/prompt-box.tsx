import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Layers2, ListTree, SlidersHorizontal, TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type RefObject } from 'react';
import { CREATIVE_RANGE_CHOICES, VARIANT_ASPECT_CHOICES } from '../../../src/contract/choices.ts';
import { serviceQuery } from '../api/projects.ts';
import { understandingQuery, type Asking, type VariantOptions } from '../api/screens.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segmented, Select, type Choice } from '../ui/fields.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { BriefDialog } from './brief-dialog.tsx';
import { DEVICE_CHOICES, type Device } from './device-choices.tsx';
import { toPriceWords } from './price-words.ts';

export type Task = 'generate' | 'edit' | 'vary';

interface PromptBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  task: Task;
  onTask(task: Task): void;
  /** How many screens are selected that can be edited. */
  selectedCount: number;
  onAsk(task: Task, asking: Asking, options: VariantOptions): void;
}

const PLACEHOLDERS: Readonly<Record<Task, string>> = {
  generate: 'Describe a new screen',
  edit: 'Say what to change of the selection',
  vary: 'Say what the variants should try',
};

const COUNTS: readonly Choice[] = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** Where everything is asked for: a new screen, a change of the selection, or variants of it. */
export function PromptBox({ box, task, onTask, selectedCount, onAsk }: PromptBoxProps) {
  const { data: service } = useQuery(serviceQuery);
  const [prompt, setPrompt] = useState('');
  const [device, setDevice] = useState<Device>('DEVICE_TYPE_UNSPECIFIED');
  const [modelId, setModelId] = useState('MODEL_ID_UNSPECIFIED');
  const [options, setOptions] = useState<VariantOptions>({ variantCount: 3, creativeRange: 'EXPLORE', aspects: [] });
  const [isBriefOpen, setBriefOpen] = useState(false);
  const settled = useSettled(task === 'generate' ? prompt.trim() : '', 700);
  const { data: understood } = useQuery(understandingQuery(settled));
  const needsSelection = task !== 'generate' && selectedCount === 0;
  const most = service?.limits.screensPerCall ?? Infinity;
  const isTooMany = task !== 'generate' && selectedCount > most;
  const isReady = prompt.trim() !== '' && !needsSelection && !isTooMany;
  const ask = (words: string): void => {
    onAsk(task, { prompt: words, deviceType: device, ...(modelId !== 'MODEL_ID_UNSPECIFIED' && { modelId }) }, options);
    setPrompt('');
  };
  const unread = settled === prompt.trim() && settled !== '' ? (understood?.unread ?? []) : [];
  const tasks: Choice<Task>[] = [
    { value: 'generate', label: 'New screen' },
    { value: 'edit', label: selectedCount > 1 ? `Edit ${selectedCount}` : 'Edit' },
    { value: 'vary', label: 'Variants' },
  ];
  return (
    <section
      aria-label="Prompt"
      className="w-full rounded-xl border border-line bg-panel shadow-float focus-within:border-accent"
    >
      {unread.length > 0 && (
        <div role="status" className="flex items-start gap-2 border-b border-line px-3.5 py-2 text-xs leading-5">
          <TriangleAlert size={14} className="mt-0.5 shrink-0 text-soft" aria-hidden />
          <p className="min-w-0 flex-1">
            <span className="text-soft">Not understood: </span>
            {unread.map((words) => `“${words}”`).join(', ')}
          </p>
          <button
            type="button"
            className="shrink-0 font-medium text-accent-ink underline underline-offset-2"
            onClick={() => setBriefOpen(true)}
          >
            Correct the brief
          </button>
        </div>
      )}
      <textarea
        ref={box}
        aria-label={PLACEHOLDERS[task]}
        placeholder={
          needsSelection
            ? 'Select a screen first'
            : isTooMany
              ? `At most ${most} screens are changed at once`
              : PLACEHOLDERS[task]
        }
        rows={prompt.length > 120 || prompt.includes('\n') ? 4 : 2}
        maxLength={service?.limits.promptCharacters ?? 20_000}
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (isReady) ask(prompt.trim());
        }}
        className="block w-full resize-none bg-transparent px-3.5 pt-3 leading-5 outline-none placeholder:text-soft"
      />
      <div className="flex flex-wrap items-center gap-1.5 p-2 pt-1">
        <Segmented label="What to do" value={task} choices={tasks} onChange={onTask} />
        {task === 'vary' ? (
          <VariantMenu options={options} onChange={setOptions} />
        ) : (
          <Segmented label="Device" compact value={device} choices={DEVICE_CHOICES} onChange={setDevice} />
        )}
        <span className="flex-1" />
        {service && service.designers.length > 0 && (
          <div className="ml-auto flex min-w-0 items-center gap-1.5">
            <span className="truncate text-xs text-soft" aria-live="polite">
              {toPriceWords(service.designers.find((one) => one.modelId === modelId))}
            </span>
            <Select
              label="Drawn by"
              className="w-40!"
              value={modelId}
              choices={[
                { value: 'MODEL_ID_UNSPECIFIED', label: 'Embedded designer' },
                ...service.designers.map(({ modelId: value, name }) => ({ value, label: name })),
              ]}
              onChange={setModelId}
            />
          </div>
        )}
        {task === 'generate' && (
          <IconButton
            label="What is understood"
            side="top"
            disabled={prompt.trim() === ''}
            onClick={() => setBriefOpen(true)}
          >
            <ListTree size={16} />
          </IconButton>
        )}
        <Button look="primary" disabled={!isReady} onClick={() => ask(prompt.trim())} icon={<ArrowUp size={15} />}>
          {task === 'generate' ? 'Generate' : task === 'edit' ? 'Change' : 'Make'}
        </Button>
      </div>
      {isBriefOpen && (
        <BriefDialog
          prompt={prompt.trim()}
          onClose={() => setBriefOpen(false)}
          onDraw={(brief) => {
            setBriefOpen(false);
            ask(brief);
          }}
        />
      )}
    </section>
  );
}

interface VariantMenuProps {
  options: VariantOptions;
  onChange(options: VariantOptions): void;
}

function VariantMenu({ options, onChange }: VariantMenuProps) {
  const { variantCount, creativeRange, aspects } = options;
  const toggle = (aspect: string): void =>
    onChange({
      ...options,
      aspects: aspects.includes(aspect) ? aspects.filter((one) => one !== aspect) : [...aspects, aspect],
    });
  const range = CREATIVE_RANGE_CHOICES.find(({ value }) => value === creativeRange)?.label ?? '';
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={<SlidersHorizontal size={14} />}>
          {variantCount} · {range}
          {aspects.length > 0 && ` · ${aspects.length} ${aspects.length === 1 ? 'aspect' : 'aspects'}`}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={8}
          className="arrive z-30 grid w-72 gap-4 rounded-lg border border-line bg-raised p-4 shadow-float"
        >
          <div className="grid gap-1.5">
            <span className="flex items-center gap-1.5 text-xs font-medium text-soft">
              <Layers2 size={13} aria-hidden /> How many
            </span>
            <Segmented
              label="How many"
              value={String(variantCount)}
              choices={COUNTS}
              onChange={(count) => onChange({ ...options, variantCount: Number(count) })}
            />
          </div>
          <div className="grid gap-1.5">
            <span className="text-xs font-medium text-soft">How far from the original</span>
            <Segmented
              label="How far from the original"
              value={creativeRange}
              choices={CREATIVE_RANGE_CHOICES}
              onChange={(next) => onChange({ ...options, creativeRange: next })}
            />
          </div>
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 text-xs font-medium text-soft">
              What may change (nothing chosen: everything)
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {VARIANT_ASPECT_CHOICES.map(({ value, label }) => (
                <label
                  key={value}
                  className="rounded-full border border-line px-2.5 py-1 text-xs has-checked:border-accent has-checked:bg-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={aspects.includes(value)}
                    onChange={() => toggle(value)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
