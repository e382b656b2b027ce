import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server of its own that speaks S3's protocol; it and what it holds are gone at the end. */
export interface S3Server extends AsyncDisposable {
  bucket: string;
  endpoint: string;
  /** What a client needs in its environment. */
  environment: Record<string, string>;
  /** Where the server keeps the objects of the bucket. */
  folder: string;
  /** Leaves whoever asks without an answer until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends the server at once; what it holds stays. */
  kill(): Promise<void>;
  /** Starts it anew, at the same address and with what it held. */
  restart(): Promise<void>;
}

const CREDENTIALS = 'S3RVER';

export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
  const bucket = 'designs';
  const first = await launch(folder, bucket, '0');
  let { kill, signal } = first;
  return {
    bucket,
    endpoint: first.endpoint,
    folder: path.join(folder, bucket),
    environment: {
      AWS_ENDPOINT_URL_S3: first.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: CREDENTIALS,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS,
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    kill: () => kill(),
    async restart() {
      ({ kill, signal } = await launch(folder, bucket, new URL(first.endpoint).port));
    },
    async [Symbol.asyncDispose]() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Launched extends Pick<S3Server, 'endpoint' | 'kill'> {
  signal(name: NodeJS.Signals): void;
}

async function launch(folder: string, bucket: string, port: string): Promise<Launched> {
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const words = ['--directory', folder, '--address', '127.0.0.1', '--port', port, '--configure-bucket', bucket];
  const server = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  const endpoint = await new Promise<string>((resolve, reject) => {
    let heard = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      const [, address] = /listening on (\S+:\d+)/.exec(heard) ?? [];
      if (address !== undefined) resolve(`http://${address}`);
    });
    void exited.then(() => reject(new Error(`the S3 server ended: ${heard}`)));
  });
  return {
    endpoint,
    signal: (name) => void server.kill(name),
    async kill() {
      server.kill('SIGKILL');
      await exited;
    },
  };
}
