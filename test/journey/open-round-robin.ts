import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A plain balancer: each request goes to the next replica, or to the one after it where nobody listens or a read broke off. */
export interface RoundRobin extends AsyncDisposable {
  url: string;
  replicas: string[];
  /** Is told the number of each request before it is handed on. */
  onRequest: (count: number) => Promise<void>;
}

export async function openRoundRobin(): Promise<RoundRobin> {
  let count = 0;
  const handOn = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    count += 1;
    await balancer.onRequest(count);
    for (let tried = 0; tried < balancer.replicas.length; tried += 1) {
      const replica = balancer.replicas[(count + tried) % balancer.replicas.length] ?? '';
      const answer = await ask(replica, incoming, body).catch((error: NodeJS.ErrnoException) => {
        // What only reads may be asked again, as balancers do.
        if (error.code === 'ECONNREFUSED' || incoming.method === 'GET') return undefined;
        throw error;
      });
      if (answer === undefined) continue;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
      return;
    }
    outgoing.writeHead(503).end();
  };
  const server = createServer((incoming, outgoing) => {
    // Whoever was at a replica that died loses the connection, as with any balancer.
    handOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // A connection that ends for being idle would meet the next request of whoever still holds it.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const balancer: RoundRobin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replicas: [],
    onRequest: async () => {},
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return balancer;
}

async function ask(replica: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const asking = request(new URL(url ?? '/', replica), { method: method ?? 'GET', headers, agent: false });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}
