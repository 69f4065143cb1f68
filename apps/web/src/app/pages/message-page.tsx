import { EmptyState, type EmptyStateProps } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';

export interface MessagePageProps extends Omit<EmptyStateProps, 'title' | 'className'> {
  /** Title of the page: its heading. */
  heading: string;
  /** What is the matter, where it is not the heading. */
  title?: string;
}

/** A page inside the frame that has nothing to show but what is the matter and what to do. */
export function MessagePage({ heading, title = heading, ...rest }: MessagePageProps) {
  return (
    <>
      <PageHead title={heading} />
      <div className="flex-1 border-t border-hairline bg-surface-base p-1">
        <EmptyState title={title} {...rest} />
      </div>
    </>
  );
}
