import { useMutation, useQuery } from '@tanstack/react-query';
import { FolderOpen, Plus, Search, Sparkles, Trash2, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLiveProjects } from '../api/live.ts';
import { createProject, projectsQuery, type View } from '../api/projects.ts';
import { idOf } from '../api/request.ts';
import { generate } from '../api/screens.ts';
import { Button } from '../ui/button.tsx';
import { Segmented, TextField, type Choice } from '../ui/fields.tsx';
import { Empty, ErrorNotice, Loading } from '../ui/notice.tsx';
import { ShortcutList, useShortcuts } from '../ui/shortcuts.tsx';
import { TitleDialog } from '../ui/title-dialog.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { EmptyTrashButton } from './empty-trash-button.tsx';
import { ProjectCard } from './project-card.tsx';
import { StartBox } from './start-box.tsx';
import { TrashedCard } from './trashed-card.tsx';

const VIEWS: readonly Choice<View>[] = [
  { value: 'owned', label: 'Yours', icon: <FolderOpen size={14} /> },
  { value: 'shared', label: 'Shared', icon: <Users size={14} /> },
  { value: 'trashed', label: 'Trash', icon: <Trash2 size={14} /> },
];

const TITLE_CHARACTERS = 60;

/** A title for a project of the words that it begins with. */
const toTitle = (prompt: string): string => {
  const [line = ''] = prompt.trim().split(/[\n.!?]/);
  if (line.length <= TITLE_CHARACTERS) return line || 'Untitled project';
  return `${line.slice(0, line.lastIndexOf(' ', TITLE_CHARACTERS))}…`;
};

export function HomePage() {
  useLiveProjects();
  const [, go] = useLocation();
  const { fail } = useToasts();
  const [view, setView] = useState<View>('owned');
  const [words, setWords] = useState('');
  const [isNaming, setNaming] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const title = useSettled(words.trim(), 200);
  const { data: projects, error, refetch } = useQuery(projectsQuery(view, title));
  const create = useMutation({
    mutationFn: async ({ title: named, prompt }: { title: string; prompt?: string }) => {
      const project = idOf((await createProject(named)).name);
      // The project is shown at once; the screen appears in it as it is drawn.
      if (prompt) void generate(project, { prompt }).catch(fail);
      return project;
    },
    onSuccess: (project) => go(`/projects/${project}`),
    onError: fail,
  });
  const shortcuts = [
    { keys: 'N', on: 'n', does: 'New project', run: () => setNaming(true) },
    { keys: '/', on: '/', does: 'Search', run: () => search.current?.focus() },
    { keys: '?', on: '?', does: 'Keyboard shortcuts', run: () => setHelpOpen(true) },
  ];
  useShortcuts(shortcuts);
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>
        <span className="font-semibold">Tailorbird</span>
      </TopBar>
      <main className="mx-auto w-full max-w-6xl flex-1 px-6 pt-8 pb-16">
        <h1 className="sr-only">Projects</h1>
        <StartBox isBusy={create.isPending} onStart={(prompt) => create.mutate({ title: toTitle(prompt), prompt })} />
        <div className="mt-10 mb-4 flex flex-wrap items-center gap-3">
          <Segmented label="Which projects" value={view} choices={VIEWS} onChange={setView} />
          <div className="relative ml-auto w-56">
            <Search size={14} className="pointer-events-none absolute top-2 left-2.5 text-soft" aria-hidden />
            <TextField
              ref={search}
              type="search"
              aria-label="Search projects"
              placeholder="Search"
              className="pl-8"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          {view === 'trashed' && projects && projects.length > 0 ? (
            <EmptyTrashButton />
          ) : (
            <Button look="primary" icon={<Plus size={15} />} onClick={() => setNaming(true)}>
              New project
            </Button>
          )}
        </div>
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {projects === undefined && !error && (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-5">
            {[1, 2, 3].map((place) => (
              <div key={place} className="h-56">
                <Loading label="Projects are being read" />
              </div>
            ))}
          </div>
        )}
        {projects && projects.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-5">
            {projects.map((project) => {
              const Card = view === 'trashed' ? TrashedCard : ProjectCard;
              return <Card key={project.name} project={project} />;
            })}
          </ul>
        )}
        {projects?.length === 0 && <NoProjects view={view} words={title} />}
      </main>
      {isNaming && (
        <TitleDialog
          heading="New project"
          title="Untitled project"
          action="Create"
          onClose={() => setNaming(false)}
          onDone={(named) => create.mutate({ title: named })}
        />
      )}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} shortcuts={shortcuts} />
    </div>
  );
}

function NoProjects({ view, words }: { view: View; words: string }) {
  if (words !== '') {
    return (
      <Empty icon={<Search size={20} />} title={`Nothing is called “${words}”`}>
        Titles are searched. Another word, or fewer letters of it, finds more.
      </Empty>
    );
  }
  if (view === 'trashed') {
    return (
      <Empty icon={<Trash2 size={20} />} title="The trash is empty">
        Projects that you delete wait here and can be put back.
      </Empty>
    );
  }
  if (view === 'shared') {
    return (
      <Empty icon={<Users size={20} />} title="Nothing is shared with you">
        Projects of others that you may read or change stand here.
      </Empty>
    );
  }
  return (
    <Empty icon={<Sparkles size={20} />} title="No projects yet">
      Describe a screen above and it is drawn in a new project. Or connect a coding agent in Settings, and let it ask.
    </Empty>
  );
}
