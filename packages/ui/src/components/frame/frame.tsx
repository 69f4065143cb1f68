import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface FrameProps {
  /** GlobalBar. */
  bar: ReactNode;
  /** NavigationMenu, full or rail. */
  menu?: ReactNode;
  /** FileHeader. */
  header?: ReactNode;
  /** ContextPanel. */
  context?: ReactNode;
  /** Banner, PageHead and Sheet. */
  children: ReactNode;
  /** Id of the main element: "Skip to the page" leads there. Default 'main'. */
  mainID?: string;
  className?: string;
}

/** The places of a screen: bar on top, menu at the left, file header over main and context panel. The page itself never scrolls. */
export function Frame({ bar, menu, header, context, children, mainID = 'main', className }: FrameProps) {
  return (
    <div
      data-slot="frame"
      className={cn(
        'grid h-screen grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)] bg-surface-canvas text-body text-default print:block print:h-auto',
        className,
      )}
    >
      <div className="col-span-full row-start-1 min-w-0">{bar}</div>
      <div className="col-start-1 row-span-2 row-start-2 flex min-h-0">{menu}</div>
      <div className="col-span-2 col-start-2 row-start-2 min-w-0">{header}</div>
      <main
        id={mainID}
        tabIndex={-1}
        className="col-start-2 row-start-3 flex min-h-0 min-w-0 flex-col focus:outline-none"
      >
        {children}
      </main>
      <div className="col-start-3 row-start-3 flex min-h-0">{context}</div>
    </div>
  );
}

export interface SheetProps {
  children: ReactNode;
  /** Default true: scrolls by itself. A sheet that holds only a grid lets the grid scroll. */
  scroll?: boolean;
  className?: string;
}

/** The white sheet of a screen under its page head. Capped at 1,680 px and left aligned on wide windows unless it is a grid. */
export function Sheet({ children, scroll = true, className }: SheetProps) {
  return (
    <div
      data-slot="sheet"
      className={cn(
        'flex min-h-0 flex-1 flex-col border-y border-hairline bg-surface-base print:block print:border-0',
        scroll && 'overflow-auto px-4 pt-2 print:overflow-visible',
        className,
      )}
    >
      {children}
    </div>
  );
}
