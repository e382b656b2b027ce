import { useEffect, useState } from 'react';

export type Mode = 'light' | 'dark' | 'system';
const KEPT = 'tailorbird-mode';

const readMode = (): Mode => {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function apply(mode: Mode): void {
  const isDark = mode === 'dark' || (mode === 'system' && darkSystem.matches);
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
}

/** Draws the studio as chosen before, and goes along when the system changes. */
export function beginMode(): void {
  apply(readMode());
  darkSystem.addEventListener('change', () => apply(readMode()));
}

export function useMode(): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(readMode);
  useEffect(() => apply(mode), [mode]);
  return [
    mode,
    (next) => {
      localStorage.setItem(KEPT, next);
      setMode(next);
    },
  ];
}
