import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, Palette, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { WireAsset } from '../../../src/contract/shapes/asset.ts';
import type { WireDesignSystem } from '../../../src/contract/shapes/design-theme.ts';
import { projectsQuery } from '../api/projects.ts';
import { readDesignMd, type DesignMdReading } from '../api/design-md.ts';
import { idOf, request } from '../api/request.ts';
import { assetQuery, assetsQuery } from '../api/screens.ts';
import { Button } from '../ui/button.tsx';
import { Empty, ErrorNotice, Loading } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { DesignSystemEditor } from './design-system-editor.tsx';
import { Findings } from './findings.tsx';

const PLAIN: WireDesignSystem = {
  displayName: 'New design system',
  theme: {
    colorMode: 'LIGHT',
    headlineFont: 'INTER',
    bodyFont: 'INTER',
    roundness: 'ROUND_EIGHT',
    customColor: '#17714a',
  },
};

/** Design systems of one's projects and those of none: listed, made, read from a DESIGN.md, edited. */
export function DesignSystemsPage({ asset }: { asset?: string }) {
  const [, go] = useLocation();
  const project = new URLSearchParams(useSearch()).get('project') ?? '';
  const client = useQueryClient();
  const { fail } = useToasts();
  const file = useRef<HTMLInputElement>(null);
  const [findings, setFindings] = useState<DesignMdReading['findings']>([]);
  const globals = useQuery(assetsQuery(''));
  const { data: projects = [] } = useQuery(projectsQuery('owned', ''));
  const perProject = useQueries({ queries: projects.slice(0, 50).map(({ name }) => assetsQuery(idOf(name))) });
  const one = useQuery({ ...assetQuery(asset ?? ''), enabled: asset !== undefined });

  const create = useMutation({
    mutationFn: (designSystem: WireDesignSystem) =>
      request<WireAsset>('POST', 'v1/assets', { designSystem, ...(project && { projectId: project }) }),
    onError: fail,
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['assets'] });
      go(`/design-systems/${idOf(made.name)}`);
    },
  });
  const readFile = useMutation({
    mutationFn: async (sent: File) => {
      const designMd = await sent.text();
      const read = await readDesignMd(designMd);
      setFindings(read.theme === undefined ? read.findings : []);
      if (read.theme === undefined) throw new Error('nothing of this file could be read as a design system');
      await create.mutateAsync({ displayName: read.displayName, theme: { ...read.theme, designMd } });
    },
    onError: fail,
  });
  const groups: { title: string; systems: WireAsset[] }[] = [
    { title: 'For every project', systems: globals.data ?? [] },
    ...projects.map(({ title }, index) => ({ title, systems: perProject[index]?.data ?? [] })),
  ].filter(({ systems }) => systems.length > 0);
  const error = globals.error ?? one.error;
  return (
    <div
      className="flex h-dvh flex-col"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) readFile.mutate(dropped);
      }}
    >
      <TopBar
        actions={
          <>
            <Button icon={<FileUp size={14} />} onClick={() => file.current?.click()}>
              DESIGN.md
            </Button>
            <Button look="primary" icon={<Plus size={15} />} onClick={() => create.mutate(PLAIN)}>
              New
            </Button>
          </>
        }
      >
        <h1 className="font-semibold">Design systems</h1>
      </TopBar>
      <input
        ref={file}
        type="file"
        hidden
        accept=".md,text/markdown"
        onChange={(event) => {
          const [sent] = event.target.files ?? [];
          if (sent) readFile.mutate(sent);
          event.target.value = '';
        }}
      />
      <div className="flex min-h-0 flex-1">
        {groups.length > 0 && (
          <nav
            aria-label="Design systems"
            className="w-56 shrink-0 overflow-y-auto border-r border-line bg-panel p-2 max-md:w-40"
          >
            {groups.map(({ title, systems }, index) => (
              <section key={`${title} ${index}`} className="mb-3">
                <h2 className="truncate px-2 py-1.5 text-xs font-medium text-soft">{title}</h2>
                {systems.map(({ name, designSystem }) => (
                  <Link
                    key={name}
                    href={`/design-systems/${idOf(name)}`}
                    aria-current={idOf(name) === asset ? 'page' : undefined}
                    className="flex h-8 items-center gap-2.5 rounded-md px-2 text-[13px] hover:bg-hover aria-[current=page]:bg-tint aria-[current=page]:text-accent-ink"
                  >
                    <span
                      className="size-3.5 shrink-0 rounded-full border border-line"
                      style={{ background: designSystem.theme.overridePrimaryColor ?? designSystem.theme.customColor }}
                    />
                    <span className="truncate">{designSystem.displayName}</span>
                  </Link>
                ))}
              </section>
            ))}
          </nav>
        )}
        <main className="flex min-w-0 flex-1 flex-col">
          {error && (
            <div className="p-4">
              <ErrorNotice error={error} />
            </div>
          )}
          {findings.length > 0 && (
            <section
              aria-labelledby="unread"
              className="grid gap-2 border-b border-line bg-panel px-5 py-3 text-[13px]"
            >
              <h2 id="unread" className="font-medium">
                The file could not be read as a design system
              </h2>
              <Findings findings={findings} />
            </section>
          )}
          {asset !== undefined && one.data && <DesignSystemEditor key={one.data.name} asset={one.data} />}
          {asset !== undefined && !one.data && !one.error && <Loading />}
          {asset === undefined && (
            <Empty
              icon={<Palette size={20} />}
              title={groups.length === 0 ? 'No design systems yet' : 'Choose a design system'}
            >
              Colours, type and corners under one name, applied to any screen at once. Make one, or drop a DESIGN.md
              here.
            </Empty>
          )}
        </main>
      </div>
    </div>
  );
}
