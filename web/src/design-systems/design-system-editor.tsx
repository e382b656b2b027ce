import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, History, Save } from 'lucide-react';
import { useState } from 'react';
import type { WireAsset } from '../../../src/contract/shapes/asset.ts';
import { idOf, request, toUrl } from '../api/request.ts';
import { assetVersionsQuery, specimenQuery } from '../api/screens.ts';
import { Button } from '../ui/button.tsx';
import { Labelled, TextField } from '../ui/fields.tsx';
import { Menu } from '../ui/menu.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { DesignMdField } from './design-md-field.tsx';
import { ThemeFields } from './theme-fields.tsx';

const FORMS = ['DESIGN.md', 'tokens.json', 'tokens.css', 'tailwind.css'];

/** A design system with its specimen beside it, which follows every change before it is saved. */
export function DesignSystemEditor({ asset }: { asset: WireAsset }) {
  const id = idOf(asset.name);
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const [edited, setEdited] = useState(asset.designSystem);
  const settled = useSettled(edited, 180);
  const specimen = useQuery(specimenQuery(settled));
  const { data: versions = [] } = useQuery(assetVersionsQuery(id));
  const isChanged = JSON.stringify(edited) !== JSON.stringify(asset.designSystem);
  const taken = (now: WireAsset): void => {
    client.setQueryData(['asset', id], now);
    setEdited(now.designSystem);
    void client.invalidateQueries({ queryKey: ['asset', id, 'versions'] });
    void client.invalidateQueries({ queryKey: ['assets'] });
  };
  const save = useMutation({
    mutationFn: () => request<WireAsset>('PATCH', `v1/assets/${id}`, { designSystem: edited }),
    onError: fail,
    onSuccess: (now) => {
      taken(now);
      tell(`“${now.designSystem.displayName}” is saved as version ${now.version}.`);
    },
  });
  const restore = useMutation({
    mutationFn: (version: string) => request<WireAsset>('POST', `v1/assets/${id}:restore`, { version }),
    onError: fail,
    onSuccess: taken,
  });
  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label="Tokens" className="flex w-80 shrink-0 flex-col border-r border-line bg-panel max-lg:w-64">
        <div className="grid flex-1 grid-cols-1 content-start gap-4 overflow-y-auto p-4">
          <Labelled label="Name">
            {(field) => (
              <TextField
                id={field}
                maxLength={200}
                value={edited.displayName}
                onChange={(event) => setEdited({ ...edited, displayName: event.target.value })}
              />
            )}
          </Labelled>
          <ThemeFields theme={edited.theme} onChange={(theme) => setEdited({ ...edited, theme })} />
          <DesignMdField theme={edited.theme} onChange={(theme) => setEdited({ ...edited, theme })} />
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line p-3">
          <Menu
            trigger={<Button icon={<History size={14} />}>Version {asset.version}</Button>}
            entries={versions.map(({ version, createTime }) => ({
              label: `Version ${version}, ${toTimeAgo(createTime)}`,
              onSelect: () => version !== asset.version && restore.mutate(version),
            }))}
          />
          <Menu
            trigger={<Button icon={<Download size={14} />}>Download</Button>}
            entries={FORMS.map((label) => ({
              label,
              onSelect: () => location.assign(toUrl(`v1/assets/${id}/${label}`)),
            }))}
          />
          <Button
            look="primary"
            className="flex-1"
            icon={<Save size={14} />}
            disabled={!isChanged || edited.displayName.trim() === '' || save.isPending}
            onClick={() => save.mutate()}
          >
            Save
          </Button>
        </div>
      </section>
      <div className="relative min-w-0 flex-1 bg-canvas">
        {specimen.error && (
          <div className="p-4">
            <ErrorNotice error={specimen.error} />
          </div>
        )}
        {specimen.data ? (
          <iframe
            title={`Specimen of ${edited.displayName}`}
            sandbox=""
            srcDoc={specimen.data.html}
            className="size-full border-0 bg-white"
          />
        ) : (
          !specimen.error && <Loading label="The specimen is being drawn" />
        )}
      </div>
    </div>
  );
}
