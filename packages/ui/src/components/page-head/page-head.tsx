import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface PageHeadProps {
  /** The title of the screen: the page's one h1. */
  title: ReactNode;
  /** Muted, after the title: "37 files, 14 closing next week", or the letters of a settlement section. */
  meta?: ReactNode;
  /** "All changes saved 9:41 AM", "Saving", "Read only". Announced politely when `announceState`. */
  saveState?: ReactNode;
  announceState?: boolean;
  /** Buttons and filters, right; the one primary last. Put `<PageHeadRule />` between groups. */
  children?: ReactNode;
  className?: string;
}

/** The 40 px head of a screen. */
export function PageHead({ title, meta, saveState, announceState = false, children, className }: PageHeadProps) {
  return (
    <header
      data-slot="page-head"
      className={cn('flex min-h-page-head flex-none items-center gap-2 bg-surface-canvas ps-4 pe-3', className)}
    >
      <h1 className="flex-none text-heading font-semibold whitespace-nowrap text-default">{title}</h1>
      {meta !== undefined && <span className="min-w-0 truncate text-label text-muted">{meta}</span>}
      {saveState !== undefined && (
        <span role={announceState ? 'status' : undefined} className="min-w-0 truncate text-label text-muted">
          {saveState}
        </span>
      )}
      {children !== undefined && <div className="ms-auto flex flex-none items-center gap-1.5">{children}</div>}
    </header>
  );
}

/** The thin rule between groups of actions. */
export function PageHeadRule() {
  return <span aria-hidden className="mx-1 h-[18px] w-px flex-none bg-(--border-default)" />;
}
