import type { Settlement } from '@closewright/contract/settlement';
import { navItem, navItemState, navPath, routeByName } from '@closewright/domain/navigation';
import { cn } from '@closewright/ui/lib/cn';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useNavContext } from '../../../app/frame/use-nav-context.ts';
import { openWhy, useWhy } from '../../../lib/why/why.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import { useFieldPlaces, useStatementFields } from '../statement-fields.ts';
import type { NamedFigures } from './named-figures.ts';

/** What the parts of a computed page of a statement share. */
export interface ComputedPage {
  readonly figures: NamedFigures;
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

const Context = createContext<ComputedPage | null>(null);

export const ComputedProvider = Context.Provider;

export function useComputed(): ComputedPage {
  const page = use(Context);
  if (page === null) throw new Error('Only on a computed page');
  return page;
}

/**
 * A page that shows figures of a statement: the one in hand is explained, F1 asks why, and what is typed is led to.
 * @param first the figure in hand as the page opens
 * @param inFields whether F1 asks so in fields, too: on a page that has some
 */
export function useComputedPage(
  statement: Settlement,
  routeName: string,
  figures: NamedFigures,
  first: string,
  inFields = false,
): ComputedPage {
  const openFile = useOpenFile();
  const menu = useNavContext();
  const [inHand, setInHand] = useState(first);
  const explanation = useMemo(() => figures[inHand]?.explain() ?? null, [figures, inHand]);
  const openField = useStatementFields(statement, routeName);
  const placeOf = useFieldPlaces(statement);
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy, { inFields });
  return {
    figures,
    onTake: setInHand,
    onWhy: (name) => {
      setInHand(name);
      openWhy();
    },
    onOpenField: openField,
    pageOf: (field) => {
      const page = placeOf(field)?.page;
      return page === undefined ? null : routeByName(page).label;
    },
    hrefOf: (page) => {
      const item = navItem(`file.settlement.${page}`);
      if (!item || navItemState(item, menu).inactive) return null;
      return navPath(item, openFile?.ordersID ?? null);
    },
  };
}

/** A figure by its name, which is asked why it is what it is; nothing where there is none. */
export function Figure({ name, strong = false }: { name: string; strong?: boolean }) {
  const { figures, onTake, onWhy } = useComputed();
  const figure = figures[name];
  if (figure === undefined) return null;
  return (
    <button
      type="button"
      title="Why (F1)"
      onFocus={() => onTake(name)}
      onClick={() => onWhy(name)}
      className={cn(
        'min-h-6 min-w-6 cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring print:no-underline',
        strong && 'font-total',
        figure.text === 'Open' && 'font-normal text-muted',
      )}
    >
      {figure.text}
    </button>
  );
}

/** The same, which says so where it is open. */
export function FigureOrOpen(figure: { name: string; strong?: boolean }) {
  const { figures } = useComputed();
  return figures[figure.name] ? <Figure {...figure} /> : <span className="text-muted">Open</span>;
}

/** Words that lead to a field; plain words where nobody edits it. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  const { onOpenField, pageOf } = useComputed();
  if (pageOf(field) === null) return children;
  return (
    <button
      type="button"
      onClick={() => onOpenField(field)}
      className="min-h-6 cursor-pointer rounded-xs text-left text-link underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-ring print:no-underline"
    >
      {children}
    </button>
  );
}
