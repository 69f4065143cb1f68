import { useState } from 'react';
import { dialogs } from '../../services/dialogs/index.ts';
import { useGridState } from '../data-grid/columns/use-grid-state.ts';
import { type GridState, readGridState } from '../data-grid/index.ts';
import { type Memory, useMemory, useRemembered } from '../memory/index.ts';
import type { GridViewsMessages } from './grid-views.messages.ts';
import {
  addView,
  findView,
  type GridView,
  MOST_VIEWS,
  readGridViews,
  removeView,
  renameView,
  sameState,
  standardState,
  VIEW_NAME_LENGTH,
  viewKey,
  viewNameFault,
  viewsKey,
} from './views.ts';

export interface GridViewsOptions {
  /** That of the grid: its state and its views are kept under it. */
  gridKey: string;
  /** That of the grid: what the standard view shows. */
  defaultState?: Partial<GridState> | undefined;
  /** That of the grid. Default: that of the MemoryProvider around. */
  memory?: Memory | undefined;
}

/** The views of one grid, which one is shown, and what can be done with it. The grid reads the same memory and follows by itself. */
export function useGridViews({ gridKey, defaultState, memory }: GridViewsOptions, text: GridViewsMessages) {
  const { state, change } = useGridState({ gridKey, defaultState, memory });
  const place = useMemory(memory);
  const [kept, keep] = useRemembered<unknown>(viewsKey(gridKey), place);
  const [said, say] = useState('');
  const views = readGridViews(kept);
  const current = findView(views, state.view);
  const [keptState] = useRemembered<unknown>(viewKey(gridKey, current?.id ?? 0), place);
  const saved = current ? readGridState(keptState) : standardState(defaultState);
  const keepState = (id: number) => place.set(viewKey(gridKey, id), state);
  const show = (next: GridState, name?: string) => {
    // What the state of before had and this one has not (a row height, a view) must go as well.
    change({ density: undefined, ...next, view: name } as Partial<GridState>);
  };
  const askName = async (title: string, value: string, own?: string) => {
    const name = await dialogs.promptText({
      title,
      label: text.name,
      value,
      maxLength: VIEW_NAME_LENGTH,
      okLabel: text.save,
      validate: (answer) => {
        const fault = viewNameFault(views, answer, text.standard, own);
        return fault === 'taken' ? text.nameTaken : fault === 'blank' ? text.nameBlank : null;
      },
      key: `grid-views:${gridKey}`,
    });
    return name?.trim() ?? null;
  };
  const isChanged = !sameState(state, saved);
  return {
    views,
    state,
    /** Name of the view shown; undefined for the standard view. */
    current,
    /** The grid shows something else than what was saved. */
    isChanged,
    /** For the live region. */
    said,
    choose(view: GridView | undefined) {
      show(view ? readGridState(place.get(viewKey(gridKey, view.id))) : standardState(defaultState), view?.name);
      say(text.chosen(view?.name ?? text.standard));
    },
    setDensity: (density: GridState['density']) => change({ density } as Partial<GridState>),
    save() {
      if (!current) return;
      keepState(current.id);
      say(text.saved(current.name));
    },
    async saveAs() {
      if (views.length >= MOST_VIEWS) return dialogs.message({ title: text.full(MOST_VIEWS) });
      const name = await askName(text.saveAsTitle, '');
      if (name === null) return;
      const added = addView(views, name);
      keepState(added.view.id);
      keep(added.kept);
      show(state, added.view.name);
      say(text.saved(name));
    },
    async rename() {
      if (!current) return;
      const name = await askName(text.renameTitle(current.name), current.name, current.name);
      if (name === null) return;
      keep(renameView(views, current.id, name));
      change({ view: name });
      say(text.saved(name));
    },
    async remove() {
      if (!current) return;
      const { id, name } = current;
      const yes = await dialogs.confirm({
        title: text.removeTitle(name),
        message: text.removeMessage,
        confirmLabel: text.removeLabel,
        destructive: true,
      });
      if (!yes) return;
      keep(removeView(views, id));
      place.set(viewKey(gridKey, id), undefined);
      show(standardState(defaultState));
      say(text.removed(name));
    },
    /** Back to the view as it was saved. */
    reset() {
      show(saved, current?.name);
      say(text.wasReset(current?.name ?? text.standard));
    },
  };
}
