/** One line of the log of a session in the browser. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: 'Debug' | 'Info' | 'Error' | 'Fatal';
  readonly message: string;
}

/** Where entries wait until the server has them. */
export interface LogShelf {
  /** Oldest first. */
  read(): Promise<readonly LogEntry[]>;
  write(entries: readonly LogEntry[]): Promise<void>;
}

/** As long as the page: log storage is off by default (core.md §9). */
export function memoryShelf(): LogShelf {
  let kept: readonly LogEntry[] = [];
  return {
    read: async () => kept,
    async write(entries) {
      kept = entries;
    },
  };
}

const databaseName = 'closewright.log';
const storeName = 'entries';
const key = 'waiting';

/** In the browser's database, where entries survive a reload and a server that is away. One per user. */
export function storedShelf(user: string): LogShelf {
  const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await settled(openDatabase());
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  };
  return {
    read: async () => (await inStore<LogEntry[] | undefined>('readonly', (store) => store.get(`${user} ${key}`))) ?? [],
    write: async (entries) => void (await inStore('readwrite', (store) => store.put(entries, `${user} ${key}`))),
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
