import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useActiveRow } from '../../hooks/use-active-row.ts';
import { Tooltip } from '../tooltip/index.ts';

/** A category of templates, with those below it. */
export interface TemplateCategory {
  categoryID: number;
  name: string;
  children?: readonly TemplateCategory[] | undefined;
}

/** What is looked at: everything, the favorites, or a category by its id. */
export type TemplateView = 'all' | 'favorites' | number;

export interface TemplateCategoriesProps {
  label: string;
  /** Rows above the categories. */
  fixed: readonly { view: TemplateView; name: string }[];
  categories: readonly TemplateCategory[];
  value: TemplateView;
  onValueChange: (view: TemplateView) => void;
}

interface Node {
  view: TemplateView;
  name: string;
  level: number;
  position: number;
  setSize: number;
  parent: TemplateView | null;
  hasChildren: boolean;
}

function nodesOf(
  categories: readonly TemplateCategory[],
  folded: ReadonlySet<TemplateView>,
  above: Pick<Node, 'level' | 'parent'> & { before: number },
): Node[] {
  return categories.flatMap(({ categoryID: view, name, children = [] }, at) => [
    {
      ...{ view, name, level: above.level, parent: above.parent, hasChildren: children.length > 0 },
      ...{ position: above.before + at + 1, setSize: above.before + categories.length },
    },
    ...(folded.has(view) ? [] : nodesOf(children, folded, { level: above.level + 1, parent: view, before: 0 })),
  ]);
}

/** The tree that filters the list: what is moved to is looked at. */
export function TemplateCategories({ label, fixed, categories, value, onValueChange }: TemplateCategoriesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<TemplateView>>(new Set());
  const nodes: Node[] = [
    ...fixed.map((row, at) => ({
      ...row,
      ...{ level: 1, position: at + 1, setSize: fixed.length + categories.length, parent: null, hasChildren: false },
    })),
    ...nodesOf(categories, folded, { level: 1, parent: null, before: fixed.length }),
  ];
  const row = useActiveRow(
    nodes.map(({ view }) => view),
    box,
  );
  const fold = (view: TemplateView, on: boolean) => {
    const next = new Set(folded);
    if (on) next.add(view);
    else next.delete(view);
    setFolded(next);
  };
  const go = (node: Node | undefined) => {
    if (!node) return;
    row.focus(node.view);
    onValueChange(node.view);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = nodes[row.index];
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const open = at.hasChildren && !folded.has(at.view);
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null;
    if (event.key === 'ArrowDown') go(nodes[row.index + 1]);
    else if (event.key === 'ArrowUp') go(nodes[row.index - 1]);
    else if (event.key === 'Home') go(nodes[0]);
    else if (event.key === 'End') go(nodes.at(-1));
    else if (event.key === 'ArrowRight' && at.hasChildren) {
      if (open) go(nodes[row.index + 1]);
      else fold(at.view, false);
    } else if (event.key === 'ArrowLeft') {
      if (open) fold(at.view, true);
      else go(nodes.find(({ view }) => view === at.parent));
    } else if (letter) {
      const round = [...nodes.slice(row.index + 1), ...nodes.slice(0, row.index)];
      go(round.find(({ name }) => name.toLowerCase().startsWith(letter)));
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="h-full overflow-y-auto border-e border-hairline py-1 pe-1"
    >
      {nodes.map((node, index) => {
        const Caret = folded.has(node.view) ? ChevronRight : ChevronDown;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's
          <div
            key={node.view}
            role="treeitem"
            data-row={index}
            tabIndex={index === row.index ? 0 : -1}
            aria-level={node.level}
            aria-posinset={node.position}
            aria-setsize={node.setSize}
            aria-expanded={node.hasChildren ? !folded.has(node.view) : undefined}
            aria-selected={node.view === value}
            onFocus={() => row.mark(node.view)}
            onClick={() => go(node)}
            style={{ paddingInlineStart: 4 + (node.level - 1) * 14 }}
            className="flex min-h-grid-row cursor-default items-center gap-1 rounded-sm pe-2 hover:bg-surface-hover focus-visible:outline-offset-[-2px] aria-selected:bg-surface-current aria-selected:font-semibold aria-selected:shadow-[inset_3px_0_0_var(--accent-border)]"
          >
            {node.hasChildren ? (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Left and Right do the same by keys
              <span
                className="inline-flex size-6 flex-none items-center justify-center text-subtle"
                onClick={(event) => {
                  event.stopPropagation();
                  fold(node.view, !folded.has(node.view));
                }}
              >
                <Caret aria-hidden className="size-3.5 rtl:-scale-x-100" strokeWidth={1.75} />
              </span>
            ) : (
              <span className="w-6 flex-none" />
            )}
            <Tooltip title={node.name} describes={false} onlyWhenCut side="right">
              <span className="truncate">{node.name}</span>
            </Tooltip>
          </div>
        );
      })}
    </div>
  );
}
