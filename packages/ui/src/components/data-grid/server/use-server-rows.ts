import { useEffect, useRef, useState } from 'react';
import type { GetRows, GridServer } from './server.types.ts';
import { createServerRows } from './server-rows.ts';

export interface ServerRowsOptions {
  /** Rows of a page. Default 100. */
  pageSize?: number;
  /** The words for a page that failed. Default: the error's own. */
  messageOf?: (error: unknown) => string;
}

/** Rows that a server holds, for the `server` prop: it sorts, filters and pages; the grid asks for what is in view. */
export function useServerRows<R>(getRows: GetRows<R>, options: ServerRowsOptions = {}): GridServer<R> {
  const latest = useRef({ getRows, options });
  latest.current = { getRows, options };
  const [server] = useState(() =>
    createServerRows<R>((request) => latest.current.getRows(request), {
      pageSize: options.pageSize ?? 100,
      messageOf: (error) =>
        latest.current.options.messageOf?.(error) ?? (error instanceof Error ? error.message : String(error)),
    }),
  );
  useEffect(() => server.open(), [server]);
  return server;
}
