import { describe, expect, it } from 'vitest';
import { createProgressReporter } from './progress-reporter.ts';

type Sent = { progress: number; message: string };

function createListener() {
  const sent: Sent[] = [];
  let heard = Promise.withResolvers<void>();
  return {
    sent,
    next: () => heard.promise,
    notify: async ({ params }: { params?: unknown }) => {
      sent.push(params as Sent);
      heard.resolve();
      heard = Promise.withResolvers<void>();
    },
  };
}

describe('createProgressReporter', () => {
  it('speaks at once, counts up from 0, and repeats the last word', async () => {
    const { sent, next, notify } = createListener();
    using reporter = createProgressReporter({ _meta: { progressToken: 't' }, notify }, 5);
    reporter.say('one');
    reporter.say('two');
    reporter.say('two');
    expect(sent).toMatchObject([
      { progressToken: 't', progress: 0, message: 'one' },
      { progress: 1, message: 'two' },
    ]);
    await next();
    expect(sent[2]).toMatchObject({ progress: 2, message: 'two' });
  });

  it('is silent toward a client that asked for none', () => {
    const { sent, notify } = createListener();
    using reporter = createProgressReporter({ notify }, 5);
    reporter.say('one');
    expect(sent).toEqual([]);
  });
});
