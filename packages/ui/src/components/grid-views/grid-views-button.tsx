import { ChevronDown, CopyPlus, LayoutList, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { cn } from '../../lib/cn.ts';
import { buttonVariants } from '../button/index.ts';
import { MenuButton, type MenuEntry } from '../dropdown-menu/index.ts';
import { type GridViewsMessages, gridViewsMessages } from './grid-views.messages.ts';
import { type GridViewsOptions, useGridViews } from './use-grid-views.ts';

export interface GridViewsProps extends GridViewsOptions {
  /** What the grid is called, within a sentence: "recent files". */
  label: string;
  /** On the button. */
  className?: string;
  messages?: Partial<GridViewsMessages>;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
const densities = ['page', 'compact', 'default', 'roomy'] as const;

/** The button with the name of the view, and its menu. Loaded after the grid; see `GridViews`. */
export function GridViewsButton({ label, className, messages, ...options }: GridViewsProps) {
  const text = useMemo(() => ({ ...gridViewsMessages, ...messages }), [messages]);
  const held = useGridViews(options, text);
  const { current, isChanged, state } = held;
  const name = current?.name ?? text.standard;
  const isStandard = current === undefined;
  const density = state.density ?? 'page';
  const entries: MenuEntry[] = [
    { kind: 'label', id: 'views', label: text.views },
    {
      kind: 'radio',
      id: 'standard',
      label: text.standard,
      checked: isStandard,
      onSelect: () => held.choose(undefined),
    },
    ...held.views.map(
      (view): MenuEntry => ({
        kind: 'radio',
        id: `view ${view.id}`,
        label: view.name,
        checked: view.id === current?.id,
        onSelect: () => held.choose(view),
      }),
    ),
    { kind: 'separator', id: 'acts' },
    { id: 'save', label: text.save, icon: <Save {...icon} />, disabled: isStandard || !isChanged, onSelect: held.save },
    { id: 'save-as', label: text.saveAs, icon: <CopyPlus {...icon} />, onSelect: () => void held.saveAs() },
    {
      id: 'rename',
      label: text.rename,
      icon: <Pencil {...icon} />,
      disabled: isStandard,
      onSelect: () => void held.rename(),
    },
    {
      id: 'remove',
      label: text.remove,
      icon: <Trash2 {...icon} />,
      disabled: isStandard,
      destructive: true,
      onSelect: () => void held.remove(),
    },
    {
      id: 'reset',
      label: isStandard ? text.resetStandard : text.reset,
      icon: <RotateCcw {...icon} />,
      disabled: !isChanged,
      onSelect: held.reset,
    },
    { kind: 'separator', id: 'heights' },
    { kind: 'label', id: 'density', label: text.density },
    ...densities.map(
      (each): MenuEntry => ({
        kind: 'radio',
        id: `density ${each}`,
        label: text.densities[each],
        checked: each === density,
        onSelect: () => held.setDensity(each === 'page' ? undefined : each),
      }),
    ),
  ];
  return (
    <>
      <MenuButton
        menuLabel={text.menu(label)}
        aria-label={text.button(name, isChanged)}
        align="end"
        entries={entries}
        data-slot="grid-views"
        data-changed={isChanged || undefined}
        className={cn(buttonVariants(), 'max-w-56 min-w-0 cursor-pointer', className)}
      >
        <LayoutList {...icon} className="size-3.5 flex-none" />
        <span className="truncate" title={name}>
          {name}
        </span>
        {isChanged && <span className="flex-none text-accent-fg">•</span>}
        <ChevronDown {...icon} className="size-3.5 flex-none text-muted" />
      </MenuButton>
      <span role="status" className="sr-only">
        {held.said}
      </span>
    </>
  );
}
