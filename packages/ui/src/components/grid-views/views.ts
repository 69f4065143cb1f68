import { type GridState, initialGridState } from '../data-grid/index.ts';

/** A view: its name here, its state under a key of its own, so that many views are many short values. */
export interface GridView {
  /** Unique in its grid, and never used again while the view lives. */
  id: number;
  name: string;
}

/** What is kept: an object with a version, so that later forms can read it. */
export interface KeptGridViews {
  version: 1;
  views: readonly GridView[];
}

/** Longest name, in characters. */
export const VIEW_NAME_LENGTH = 60;
/** Most views of one grid. */
export const MOST_VIEWS = 50;

/** Where the list of views is kept. */
export const viewsKey = (gridKey: string): string => `grid-views:${gridKey}`;
/** Where the state of one view is kept. */
export const viewKey = (gridKey: string, id: number): string => `grid-view:${gridKey}:${id}`;

const order = new Intl.Collator('en-US', { numeric: true });
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The views by name. What cannot be read is left out: a damaged view never breaks a screen. */
export function readGridViews(kept: unknown): readonly GridView[] {
  const list: unknown[] = isRecord(kept) && Array.isArray(kept.views) ? kept.views : [];
  const views: GridView[] = [];
  for (const each of list) {
    if (!isRecord(each) || typeof each.name !== 'string' || each.name.trim() === '') continue;
    const { id, name } = each;
    if (typeof id !== 'number' || findView(views, name as string) || views.some((view) => view.id === id)) continue;
    views.push({ id, name: name as string });
  }
  return views.sort((a, b) => order.compare(a.name, b.name));
}

/** The view of that name, whatever its capitals. */
export const findView = (views: readonly GridView[], name: string | undefined): GridView | undefined =>
  name === undefined ? undefined : views.find((view) => sameName(view.name, name));

/** Why a view cannot be called that; null if it can. `own` is the name it has now. */
export function viewNameFault(
  views: readonly GridView[],
  name: string,
  standard: string,
  own?: string,
): 'blank' | 'taken' | null {
  if (name.trim() === '') return 'blank';
  if (own !== undefined && sameName(own, name)) return null;
  return sameName(name, standard) || findView(views, name) ? 'taken' : null;
}

/** The views and one more. */
export function addView(views: readonly GridView[], name: string): { kept: KeptGridViews; view: GridView } {
  const view = { id: Math.max(0, ...views.map(({ id }) => id)) + 1, name: name.trim() };
  return { kept: { version: 1, views: [...views, view] }, view };
}

/** The views with another name for one. */
export const renameView = (views: readonly GridView[], id: number, name: string): KeptGridViews => ({
  version: 1,
  views: views.map((view) => (view.id === id ? { id, name: name.trim() } : view)),
});

/** The views without one. */
export const removeView = (views: readonly GridView[], id: number): KeptGridViews => ({
  version: 1,
  views: views.filter((view) => view.id !== id),
});

/** Properties in one order, so that two states that say the same read the same. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, each]) => each !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;

/** Whether two states show the same: the names of their views do not count. */
export const sameState = (a: GridState, b: GridState): boolean =>
  JSON.stringify(sorted({ ...a, view: undefined })) === JSON.stringify(sorted({ ...b, view: undefined }));

/** What a user who changed nothing sees. */
export const standardState = (defaultState?: Partial<GridState>): GridState => {
  const { view: _, ...state } = { ...initialGridState, ...defaultState };
  return state;
};
