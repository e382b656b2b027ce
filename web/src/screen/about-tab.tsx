import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { FEEDBACK_REASON_CHOICES } from '../../../src/contract/choices.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { idOf, request } from '../api/request.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Labelled, TextArea } from '../ui/fields.tsx';
import { useToasts } from '../ui/toasts.tsx';

/** The prompt, the facts, and what one thinks of it. */
export function AboutTab({ screen }: { project: string; screen: WireScreen }) {
  const facts = [
    ['Device', screen.deviceType.toLowerCase().replaceAll('_', ' ')],
    ['Size', `${screen.width} × ${screen.height} px`],
    ['Drawn by', screen.generatedBy],
    ['Renderer', screen.screenMetadata.renderer ?? 'none'],
    ['Id', idOf(screen.name)],
  ];
  return (
    <div className="grid gap-6 text-[13px]">
      {screen.prompt && (
        <section className="grid gap-1.5">
          <h2 className="text-xs font-medium text-soft">Prompt</h2>
          <p className="leading-5 break-words whitespace-pre-line">{screen.prompt}</p>
          <div>
            <CopyButton text={screen.prompt} />
          </div>
        </section>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <Feedback screen={screen} />
    </div>
  );
}

function Feedback({ screen }: { screen: WireScreen }) {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const given = (screen.htmlCode ?? screen.screenshot)?.userFeedback?.rating;
  const [isOpen, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const rate = useMutation({
    mutationFn: (rating: 'POSITIVE' | 'NEGATIVE') =>
      request('POST', `v1/${screen.name}:rate`, { rating, comment, reasons: rating === 'NEGATIVE' ? reasons : [] }),
    onError: fail,
    onSuccess: () => {
      setOpen(false);
      tell('Thank you: that is kept with the screen.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['screen', idOf(screen.name)] }),
  });
  return (
    <section className="grid gap-2" aria-labelledby="feedback">
      <h2 id="feedback" className="text-xs font-medium text-soft">
        How good is it?
      </h2>
      <div className="flex gap-2">
        <Button
          aria-pressed={given === 'POSITIVE'}
          icon={<ThumbsUp size={14} />}
          onClick={() => rate.mutate('POSITIVE')}
        >
          Good
        </Button>
        <Button
          aria-pressed={given === 'NEGATIVE'}
          aria-expanded={isOpen}
          icon={<ThumbsDown size={14} />}
          onClick={() => setOpen(!isOpen)}
        >
          Not good
        </Button>
      </div>
      {given && !isOpen && <p className="text-xs text-soft">Rated {given.toLowerCase()}.</p>}
      {isOpen && (
        <div className="grid gap-3">
          <fieldset className="grid gap-1.5">
            <legend className="sr-only">What is wrong</legend>
            {FEEDBACK_REASON_CHOICES.map(({ value, label }) => (
              <label key={value} className="flex items-center gap-2">
                <input
                  type="checkbox"
                  className="accent-accent"
                  checked={reasons.includes(value)}
                  onChange={(event) =>
                    setReasons(event.target.checked ? [...reasons, value] : reasons.filter((one) => one !== value))
                  }
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Labelled label="In your words">
            {(id) => <TextArea id={id} rows={2} value={comment} onChange={(event) => setComment(event.target.value)} />}
          </Labelled>
          <Button className="justify-self-end" disabled={rate.isPending} onClick={() => rate.mutate('NEGATIVE')}>
            Send
          </Button>
        </div>
      )}
    </section>
  );
}
