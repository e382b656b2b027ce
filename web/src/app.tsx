import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Tooltip } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { serviceQuery } from './api/projects.ts';
import { ApiError } from './api/request.ts';
import { HomePage } from './home/home-page.tsx';
import { NotHere } from './not-here.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { ErrorNotice, Loading } from './ui/notice.tsx';
import { ToastProvider } from './ui/toasts.tsx';

/** What a first visit does not need comes when it is asked for. */
const ProjectPage = lazy(async () => ({ default: (await import('./project/project-page.tsx')).ProjectPage }));
const PlayPage = lazy(async () => ({ default: (await import('./prototype/play-page.tsx')).PlayPage }));
const SharedPage = lazy(async () => ({ default: (await import('./shared/shared-page.tsx')).SharedPage }));
const ScreenPage = lazy(async () => ({ default: (await import('./screen/screen-page.tsx')).ScreenPage }));
const DesignSystemsPage = lazy(async () => ({
  default: (await import('./design-systems/design-systems-page.tsx')).DesignSystemsPage,
}));

const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

const client = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => !isFinal(error) && count < 3, staleTime: 5_000, refetchOnWindowFocus: false },
  },
});

export function App() {
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={400}>
        <ToastProvider>
          <Router base={new URL(document.baseURI).pathname.replace(/\/$/, '')}>
            <Suspense fallback={<div className="h-dvh p-6">{<Loading />}</div>}>
              <Switch>
                <Route path="/shared/:token">{({ token }) => <SharedPage token={token} />}</Route>
                <Route>
                  <Door />
                </Route>
              </Switch>
            </Suspense>
          </Router>
        </ToastProvider>
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}

/** Whoever is not let in is asked for a key; everybody else sees the view of the address. */
function Door() {
  const { data: service, error, refetch } = useQuery(serviceQuery);
  if (error instanceof ApiError && error.status === 401) return <SignInPage onDone={() => void refetch()} />;
  if (error && service === undefined) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-lg content-center p-6">
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  return (
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/projects/:project">{({ project }) => <ProjectPage key={project} project={project} />}</Route>
      <Route path="/projects/:project/play">{({ project }) => <PlayPage key={project} project={project} />}</Route>
      <Route path="/projects/:project/screens/:screen">
        {({ project, screen }) => <ScreenPage key={screen} project={project} screen={screen} />}
      </Route>
      <Route path="/design-systems">{() => <DesignSystemsPage />}</Route>
      <Route path="/design-systems/:asset">{({ asset }) => <DesignSystemsPage asset={asset} />}</Route>
      <Route path="/settings" component={SettingsPage} />
      <Route>
        <NotHere />
      </Route>
    </Switch>
  );
}
