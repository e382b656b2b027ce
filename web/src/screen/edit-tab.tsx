import { useMutation } from '@tanstack/react-query';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WireElement, WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { idOf } from '../api/request.ts';
import { edit, operate } from '../api/screens.ts';
import { perform } from '../history/history.ts';
import { changeScreens } from '../history/version-step.ts';
import { Button } from '../ui/button.tsx';
import { Labelled, Select, TextArea } from '../ui/fields.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface EditTabProps {
  project: string;
  screen: WireScreen;
  layout: WireScreenLayout | undefined;
  element: string | undefined;
  onElement(element: string | undefined): void;
  /** Sets the words of an element. */
  onWords(element: WireElement, words: string): void;
  isReadOnly: boolean;
}

const NAME_CHARACTERS = 42;

/** How an element is told from others in a list. */
function toLabel({ name, tag, text }: WireElement): string {
  const said = text && text !== name ? `${name}: ${text}` : name || tag;
  return said.length > NAME_CHARACTERS ? `${said.slice(0, NAME_CHARACTERS)}…` : said;
}

/** A change in words of the whole screen or of one element, and exact changes of that element. */
export function EditTab({ project, screen, layout, element, onElement, onWords, isReadOnly }: EditTabProps) {
  const { fail } = useToasts();
  const [prompt, setPrompt] = useState('');
  const id = idOf(screen.name);
  const chosen = layout?.elements.find((one) => one.id === element);
  const isWorking = screen.screenMetadata.status === 'IN_PROGRESS';
  const work = useMutation({ mutationFn: (run: () => Promise<unknown>) => perform(project, run), onError: fail });
  const change = (does: string, run: () => Promise<unknown>) =>
    changeScreens({ project, does, screens: [screen.name], change: run });
  if (isReadOnly) {
    return (
      <p className="text-[13px] leading-5 text-soft">
        {screen.htmlCode?.mimeType === 'text/html' && screen.screenMetadata.displayMode === 'HTML'
          ? 'You may look at this project and not change it. Duplicate it among your projects to go on from it.'
          : 'Documents and pictures stay as they were added: put another one on the canvas in their place.'}
      </p>
    );
  }
  const ask = (): void => {
    const said = prompt.trim();
    if (said === '' || isWorking) return;
    const called = chosen?.text ?? chosen?.name ?? '';
    work.mutate(() =>
      change('Change', () => edit(project, [id], { prompt: chosen ? `In “${called}”: ${said}` : said })),
    );
    setPrompt('');
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {layout && (
        <Labelled label="Element">
          {(field) => (
            <Select
              id={field}
              label="Element"
              value={element ?? ''}
              choices={[
                { value: '', label: 'The whole screen' },
                ...layout.elements.map((one) => ({ value: one.id, label: toLabel(one) })),
              ]}
              onChange={(next) => onElement(next === '' ? undefined : next)}
            />
          )}
        </Labelled>
      )}
      {chosen?.text !== undefined && (
        <TextEditor
          key={chosen.id + chosen.text}
          text={chosen.text}
          isBusy={isWorking || work.isPending}
          onSave={(value) => onWords(chosen, value)}
        />
      )}
      <Labelled label={chosen ? 'Change this element' : 'Change this screen'}>
        {(field) => (
          <TextArea
            id={field}
            rows={3}
            placeholder={chosen ? 'Say what to change of it' : 'Say what to change'}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              ask();
            }}
          />
        )}
      </Labelled>
      <div className="-mt-2 flex gap-2">
        {chosen && (
          <Button
            icon={<Trash2 size={14} />}
            disabled={isWorking}
            onClick={() => {
              work.mutate(() =>
                change('Remove an element', () => operate(project, id, [{ kind: 'remove', id: chosen.id }])),
              );
              onElement(undefined);
            }}
          >
            Remove it
          </Button>
        )}
        <Button
          look="primary"
          className="ml-auto"
          disabled={prompt.trim() === '' || isWorking}
          onClick={ask}
          icon={<ArrowUp size={14} />}
        >
          Change
        </Button>
      </div>
    </div>
  );
}

function TextEditor({ text, isBusy, onSave }: { text: string; isBusy: boolean; onSave(text: string): void }) {
  const [value, setValue] = useState(text);
  const isChanged = value.trim() !== '' && value.trim() !== text;
  return (
    <Labelled label="Its words">
      {(field) => (
        <div className="grid gap-2">
          <TextArea
            id={field}
            rows={text.length > 60 ? 4 : 2}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              if (isChanged && !isBusy) onSave(value.trim());
            }}
          />
          {isChanged && (
            <Button className="justify-self-end" disabled={isBusy} onClick={() => onSave(value.trim())}>
              Set the words
            </Button>
          )}
        </div>
      )}
    </Labelled>
  );
}
