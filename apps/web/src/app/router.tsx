import type { QueryClient } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RouteErrorPage } from './pages/route-error-page.tsx';
import type { AppSession } from './session/app-session.ts';

/** What every route can use in its guard and loader. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Null on screens that are shown without sign-in. */
  session: AppSession | null;
  /** Leaves for the sign-in page. */
  logIn(): Promise<void>;
}

/** The router of the app, and what draws its pages. */
export function createRouterParts(context: RouterContext) {
  const router = createAppRouter(context);
  return { router, Pages: () => <RouterProvider router={router} /> };
}

/** Pages and their data are fetched when a link is pointed at or focused. */
function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteErrorPage,
    notFoundMode: 'root',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
