import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { request } from '../api/request.ts';
import { ThemeFields } from '../design-systems/theme-fields.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface ThemeTabProps {
  project: string;
  screen: WireScreen;
  /** What is tried; absent: the screen's own. */
  theme: WireDesignTheme | undefined;
  onTheme(theme: WireDesignTheme | undefined): void;
  isReadOnly: boolean;
}

/** Colours, type and corners, tried on the page at once and kept as a version when they please. */
export function ThemeTab({ project, screen, theme, onTheme, isReadOnly }: ThemeTabProps) {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const apply = useMutation({
    mutationFn: () => request<WireScreen>('POST', `v1/${screen.name}:retheme`, { theme }),
    onError: fail,
    onSuccess: () => {
      onTheme(undefined);
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
      <ThemeFields brief theme={theme ?? screen.theme} onChange={onTheme} />
      <div className="grid gap-2">
        <div className="flex gap-2">
          <Button className="flex-1" disabled={theme === undefined} onClick={() => onTheme(undefined)}>
            Take back
          </Button>
          <Button
            look="primary"
            className="flex-1"
            disabled={theme === undefined || apply.isPending}
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
