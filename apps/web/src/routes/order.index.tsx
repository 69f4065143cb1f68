import { lastError } from '@closewright/domain/errors';
import { toasts } from '@closewright/ui/services/toasts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { storeLastError } from '../app/last-error.ts';
import { homePath } from '../app/navigation/home-path.ts';
import { findFilePath } from '../open-file/file-path.ts';

/** The area File without a file: the last one the user had open. */
export const Route = createFileRoute('/order/')({
  beforeLoad: async ({ context, preload }) => {
    if (context.session === null) {
      void context.logIn();
      return new Promise<never>(() => {});
    }
    const { actor, user } = context.session;
    if (user.lastOrderId > 0) {
      const { href, warning } = await findFilePath(actor, { ordersID: user.lastOrderId });
      if (warning !== null && !preload) toasts.warning(warning);
      throw redirect({ href, replace: true });
    }
    if (!preload) storeLastError(lastError('NO_LAST_ORDER', 'You have opened no file yet. Choose one here.'));
    throw redirect({ to: homePath, replace: true });
  },
});
