import ora from 'ora';

/** What is happening, told on standard error: in place at a terminal, else a plain line for each new thing. */
export interface Progress {
  say(message: string): void;
  /** What the person should know, and stays to be read. */
  note(message: string): void;
  end(): void;
}

export function createProgress(): Progress {
  if (!process.stderr.isTTY) return createPlainProgress();
  const spinner = ora({ text: 'Opening', stream: process.stderr, discardStdin: false }).start();
  return {
    say: (message) => {
      spinner.text = message;
    },
    note: (message) => void spinner.warn(message).start('Opening'),
    end: () => void spinner.stop(),
  };
}

function createPlainProgress(): Progress {
  let last = '';
  const say = (message: string): void => {
    if (message === last) return;
    last = message;
    process.stderr.write(`${message}\n`);
  };
  say('Opening');
  return { say, note: say, end: () => undefined };
}
