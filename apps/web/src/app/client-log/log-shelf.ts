/** One line of the log of a session in the browser. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: 'Debug' | 'Info' | 'Error' | 'Fatal';
  readonly message: string;
}

/** Where entries wait until the server has them. Several tabs of one user may share it. */
export interface LogShelf {
  /** Changes what waits, oldest first, in one step that no other tab comes between; answers what waits afterwards. */
  update(change: (waiting: readonly LogEntry[]) => readonly LogEntry[]): Promise<readonly LogEntry[]>;
  /** Does something while no other tab does it, or nothing while one does: one of them sends for all. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** As long as the page: log storage is off by default (core.md §9). */
export function memoryShelf(): LogShelf {
  let kept: readonly LogEntry[] = [];
  return {
    async update(change) {
      kept = change(kept);
      return kept;
    },
    alone: (work) => work(),
  };
}

const databaseName = 'closewright.log';
const storeName = 'entries';
const key = 'waiting';

/** In the browser's database, where entries survive a reload and a server that is away. One per user, for all tabs. */
export function storedShelf(user: string): LogShelf {
  const name = `${user} ${key}`;
  return {
    async update(change) {
      const database = await settled(openDatabase());
      try {
        // Reading and writing in one transaction: the browser lets no other tab's come between.
        const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
        const waiting = change((await settled<LogEntry[] | undefined>(store.get(name))) ?? []);
        await settled(store.put(waiting, name));
        return waiting;
      } finally {
        database.close();
      }
    },
    alone: (work) =>
      navigator.locks.request(`${databaseName} ${name}`, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
      }),
  };
}

function openDatabase(): IDBOpenDBRequest {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return opening;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no log'));
  });
}
