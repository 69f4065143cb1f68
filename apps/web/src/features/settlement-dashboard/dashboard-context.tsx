import { cn } from '@closewright/ui/lib/cn';
import { createContext, type ReactNode, use } from 'react';
import type { DashboardFigures } from './dashboard-figures.ts';

/** What the parts of the dashboard share. */
export interface Dashboard {
  readonly figures: DashboardFigures;
  /** Takes a figure in hand. */
  onTake(name: string): void;
  /** Asks why it is what it is. */
  onWhy(name: string): void;
  /** Goes to a field, on whatever page it is edited. */
  onOpenField(field: string): void;
  /** What the page of a field is called; null where nobody edits it. */
  pageOf(field: string): string | null;
  /** The address of a page of the statement by the last part of its path; null where the file has no such page. */
  hrefOf(page: string): string | null;
}

const Context = createContext<Dashboard | null>(null);

export const DashboardProvider = Context.Provider;

export function useDashboard(): Dashboard {
  const dashboard = use(Context);
  if (dashboard === null) throw new Error('Only on the dashboard');
  return dashboard;
}

/** A figure by its name, which is asked why it is what it is; nothing where there is none. */
export function Figure({ name, strong = false }: { name: string; strong?: boolean }) {
  const { figures, onTake, onWhy } = useDashboard();
  const figure = figures[name];
  if (figure === undefined) return null;
  return (
    <button
      type="button"
      title="Why (F1)"
      onFocus={() => onTake(name)}
      onClick={() => onWhy(name)}
      className={cn(
        'min-h-6 min-w-6 cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring',
        strong && 'font-total',
        figure.text === 'Open' && 'font-normal text-muted',
      )}
    >
      {figure.text}
    </button>
  );
}

/** Words that lead to a field; plain words where nobody edits it. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  const { onOpenField, pageOf } = useDashboard();
  if (pageOf(field) === null) return children;
  return (
    <button
      type="button"
      onClick={() => onOpenField(field)}
      className="min-h-6 cursor-pointer rounded-xs text-left text-link underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
    >
      {children}
    </button>
  );
}
