import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a client and a server, and can fall silent as a network does that is cut: nothing comes through, nothing is closed. */
export interface SilentProxy extends AsyncDisposable {
  port: number;
  fallSilent(): void;
  /** Lets through what waited, and what comes. */
  speak(): void;
}

export async function openSilentProxy(targetPort: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (isSilent) socket.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1');
    incoming.pipe(outgoing).pipe(incoming);
    keep(incoming);
    keep(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
