import { type NavReasonCode, navItem, navItemState, routeByName } from '@closewright/domain/navigation';
import { EmptyState } from '@closewright/ui/empty-state';
import { TextLink } from '@closewright/ui/link';
import { PageHead } from '@closewright/ui/page-head';
import { CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavContext } from '../app/frame/use-nav-context.ts';
import { useSession } from '../app/session/app-session.ts';
import { useOpenFile } from './file-context.ts';
import { filePath } from './file-path.ts';

/** What would bring the page, by why the file has none. Rights are judged before a page opens. */
const steps: Partial<Record<NavReasonCode, string>> = {
  noSeller: 'With a seller in File Contacts this page is in the menu.',
  hasSeller: 'Debits and Credits has the lines of both sides.',
  otherStatement: 'The menu lists the pages of its statement.',
};

/** Around a page that not every file has: of a file whose menu does not list it, it says why, and leads back. */
export function PageOfSomeFiles({ routeName, children }: { routeName: string; children: ReactNode }) {
  const context = useNavContext();
  const file = useOpenFile();
  const { actor } = useSession();
  const { label, navItemID } = routeByName(routeName);
  const item = navItemID === null ? undefined : navItem(navItemID);
  const reason = item && navItemState(item, context).reason;
  const step = reason && steps[reason.code];
  if (!step || file === null) return children;
  return (
    <>
      <PageHead title={label} />
      <div className="flex-1 border-t border-hairline bg-surface-base p-1">
        <EmptyState
          icon={CircleSlash}
          title={reason.text}
          action={<TextLink href={filePath(actor, file).href}>Back to the file</TextLink>}
        >
          {step}
        </EmptyState>
      </div>
    </>
  );
}
