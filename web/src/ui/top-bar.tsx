import { useQuery } from '@tanstack/react-query';
import { Moon, Palette, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { serviceQuery } from '../api/projects.ts';
import { IconButton } from './button.tsx';
import { Mark } from './mark.tsx';
import { useMode } from './mode.ts';

/** The bar over every view: the way home, what the view puts there, and what is everywhere. */
export function TopBar({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  const [mode, setMode] = useMode();
  const [, go] = useLocation();
  const { data: service } = useQuery(serviceQuery);
  const isDark = document.documentElement.dataset['mode'] === 'dark';
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
      <Link href="/" aria-label="All projects" className="flex items-center gap-2 rounded-md p-1 font-semibold">
        <Mark />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-2">{children}</div>
      {actions}
      <IconButton label="Design systems" onClick={() => go('/design-systems')}>
        <Palette size={16} />
      </IconButton>
      <IconButton
        label={isDark ? 'Light appearance' : 'Dark appearance'}
        onClick={() => setMode(isDark ? 'light' : 'dark')}
        key={mode}
      >
        {isDark ? <Sun size={16} /> : <Moon size={16} />}
      </IconButton>
      <IconButton
        label={service?.keyed ? `Settings, ${service.user.name}` : 'Settings'}
        onClick={() => go('/settings')}
      >
        <Settings size={16} />
      </IconButton>
    </header>
  );
}
