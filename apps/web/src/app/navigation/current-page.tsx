import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { isFirstScreen } from './first-screen.ts';
import { useNavigation, usePlace } from './navigation-context.ts';

/**
 * The page of the address. The first screen stands outside the router at all times, so that it stays as it is when the
 * router comes; its route draws nothing.
 */
export function CurrentPage({ firstScreen }: { firstScreen: ReactNode }) {
  const parts = useStore(useNavigation().parts);
  const { pathname } = usePlace();
  return (
    <>
      {isFirstScreen(pathname) && <ErrorBoundary>{firstScreen}</ErrorBoundary>}
      {parts && <parts.Pages />}
    </>
  );
}
