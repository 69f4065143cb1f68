import { denialText } from '@closewright/domain/errors';
import { Notice } from '@closewright/ui/notice';
import { useOptionalSession } from '../session/app-session.ts';
import { MessagePage } from './message-page.tsx';

const title = 'Not Authorized';

/** The message comes with the address, so it is shown as text only; `<br>` is the one piece of markup it may carry. */
export function NotAuthorizedPage({ message }: { message: string | undefined }) {
  const lines = (message || denialText()).split(/<br\s*\/?>/i);
  const text = lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
  if (useOptionalSession() === null) return <Notice title={title}>{text}</Notice>;
  return (
    <MessagePage heading={title} title={lines[0] ?? title} kind="no-access">
      {lines.slice(1).join(' ')}
    </MessagePage>
  );
}
