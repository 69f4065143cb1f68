import { Splitter } from '@closewright/ui/splitter';
import type { ReactNode } from 'react';

export interface ListAndPaneProps {
  /** The line of filters above both. */
  filters: ReactNode;
  /** The grid. */
  list: ReactNode;
  /** What is in hand of the list. */
  pane: ReactNode;
  /** Name of the pane: "Note in hand". */
  paneLabel: string;
}

/** The body of a page: filters, and below them a grid beside what is in hand of it, each scrolled on its own; the line between is moved. */
export function ListAndPane({ filters, list, pane, paneLabel }: ListAndPaneProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
      {filters}
      <Splitter
        name="list-and-pane"
        label={`Width of ${paneLabel.toLowerCase()}`}
        sized="end"
        defaultSize={340}
        min={240}
        minOther={320}
        className="border-t border-hairline"
      >
        {list}
        <section aria-label={paneLabel} className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-3">
          {pane}
        </section>
      </Splitter>
    </div>
  );
}
