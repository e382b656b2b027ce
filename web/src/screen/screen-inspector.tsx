import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import type { WireElement, WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { commentsQuery, isOpen } from '../api/comments.ts';
import { runsQuery } from '../api/projects.ts';
import { CommentsTab } from '../comments/comments-tab.tsx';
import { RunList } from '../project/run-list.tsx';
import { LinksSection } from '../prototype/links-section.tsx';
import { AboutTab } from './about-tab.tsx';
import { EditTab } from './edit-tab.tsx';
import { InspectorTabs, type InspectorTab } from './inspector-tabs.tsx';
import { ReportTab } from './report-tab.tsx';
import { ThemeTab } from './theme-tab.tsx';
import type { Trial } from './use-tried-look.ts';
import { VersionsTab } from './versions-tab.tsx';

interface ScreenInspectorProps {
  project: string;
  screen: WireScreen;
  layout: WireScreenLayout | undefined;
  tab: InspectorTab;
  onTab(tab: InspectorTab): void;
  /** The element that is selected. */
  element: WireElement | undefined;
  onElement(element: string | undefined): void;
  /** Selects an element also where elements are not being selected. */
  onShowElement(element: string): void;
  onWords(element: WireElement, words: string): void;
  onSuggestion(suggestion: string): void;
  trial: Trial;
  /** It is a page that was drawn here, and not a document or an image. */
  isDesign: boolean;
  isReadOnly: boolean;
}

/** Everything that can be looked into and changed of a screen, beside it. */
export function ScreenInspector({ project, screen, layout, tab, element, trial, ...props }: ScreenInspectorProps) {
  const { isDesign, isReadOnly, onTab, onElement, onShowElement, onWords, onSuggestion } = props;
  const { data: runs = [] } = useQuery(runsQuery(project));
  const { data: comments = [] } = useQuery(commentsQuery(project));
  const isFixed = isReadOnly || !isDesign;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => onTab(next as InspectorTab)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <InspectorTabs
        tab={tab}
        openComments={comments.filter((one) => one.screen === screen.name && isOpen(one)).length}
      />
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <Tabs.Content value="edit" className="grid grid-cols-1 gap-4">
          <EditTab
            project={project}
            screen={screen}
            layout={layout}
            element={element?.id}
            onElement={onElement}
            onWords={onWords}
            isReadOnly={isFixed}
          />
          {!isFixed && (
            <LinksSection
              project={project}
              screen={screen.name}
              layout={layout}
              element={element}
              onElement={onElement}
            />
          )}
          <RunList
            runs={runs.filter(({ screens }) => screens.includes(screen.name))}
            onSuggestion={(_, suggestion) => onSuggestion(suggestion)}
          />
        </Tabs.Content>
        <Tabs.Content value="theme">
          <ThemeTab project={project} screen={screen} trial={trial} ownDensity={layout?.density} isReadOnly={isFixed} />
        </Tabs.Content>
        <Tabs.Content value="comments">
          <CommentsTab
            project={project}
            screen={screen.name}
            layout={layout}
            element={element}
            onElement={onShowElement}
          />
        </Tabs.Content>
        <Tabs.Content value="versions">
          <VersionsTab project={project} screen={screen} isReadOnly={isReadOnly} />
        </Tabs.Content>
        <Tabs.Content value="report">
          <ReportTab
            project={project}
            screen={screen}
            isDesign={isDesign && screen.screenMetadata.status === 'COMPLETE'}
            onElement={onShowElement}
          />
        </Tabs.Content>
        <Tabs.Content value="about">
          <AboutTab project={project} screen={screen} />
        </Tabs.Content>
      </div>
    </Tabs.Root>
  );
}
