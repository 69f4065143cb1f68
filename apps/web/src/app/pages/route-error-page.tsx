import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';

/** A page of the router whose data could not be read. */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorPage error={error} onAgain={again} />;
}
