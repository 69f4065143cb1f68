import { Button } from '@closewright/ui/button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, messageOf } from '../../lib/api/index.ts';
import { MessagePage } from './message-page.tsx';

const titles: Partial<Record<string, string>> = {
  NOT_FOUND: 'This file does not exist',
  FORBIDDEN: 'Not Authorized',
};

/** A page whose data could not be read: what, why, and what to do. */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const code = error instanceof ApiError ? error.errorCode : undefined;
  const isFinal = code === 'NOT_FOUND' || code === 'FORBIDDEN';
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      heading={titles[code ?? ''] ?? 'This page could not be opened'}
      title={messageOf(error)}
      kind={code === 'FORBIDDEN' ? 'no-access' : isFinal ? 'empty' : 'error'}
      action={
        isFinal ? undefined : (
          <Button size="sm" onClick={again}>
            Try again
          </Button>
        )
      }
    >
      {isFinal ? 'Go to another file with Ctrl K.' : 'Nothing was changed.'}
    </MessagePage>
  );
}
