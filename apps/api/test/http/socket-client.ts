/** A client of the WebSocket that remembers what it heard. */
export interface SocketClient {
  heard: { Event: string; FileNumber: string }[];
  /** Resolves with the close code. */
  closed: Promise<number>;
  /** Resolves once it has heard this. */
  hears(event: string, fileNumber: string): Promise<void>;
  close(): void;
}

/** Node's own client takes headers too, which the standard does not know. */
const HeaderWebSocket = WebSocket as unknown as new (
  url: string,
  options: { protocols: string[]; headers: Record<string, string> },
) => WebSocket;

/**
 * Connects to `/ws` on a loopback port under a tenant's address. Node does not resolve `*.localhost`, so the address
 * comes as a proxy would pass it on: the server under test trusts its proxy. Resolves when the socket is open: it hears
 * everything from then on, or is about to be closed.
 */
export async function connect(
  port: number,
  host: string,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<SocketClient> {
  const socket = new HeaderWebSocket(`ws://127.0.0.1:${port}/ws`, {
    protocols: token === null ? ['bearer'] : ['bearer', token],
    headers: { 'x-forwarded-host': host, origin: `http://${host}`, ...headers },
  });
  const heard: SocketClient['heard'] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)));
    for (const check of waiting) check();
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code), { once: true });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('The socket was not opened')), { once: true });
  });
  return {
    heard,
    closed,
    hears: (event, fileNumber) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`Not heard: ${event} ${fileNumber}; heard ${JSON.stringify(heard)}`)),
          15_000,
        );
        const check = () => {
          if (!heard.some((message) => message.Event === event && message.FileNumber === fileNumber)) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => socket.close(),
  };
}
