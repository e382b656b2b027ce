import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DENSITY_CHOICES } from '../../../src/contract/choices.ts';
import type { Density } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { request } from '../api/request.ts';
import { ThemeFields } from '../design-systems/theme-fields.tsx';
import { perform } from '../history/history.ts';
import { changeScreens } from '../history/version-step.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/fields.tsx';
import { useToasts } from '../ui/toasts.tsx';
import type { Trial } from './use-tried-look.ts';

interface ThemeTabProps {
  project: string;
  screen: WireScreen;
  trial: Trial;
  /** How close things stand on the screen as it is; absent while that is not known. */
  ownDensity: Density | undefined;
  isReadOnly: boolean;
}

/** Colours, type and corners, tried on the page at once and kept as a version when they please. */
export function ThemeTab({ project, screen, trial, ownDensity, isReadOnly }: ThemeTabProps) {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const { theme, density, isTried, takeBack } = trial;
  const apply = useMutation({
    mutationFn: () =>
      perform(project, () =>
        changeScreens({
          project,
          does: 'Change the theme',
          screens: [screen.name],
          change: () =>
            request('POST', `v1/${screen.name}:retheme`, { theme: theme ?? screen.theme, ...(density && { density }) }),
        }),
      ),
    onError: fail,
    onSuccess: () => {
      takeBack();
      tell('The screen is drawn in the new theme; the one before is among the versions.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['screen'] }),
  });
  const keep = useMutation({
    mutationFn: () =>
      request('POST', 'v1/assets', {
        projectId: project,
        designSystem: { displayName: `${screen.title}, theme`, theme: theme ?? screen.theme },
      }),
    onError: fail,
    onSuccess: () => tell('The theme is a design system of the project now.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['assets'] }),
  });
  if (isReadOnly || !screen.theme)
    return <p className="text-[13px] leading-5 text-soft">This screen has no theme that could be changed here.</p>;
  return (
    <div className="grid gap-5">
      <ThemeFields brief theme={theme ?? screen.theme} onChange={trial.setTheme} />
      <div className="grid gap-1.5">
        <span className="text-xs font-medium text-soft">Density</span>
        <Segmented<Density | ''>
          label="Density"
          value={density ?? ownDensity ?? ''}
          choices={DENSITY_CHOICES}
          onChange={(next) => next !== '' && trial.setDensity(next)}
        />
      </div>
      <div className="grid gap-2">
        <div className="flex gap-2">
          <Button className="flex-1" disabled={!isTried} onClick={takeBack}>
            Take back
          </Button>
          <Button
            look="primary"
            className="flex-1"
            disabled={!isTried || apply.isPending}
            onClick={() => apply.mutate()}
          >
            Apply
          </Button>
        </div>
        <Button look="ghost" disabled={keep.isPending} onClick={() => keep.mutate()}>
          Keep as a design system
        </Button>
      </div>
    </div>
  );
}
