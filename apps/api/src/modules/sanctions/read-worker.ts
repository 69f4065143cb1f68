import { type ListBytes, type ReadList, readList } from './read-list.ts';

/** Reads one list in a thread of its own. */
export default (bytes: ListBytes): ReadList => readList(bytes);
