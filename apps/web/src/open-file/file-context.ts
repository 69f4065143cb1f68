import type { FileHeader, OrderDetail, OrderLock } from '@closewright/contract/orders';
import type { FileState } from '@closewright/domain/access';
import { createContext, use } from 'react';

/** The file whose pages are open: `/order/…`, or a page that is not built yet of that file. */
export interface OpenFile {
  readonly ordersID: number;
  /** What everybody knows who may open a page of it; undefined until it has been read. */
  readonly header: FileHeader | undefined;
  /** The whole file; undefined until it has been read, and for whoever may not read File Main. */
  readonly detail: OrderDetail | undefined;
  readonly state: FileState;
  /** Somebody else who has it in use. */
  readonly holder: OrderLock | null;
  takeOver(): Promise<void>;
  /** Works on the file beside its holder, for those who may (core.md §3 allowOpenFileInUse). */
  ignoreInUse(): void;
  /** Reads the file again. */
  refresh(): Promise<unknown>;
}

const Context = createContext<OpenFile | null>(null);

export const OpenFileProvider = Context.Provider;

/** The open file, null outside a file context. */
export function useOpenFile(): OpenFile | null {
  return use(Context);
}

/** Whether the server has not said yet who has the file: till then it counts as in use, by nobody. */
export const isBeingOpened = ({ state, holder }: OpenFile): boolean => state.isFileInUse && holder === null;
