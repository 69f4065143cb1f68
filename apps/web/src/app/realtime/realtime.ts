import type { RealtimeMessage } from '@closewright/contract/realtime';

/** What the connection needs of the world; injected, so that tests own clock and socket. */
export interface RealtimeEffects {
  /** Where to connect, asked anew for every attempt. */
  address(): Promise<string>;
  /** The access token, renewed when `isRefused` says that the last one was turned away. */
  token(isRefused: boolean): Promise<string | undefined>;
  open(url: string, protocols: string[]): WebSocket;
  /** 0 to 1, to spread the clients of a restarted server. */
  random(): number;
  /** For how many milliseconds the page has been reading. */
  readFor(): number;
}

export interface Realtime {
  /**
   * Hears every message; `null` means: connected after an attempt that ended, and something may have been missed. While the app starts also
   * those that came before: its first reads are older than its screens.
   */
  listen(listener: (message: RealtimeMessage | null) => void): () => void;
  /** Tries at once instead of waiting out the pause (the network is back). */
  wake(): void;
  stop(): void;
}

const firstPause = 1000;
const longestPause = 30_000;
/** Within this time the screens whose reads came first are there; what is read later is heard of later. */
const startMilliseconds = 15_000;
/** The word before the token in the sub-protocols, and the close code for a token that is no good (contract/realtime). */
const bearer = 'bearer';
const unauthorizedCode = 4401;

/** One WebSocket per session, kept open: a lost connection is tried again after 1, 2, 4 … 30 s. */
export function connectRealtime(effects: RealtimeEffects): Realtime {
  const listeners = new Set<(message: RealtimeMessage | null) => void>();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let attempts = 0;
  let isStopped = false;
  let isRefused = false;
  let isConnecting = false;
  let early: (RealtimeMessage | null)[] | undefined = [];
  const started = setTimeout(() => {
    early = undefined;
  }, startMilliseconds);

  const tell = (message: RealtimeMessage | null) => {
    early?.push(message);
    for (const listener of [...listeners]) listener(message);
  };
  const connect = async () => {
    if (isStopped || isConnecting || socket) return;
    isConnecting = true;
    attempts += 1;
    try {
      const token = await effects.token(isRefused);
      if (token === undefined || isStopped) return;
      const url = await effects.address();
      if (isStopped) return;
      follow(effects.open(url, [bearer, token]));
    } catch {
      again();
    } finally {
      isConnecting = false;
    }
  };
  const again = () => {
    if (isStopped) return;
    clearTimeout(timer);
    const pause = Math.min(firstPause * 2 ** failures, longestPause);
    failures += 1;
    timer = setTimeout(() => void connect(), pause * (0.75 + effects.random() / 2));
  };
  const follow = (next: WebSocket) => {
    socket = next;
    next.onopen = () => {
      failures = 0;
      isRefused = false;
      // Also where the first attempt came to nothing: what is on the screen was read before it. On the first one the server tells
      // what has happened since the page began to read (contract/realtime).
      if (attempts > 1) tell(null);
      else next.send(JSON.stringify({ ReadFor: effects.readFor() }));
    };
    next.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message) tell(message);
    };
    next.onclose = ({ code }) => {
      if (socket !== next) return;
      socket = undefined;
      isRefused = code === unauthorizedCode;
      again();
    };
  };

  void connect();
  return {
    listen(listener) {
      listeners.add(listener);
      for (const message of early ?? []) listener(message);
      return () => listeners.delete(listener);
    },
    wake() {
      if (socket || isStopped) return;
      failures = 0;
      clearTimeout(timer);
      void connect();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(started);
      const open = socket;
      socket = undefined;
      open?.close();
    },
  };
}

/** `{ Event, FileNumber }`; anything else is ignored, so that a newer server may say more. */
function readMessage(data: unknown): RealtimeMessage | null {
  try {
    const message = JSON.parse(String(data));
    return typeof message?.Event === 'string' && typeof message?.FileNumber === 'string' ? message : null;
  } catch {
    return null;
  }
}
