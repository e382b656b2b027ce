import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { Button } from '../ui/button.tsx';
import { Labelled, TextField } from '../ui/fields.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { Mark } from '../ui/mark.tsx';

/** Asks for a key once, or leads to the identity provider where there is one; the browser is let in for a while. */
export function SignInPage({ onDone }: { onDone(): void }) {
  const [key, setKey] = useState('');
  const signIn = useMutation({ mutationFn: () => request('POST', 'session', { key }), onSuccess: onDone });
  const ways = useQuery({
    queryKey: ['session'],
    queryFn: () => request<{ provider: boolean }>('GET', 'session'),
  });
  const hasProvider = ways.data?.provider === true;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <form
        className="w-full max-w-sm rounded-xl border border-line bg-panel p-6 shadow-card"
        onSubmit={(event) => {
          event.preventDefault();
          signIn.mutate();
        }}
      >
        <Mark size={32} />
        <h1 className="mt-4 text-lg font-semibold">Sign in to Tailorbird</h1>
        <p className="mt-1 mb-5 text-[13px] leading-5 text-soft">
          {hasProvider
            ? 'Sign in as you do elsewhere in your organisation, or with a key of this service.'
            : 'This service asks for a key. Whoever runs it gives you yours.'}
        </p>
        {hasProvider && (
          <a
            href="session/provider"
            className="mb-5 grid h-9 place-items-center rounded-md border border-line text-[13px] font-medium hover:bg-hover"
          >
            Sign in with your organisation
          </a>
        )}
        <div className="grid gap-4">
          <Labelled label="Key">
            {(id) => (
              <TextField
                id={id}
                type="password"
                autoComplete="current-password"
                autoFocus
                required
                value={key}
                onChange={(event) => setKey(event.target.value)}
              />
            )}
          </Labelled>
          {signIn.error && <ErrorNotice error={signIn.error} />}
          <Button look="primary" type="submit" disabled={key.trim() === '' || signIn.isPending} className="h-9">
            Sign in
          </Button>
        </div>
      </form>
    </main>
  );
}
