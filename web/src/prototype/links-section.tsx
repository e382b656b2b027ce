import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Unlink } from 'lucide-react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
import type { WireElement, WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import { linksQuery } from '../api/prototype.ts';
import { screensQuery } from '../api/projects.ts';
import { perform } from '../history/history.ts';
import { changeLinks } from '../history/link-step.ts';
import { IconButton } from '../ui/button.tsx';
import { Labelled, Select } from '../ui/fields.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { BACK, TRANSITION_CHOICES } from './transition-choices.ts';

interface LinksSectionProps {
  project: string;
  /** Name of the screen. */
  screen: string;
  layout: WireScreenLayout | undefined;
  /** The element that is selected. */
  element: WireElement | undefined;
  onElement(element: string): void;
}

const isTarget = ({ htmlCode, screenMetadata }: LeanWireScreen): boolean =>
  htmlCode?.mimeType === 'text/html' && screenMetadata.status !== 'FAILED' && screenMetadata.displayMode === 'HTML';

/** What the selected element leads to in the prototype or, while none is selected, what all of the screen's lead to. */
export function LinksSection({ project, screen, layout, element, onElement }: LinksSectionProps) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: links = [] } = useQuery(linksQuery(project));
  const { data: screens = [] } = useQuery(screensQuery(project));
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => perform(project, run),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['links', project] }),
  });
  const own = links.filter((link) => link.screen === screen);
  const titleOf = (target: string | undefined): string =>
    target === undefined ? 'Back' : (screens.find(({ name }) => name === target)?.title ?? 'a screen that is gone');

  if (element) {
    const link = own.find((one) => one.element === element.id);
    const lead = (target: string, transition: WireScreenLink['transition'] = link?.transition ?? 'PUSH'): void =>
      change.mutate(() => {
        const made = { screen, element: element.id, transition, ...(target !== BACK && { target }) };
        return changeLinks(project, 'Link', link ? [link] : [], target === '' ? [] : [made]);
      });
    return (
      <div className="grid grid-cols-1 gap-2">
        <Labelled label="Leads to">
          {(id) => (
            <Select
              id={id}
              label="Leads to"
              value={link === undefined ? '' : (link.target ?? BACK)}
              choices={[
                { value: '', label: 'Nothing' },
                ...screens
                  .filter((one) => one.name !== screen && isTarget(one))
                  .map(({ name, title }) => ({ value: name, label: title })),
                { value: BACK, label: 'Back to where one came from' },
              ]}
              onChange={(target) => lead(target)}
            />
          )}
        </Labelled>
        {link?.target && (
          <Select
            label="Transition"
            value={link.transition}
            choices={TRANSITION_CHOICES}
            onChange={(transition) => lead(link.target ?? BACK, transition)}
          />
        )}
      </div>
    );
  }
  if (own.length === 0) return null;
  const labelOf = (id: string): string => {
    const found = layout?.elements.find((one) => one.id === id);
    return found?.text || found?.name || (layout ? 'An element that is gone' : '…');
  };
  return (
    <section className="grid gap-1" aria-labelledby="screen-links">
      <h2 id="screen-links" className="text-xs font-medium text-soft">
        Leads to
      </h2>
      <ul className="grid">
        {own.map((link) => (
          <li key={link.element} className="flex h-8 items-center gap-1.5 text-[13px]">
            <button
              type="button"
              onClick={() => onElement(link.element)}
              className="min-w-0 truncate rounded text-left hover:text-accent-ink"
            >
              {labelOf(link.element)}
            </button>
            <ArrowRight size={13} className="shrink-0 text-soft" aria-label="leads to" />
            <span className="min-w-0 flex-1 truncate">{titleOf(link.target)}</span>
            <IconButton
              label={`Unlink ${labelOf(link.element)}`}
              className="size-7!"
              onClick={() => change.mutate(() => changeLinks(project, 'Unlink', [link], []))}
            >
              <Unlink size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
