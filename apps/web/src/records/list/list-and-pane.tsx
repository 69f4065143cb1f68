import { Splitter } from '@closewright/ui/splitter';
import type { ReactNode } from 'react';

export interface ListAndPaneProps {
  /** The line of filters above both. */
  filters?: ReactNode;
  /** The grid. */
  list: ReactNode;
  /** What is in hand of the list, and the name of its place: "Note in hand". */
  pane?: PaneOfList | undefined;
  /** Below both. */
  below?: ReactNode;
}

/** What stands beside a list. */
export interface PaneOfList {
  readonly label: string;
  readonly content: ReactNode;
  /** It holds tables: it begins as wide as the list. */
  readonly isWide?: boolean;
}

/** The body of a page: filters, and below them a grid beside what is in hand of it, each scrolled on its own; the line between is moved. */
export function ListAndPane({ filters, list, pane, below }: ListAndPaneProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col divide-y divide-hairline border-t border-hairline bg-surface-base">
      {filters}
      {pane === undefined ? (
        <div className="flex min-h-0 flex-1 flex-col">{list}</div>
      ) : (
        <Splitter
          name={pane.isWide ? 'list-and-wide-pane' : 'list-and-pane'}
          label={`Width of ${pane.label.toLowerCase()}`}
          sized="end"
          defaultSize={pane.isWide ? 560 : 340}
          min={240}
          minOther={320}
        >
          {list}
          <section aria-label={pane.label} className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-3">
            {pane.content}
          </section>
        </Splitter>
      )}
      {below}
    </div>
  );
}
