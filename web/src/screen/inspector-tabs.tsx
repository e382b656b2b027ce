import { CircleCheckBig, History, Info, MessageSquare, Palette, SquarePen } from 'lucide-react';
import { Tabs, Tooltip } from 'radix-ui';

export type InspectorTab = (typeof TABS)[number]['value'];

const TABS = [
  { value: 'edit', label: 'Edit', Icon: SquarePen },
  { value: 'theme', label: 'Theme', Icon: Palette },
  { value: 'comments', label: 'Comments', Icon: MessageSquare },
  { value: 'versions', label: 'Versions', Icon: History },
  { value: 'report', label: 'Report', Icon: CircleCheckBig },
  { value: 'about', label: 'About', Icon: Info },
] as const;

/** What can be looked into of a screen; only the one that is open says its name beside its sign. */
export const InspectorTabs = ({ tab, openComments }: { tab: InspectorTab; openComments: number }) => (
  <Tabs.List aria-label="Inspector" className="flex shrink-0 items-center border-b border-line px-1">
    {TABS.map(({ value, label, Icon }) => (
      <Tooltip.Root key={value}>
        <Tooltip.Trigger asChild>
          <span>
            <Tabs.Trigger
              value={value}
              className="relative flex h-10 items-center gap-1.5 rounded-md px-1.5 text-[13px] font-medium text-soft hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"
            >
              <Icon size={16} aria-hidden />
              <span className={value === tab ? '' : 'sr-only'}>{label}</span>
              {value === 'comments' && openComments > 0 && (
                <span className="text-[11px] text-accent-ink tabular-nums">
                  {openComments} <span className="sr-only">open</span>
                </span>
              )}
            </Tabs.Trigger>
          </span>
        </Tooltip.Trigger>
        {value !== tab && (
          <Tooltip.Portal>
            <Tooltip.Content
              sideOffset={4}
              className="z-50 rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-float"
            >
              {label}
            </Tooltip.Content>
          </Tooltip.Portal>
        )}
      </Tooltip.Root>
    ))}
  </Tabs.List>
);
