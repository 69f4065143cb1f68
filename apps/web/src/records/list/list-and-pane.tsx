import type { ReactNode } from 'react';

export interface ListAndPaneProps {
  /** The line of filters above both. */
  filters?: ReactNode;
  /** The grid. */
  list: ReactNode;
  /** What is in hand of the list, and the name of its place: "Note in hand". */
  pane?: { readonly label: string; readonly content: ReactNode } | undefined;
}

/** The body of a page: filters, and below them a grid, beside what is in hand of it, each scrolled on its own. */
export function ListAndPane({ filters, list, pane }: ListAndPaneProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col divide-y divide-hairline border-t border-hairline bg-surface-base">
      {filters}
      <div className="flex min-h-0 flex-1 divide-x divide-hairline">
        <div className="flex min-w-0 flex-1 flex-col">{list}</div>
        {pane && (
          <section
            aria-label={pane.label}
            className="flex w-[clamp(300px,24vw,420px)] flex-none flex-col gap-2 overflow-y-auto p-3 max-[1200px]:w-[240px]"
          >
            {pane.content}
          </section>
        )}
      </div>
    </div>
  );
}
