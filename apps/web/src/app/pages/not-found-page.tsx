import { KitLink } from '@closewright/ui/link';
import { Notice } from '@closewright/ui/notice';
import { MapPinOff } from 'lucide-react';
import { homePath } from '../navigation/home-path.ts';
import { useOptionalSession } from '../session/app-session.ts';
import { MessagePage } from './message-page.tsx';

const title = 'Page Not Found';

/** Needs no sign-in (core.md §2): inside the frame for a user, a page of its own for anybody else. */
export function NotFoundPage() {
  const link = (
    <KitLink href={homePath} className="text-link underline underline-offset-2">
      Go to Recent Files
    </KitLink>
  );
  if (useOptionalSession() === null) {
    return (
      <Notice title={title} actions={link}>
        There is no page at this address. Check the address for a typing error.
      </Notice>
    );
  }
  return (
    <MessagePage heading={title} title="There is no page at this address" icon={MapPinOff} action={link}>
      Check the address for a typing error, or go to a file with Ctrl K.
    </MessagePage>
  );
}
