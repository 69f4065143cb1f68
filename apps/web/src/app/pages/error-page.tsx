import { Button } from '@closewright/ui/button';
import { ApiError, messageOf } from '../../lib/api/index.ts';
import { MessagePage } from './message-page.tsx';

const titles: Partial<Record<string, string>> = {
  NOT_FOUND: 'This file does not exist',
  FORBIDDEN: 'Not Authorized',
};

/** A page that could not be opened: what, why, and what to do. */
export function ErrorPage({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const code = error instanceof ApiError ? error.errorCode : undefined;
  const isFinal = code === 'NOT_FOUND' || code === 'FORBIDDEN';
  return (
    <MessagePage
      heading={titles[code ?? ''] ?? 'This page could not be opened'}
      title={messageOf(error)}
      kind={code === 'FORBIDDEN' ? 'no-access' : isFinal ? 'empty' : 'error'}
      action={
        isFinal ? undefined : (
          <Button size="sm" onClick={onAgain}>
            Try again
          </Button>
        )
      }
    >
      {isFinal ? 'Go to another file with Ctrl K.' : 'Nothing was changed.'}
    </MessagePage>
  );
}
