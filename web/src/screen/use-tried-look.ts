import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import type { Density } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { idOf } from '../api/request.ts';
import { themePreviewQuery, type TriedLook } from '../api/screens.ts';
import { useSettled } from '../ui/use-settled.ts';

const SETTLED_MS = 120;

/** A theme and a density that are tried on a screen without any run; `undefined` is the screen's own. */
export interface Trial {
  theme: WireDesignTheme | undefined;
  density: Density | undefined;
  isTried: boolean;
  /** The screen's document as it would be; absent while it is being made. */
  html: string | undefined;
  setTheme(theme: WireDesignTheme | undefined): void;
  setDensity(density: Density | undefined): void;
  takeBack(): void;
}

/** Tries looks on a screen. `isDesign`: it is a page that can be drawn anew. */
export function useTriedLook(project: string, screen: WireScreen | undefined, isDesign: boolean): Trial {
  const [theme, setTheme] = useState<WireDesignTheme>();
  const [density, setDensity] = useState<Density>();
  const isTried = theme !== undefined || density !== undefined;
  const look = useMemo(
    () => ({ theme: theme ?? screen?.theme, ...(density && { density }) }),
    [theme, density, screen?.theme],
  );
  const tried = useSettled(look, SETTLED_MS);
  const { data: preview } = useQuery({
    ...themePreviewQuery(project, idOf(screen?.name ?? ''), screen?.htmlCode?.name ?? '', tried as TriedLook),
    enabled: isTried && tried.theme !== undefined && isDesign,
  });
  const takeBack = (): void => {
    setTheme(undefined);
    setDensity(undefined);
  };
  return { theme, density, isTried, html: isTried ? preview?.html : undefined, setTheme, setDensity, takeBack };
}
