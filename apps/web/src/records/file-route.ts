import type { QueryClient } from '@tanstack/react-query';
import type { RouterContext } from '../app/router-context.ts';
import { queryFor } from '../lib/api/index.ts';
import { FileFrame } from '../open-file/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../open-file/invalid-file.ts';

/** What the loader of a file's page has in hand. */
export interface FileOpening {
  readonly context: RouterContext;
  readonly ordersID: number;
  /** The input of an endpoint that only asks which file. */
  readonly input: { readonly params: { readonly ordersID: number } };
  /** Asks for what is shown at its own place, with its own loading state and its own error: the page does not wait for it. */
  readonly ahead: (options: { readonly queryKey: readonly unknown[] }) => void;
  /** Reads what is not known yet; what is known opens at once, however old, and the page itself reads it again. */
  readonly known: QueryClient['query'];
}

type AnyQuery = Parameters<QueryClient['query']>[0];

interface FileRouteArguments {
  readonly params: { readonly orderId: string };
  readonly context: RouterContext;
  readonly preload: boolean;
}

/**
 * Guard, loader and frame of a page of a file: `createFileRoute(path)({ ...filePage(load), component })`. An id that can be none
 * leads home; the frame is loaded with what the page opens with, and a failure is the error page of the route.
 * @param load reads what the page opens with
 */
export function filePage(load: (opening: FileOpening) => Promise<unknown>) {
  return {
    beforeLoad: ({ params, preload }: FileRouteArguments): void => {
      const away = invalidFileRedirect(params.orderId, preload);
      // A redirect is thrown to the router, which follows it.
      if (away !== null) throw away;
    },
    loader: async ({ context, params }: FileRouteArguments): Promise<void> => {
      const { queryClient } = context;
      const ordersID = Number(params.orderId);
      const opening: FileOpening = {
        context,
        ordersID,
        input: { params: { ordersID } },
        // What has the key of a query is a query: only its answer is of no interest here.
        ahead: (options) => void queryClient.query(options as AnyQuery).catch(() => {}),
        known: (options) => queryClient.query({ ...options, staleTime: 'static' }),
      };
      await Promise.all([FileFrame.load(), load(opening)]);
    },
  };
}

/** Reads the file whole, for pages of File Main's right. */
export const wholeFile = ({ context, input }: FileOpening) => context.queryClient.query(queryFor('getOrder', input));

/** Reads the file as far as the user may, for pages with a right of their own. */
export const openFile = async ({ context, ordersID }: FileOpening) => {
  // What somebody may do comes with the frame of a file: the first screen asks for none of it.
  const { loadOpenFile } = await import('../open-file/open-file-query.ts');
  await loadOpenFile(context, ordersID);
};
