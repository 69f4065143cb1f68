import { lastError } from '@closewright/domain/errors';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { storeLastError } from '../app/last-error.ts';
import { homePath } from '../app/route-guard.ts';

/** The area File without a file: the last one the user had open. */
export const Route = createFileRoute('/order/')({
  beforeLoad: ({ context, preload }) => {
    if (context.session === null) {
      void context.logIn();
      return new Promise<never>(() => {});
    }
    const { lastOrderId } = context.session.user;
    if (lastOrderId > 0) {
      throw redirect({ to: '/order/$orderId/oe', params: { orderId: String(lastOrderId) }, replace: true });
    }
    if (!preload) storeLastError(lastError('NO_LAST_ORDER', 'You have opened no file yet. Choose one here.'));
    throw redirect({ to: homePath, replace: true });
  },
});
