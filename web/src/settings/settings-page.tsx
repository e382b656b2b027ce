import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, LogOut } from 'lucide-react';
import { useState } from 'react';
import { serviceQuery } from '../api/projects.ts';
import { request, toUrl } from '../api/request.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Segmented, type Choice } from '../ui/fields.tsx';
import { useMode, type Mode } from '../ui/mode.ts';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { TopBar } from '../ui/top-bar.tsx';

const MODES: readonly Choice<Mode>[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function SettingsPage() {
  const { data: service, error, refetch } = useQuery(serviceQuery);
  const client = useQueryClient();
  const { fail } = useToasts();
  const [mode, setMode] = useMode();
  const [shown, setShown] = useState(0);
  const setting = service?.clients[shown];
  const signOut = async (): Promise<void> => {
    await request('DELETE', 'session');
    client.clear();
    location.reload();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>
        <h1 className="font-semibold">Settings</h1>
      </TopBar>
      <main className="mx-auto grid w-full max-w-3xl gap-10 px-6 pt-8 pb-16">
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        <section aria-labelledby="connect" className="grid gap-4">
          <div>
            <h2 id="connect" className="text-[15px] font-semibold">
              Connect a coding agent
            </h2>
            <p className="mt-1 text-[13px] leading-5 text-soft">
              Paste one of these, then say: “Create a project and generate a habit tracker home screen for runners.”
              What the agent makes appears here as it is drawn.
            </p>
          </div>
          {service ? (
            <>
              <div className="flex flex-wrap gap-1.5" role="group" aria-label="Client">
                {service.clients.map(({ client: name }, index) => (
                  <Button
                    key={name}
                    look={index === shown ? 'plain' : 'ghost'}
                    aria-pressed={index === shown}
                    className={index === shown ? 'border-accent!' : 'text-soft!'}
                    onClick={() => setShown(index)}
                  >
                    {name}
                  </Button>
                ))}
              </div>
              {setting && (
                <div className="overflow-hidden rounded-lg border border-line bg-panel">
                  <div className="flex items-center gap-3 border-b border-line py-1.5 pr-1.5 pl-3.5">
                    <span className="flex-1 truncate font-mono text-xs text-soft">{setting.place}</span>
                    <CopyButton text={setting.text} />
                  </div>
                  <pre
                    tabIndex={0}
                    aria-label={`Settings for ${setting.client}`}
                    className="overflow-x-auto p-3.5 font-mono text-xs leading-5"
                  >
                    {setting.text}
                  </pre>
                </div>
              )}
            </>
          ) : (
            !error && <Loading />
          )}
        </section>
        <section aria-labelledby="appearance" className="grid justify-items-start gap-3">
          <h2 id="appearance" className="text-[15px] font-semibold">
            Appearance
          </h2>
          <Segmented label="Appearance" value={mode} choices={MODES} onChange={setMode} />
        </section>
        {service && (
          <section aria-labelledby="service" className="grid justify-items-start gap-3 text-[13px]">
            <h2 id="service" className="text-[15px] font-semibold">
              This service
            </h2>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
              <dt className="text-soft">Version</dt>
              <dd>{service.version}</dd>
              <dt className="text-soft">You</dt>
              <dd>{service.keyed ? service.user.name : 'everybody on this machine'}</dd>
              <dt className="text-soft">Drawn by</dt>
              <dd>{['the embedded designer', ...service.designers.map(({ name }) => name)].join(', ')}</dd>
            </dl>
            <a
              href={toUrl('v1/openapi.json')}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1.5 font-medium text-accent-ink underline underline-offset-2"
            >
              HTTP API as OpenAPI <ExternalLink size={13} aria-hidden />
            </a>
            {service.keyed && (
              <Button icon={<LogOut size={14} />} onClick={() => void signOut().catch(fail)}>
                Sign out
              </Button>
            )}
          </section>
        )}
      </main>
    </div>
  );
}
