import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireSuggestedLink } from '../../../src/contract/shapes/screen-link.ts';
import { suggestedLinksQuery } from '../api/prototype.ts';
import { perform } from '../history/history.ts';
import { changeLinks } from '../history/link-step.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface SuggestDialogProps {
  project: string;
  screens: readonly LeanWireScreen[];
  /** Whether anything leads anywhere yet. */
  isLinked: boolean;
  onClose(): void;
}

const keyOf = ({ screen, element }: WireSuggestedLink): string => `${screen} ${element}`;

/** Links that the words on the screens suggest, to be taken or left; mount it to open it. */
export function SuggestDialog({ project, screens, isLinked, onClose }: SuggestDialogProps) {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const { data: links, error, refetch } = useQuery(suggestedLinksQuery(project));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = (links ?? []).filter((link) => !left.has(keyOf(link)));
  const titleOf = (name: string | undefined): string => screens.find((one) => one.name === name)?.title ?? 'Back';
  const take = useMutation({
    // Only elements that lead nowhere are suggested.
    mutationFn: () => perform(project, () => changeLinks(project, 'Link the screens', [], taken)),
    onError: fail,
    onSuccess: () => {
      tell(`${taken.length} ${taken.length === 1 ? 'element is' : 'elements are'} linked. Play it with P.`);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['links', project] }),
  });
  const toggle = (key: string): void =>
    setLeft((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    );
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title="Link the screens"
      lead="What the words on the screens suggest. Elements that lead somewhere already stay as they are; any element can be linked when it is selected in its screen."
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!links && !error && <Loading label="The screens are being read" />}
      {links?.length === 0 && (
        <p className="text-[13px] leading-5 text-soft">
          {isLinked
            ? 'Everything that the words suggest is linked already. For more, '
            : 'No label on a screen names another screen. Name screens as the buttons that lead to them, or '}
          open a screen, select an element and say what it leads to.
        </p>
      )}
      {links && links.length > 0 && (
        <div className="grid gap-4">
          {[...Map.groupBy(links, ({ screen }) => screen)].map(([screen, own]) => (
            <fieldset key={screen} className="grid gap-0.5">
              <legend className="mb-1 text-xs font-medium text-soft">{titleOf(screen)}</legend>
              {own.map((link) => (
                <label
                  key={link.element}
                  className="flex h-8 items-center gap-2 rounded-md px-1.5 text-[13px] hover:bg-hover"
                >
                  <input
                    type="checkbox"
                    className="accent-accent"
                    checked={!left.has(keyOf(link))}
                    onChange={() => toggle(keyOf(link))}
                  />
                  <span className="min-w-0 truncate">{link.label || 'A picture'}</span>
                  <ArrowRight size={13} className="shrink-0 text-soft" aria-label="leads to" />
                  <span className="min-w-0 truncate font-medium">{titleOf(link.target)}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <div className="sticky bottom-0 flex justify-end gap-2 bg-panel pt-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" disabled={taken.length === 0 || take.isPending} onClick={() => take.mutate()}>
              Link {taken.length}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
