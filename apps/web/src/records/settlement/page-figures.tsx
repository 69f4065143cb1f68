import type { Settlement } from '@closewright/contract/settlement';
import { navItem, navItemState, navPath, routeByName } from '@closewright/domain/navigation';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { cn } from '@closewright/ui/lib/cn';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useNavContext } from '../../app/frame/use-nav-context.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useFieldPlaces, useStatementFields } from './statement-fields.ts';

/** A figure of a page: how it is shown, and why it is that. */
export interface ShownFigure {
  readonly text: string;
  readonly explain: () => ExplanationNode;
}

/** The figures of a page by their names. */
export type ShownFigures = Readonly<Record<string, ShownFigure>>;

/** What the parts of a page of figures share. */
export interface PageFigures {
  readonly figures: ShownFigures;
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

const Context = createContext<PageFigures | null>(null);

export const FiguresProvider = Context.Provider;

export function usePageFigures(): PageFigures {
  const page = use(Context);
  if (page === null) throw new Error('Only on a page of figures');
  return page;
}

const whyLabel = 'Why this figure';

/**
 * The figures of a page of a statement, with F1 for the one in hand.
 * @param first the one in hand as the page opens
 */
export function useShownFigures(
  statement: Settlement,
  routeName: string,
  figures: ShownFigures,
  first: string,
  isForm = false,
): PageFigures {
  const file = useOpenFile();
  const menu = useNavContext();
  const [inHand, setInHand] = useState(first);
  const explanation = useMemo(() => figures[inHand]?.explain() ?? null, [figures, inHand]);
  const openField = useStatementFields(statement, routeName);
  const placeOf = useFieldPlaces(statement);
  useWhy(explanation, openField);
  useHotkey('F1', whyLabel, openWhy, { inFields: isForm });
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
      return navPath(item, file?.ordersID ?? null);
    },
  };
}

/** A figure by its name, which is asked why it is what it is; nothing where there is none. */
export function Figure({ name, strong = false }: { name: string; strong?: boolean }) {
  const { figures, onTake, onWhy } = usePageFigures();
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
  const { onOpenField, pageOf } = usePageFigures();
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
