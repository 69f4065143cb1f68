import type { QueryClient } from '@tanstack/react-query';
import type { AppSession } from './session/app-session.ts';

/** What every route can use in its guard and loader. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Null on screens that are shown without sign-in. */
  session: AppSession | null;
  /** Leaves for the sign-in page. */
  logIn(): Promise<void>;
}
