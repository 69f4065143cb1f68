import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { GridRowState, RowKey } from '../data-grid.types.ts';
import type { GridInside } from '../grid-inside.ts';
import type { RowsChange, RowsDetails } from '../rows/row-acts.types.ts';
import type { CellEdit, EditDetails, RefusedCell } from './edit.types.ts';
import { createHistory, type GridStep } from './history.ts';

/** Changes of cells and rows: handed to the caller, taken back, shown as saving, refused or failed. */
export function useEdits<R>(inside: RefObject<GridInside<R>>) {
  const alive = useRef(true);
  const edits = useMemo(() => {
    const refusals = new Map<RowKey, Map<string, RefusedCell>>();
    const keep = (all: readonly RefusedCell[]) => {
      for (const refused of all) {
        const { key, column } = refused;
        const cells = refusals.get(key) ?? new Map<string, RefusedCell>();
        cells.set(column, refused);
        refusals.set(key, cells);
      }
    };
    const saving = new Map<RowKey, number>();
    const failed = new Map<RowKey, string>();

    /** Lays what is known here over the rows. */
    const show = () => {
      if (!alive.current) return;
      const { text, setRowStates } = inside.current;
      const states = new Map<RowKey, GridRowState>();
      for (const [key, message] of failed) states.set(key, { tone: 'error', description: text.rowFailed(message) });
      for (const key of saving.keys()) states.set(key, { tone: 'saving', description: text.saving });
      for (const [key, cells] of refusals)
        states.set(key, {
          ...states.get(key),
          cells: Object.fromEntries(
            [...cells].map(([id, { text: given, message }]) => [id, { error: text.refused(given, message) }]),
          ),
        });
      setRowStates(states);
    };
    /** Shows what is refused now, and tells the caller. */
    const showRefusals = () => {
      show();
      inside.current.props.onRefused?.([...refusals.values()].flatMap((cells) => [...cells.values()]));
    };
    const forget = (key: RowKey, column: string) => {
      const cells = refusals.get(key);
      if (!cells?.delete(column)) return false;
      if (cells.size === 0) refusals.delete(key);
      return true;
    };
    const follow = async (promise: Promise<void>, keys: ReadonlySet<RowKey>) => {
      for (const key of keys) {
        saving.set(key, (saving.get(key) ?? 0) + 1);
        failed.delete(key);
      }
      show();
      let reason: string | undefined;
      try {
        await promise;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      for (const key of keys) {
        const left = (saving.get(key) ?? 1) - 1;
        if (left > 0) saving.set(key, left);
        else saving.delete(key);
        if (reason !== undefined) failed.set(key, reason);
      }
      if (reason !== undefined && alive.current) inside.current.announce(inside.current.text.rowFailed(reason));
      show();
    };
    /** The caller was told of a change, and answered. */
    const told = ({ rows, cells }: RowsChange<R>, answer: undefined | void | Promise<void>) => {
      let forgot = false;
      for (const { key, column } of cells) forgot = forget(key, column) || forgot;
      if (forgot) showRefusals();
      if (answer) void follow(answer, new Set([...rows, ...cells].map(({ key }) => key)));
    };
    /** A change with the rows as they are now: those of the history may be old. */
    const renewed = ({ rows, cells, ...marks }: GridStep<R>): GridStep<R> => {
      const { lines, props } = inside.current;
      const wanted = new Set([...rows, ...cells].map(({ key }) => key));
      const found = new Map<RowKey, R>();
      for (const row of props.server ? lines.rows() : props.rows) {
        const key = props.rowKey(row);
        if (wanted.has(key)) found.set(key, row);
        if (found.size === wanted.size) break;
      }
      const now = <E extends { key: RowKey; row: R }>(edit: E): E => ({
        ...edit,
        row: found.get(edit.key) ?? edit.row,
      });
      return { rows: rows.map(now), cells: cells.map(now), ...marks };
    };
    /** Edits that know whether what they replace is worked out by the page. */
    const marked = (edits: readonly CellEdit<R>[]) =>
      edits.map((edit) => {
        const { origin } = inside.current.stateOf(edit.row)?.cells?.[edit.column] ?? {};
        return origin === 'calculated' ? { ...edit, wasWorked: true } : edit;
      });
    const history = createHistory<R>(renewed);
    const refuse = (all: readonly RefusedCell[]) => {
      keep(all);
      if (all.length > 0) showRefusals();
    };
    const showRefused = (all: readonly RefusedCell[], isShown: boolean) => {
      if (isShown) return refuse(all);
      for (const { key, column } of all) forget(key, column);
      showRefusals();
    };
    /** Tells the caller of a change: of rows, or of cells alone. */
    const tell = ({ rows, cells }: RowsChange<R>, details: RowsDetails | EditDetails) => {
      const { rowActs, onCellsChange } = inside.current.props;
      // An act on rows has a reason of rows, one on cells a reason of cells.
      if (rows.length > 0) return rowActs?.onChange({ rows, cells }, details as RowsDetails);
      // As above.
      return onCellsChange?.(cells, details as EditDetails);
    };
    const travel = (step: GridStep<R> | null, reason: 'undo' | 'redo') => {
      if (!step) return null;
      told(step, tell(step, { reason }));
      showRefused(step.refused ?? [], reason === 'redo');
      return step;
    };
    const make = (step: GridStep<R>, reason: RowsDetails['reason'] | EditDetails['reason']) => {
      const { refused = [] } = step;
      const isPages = inside.current.props.undo === 'page';
      if (!isPages) history.add(step);
      const marks = isPages &&
        refused.length > 0 && { showRefused: (isShown: boolean) => showRefused(refused, isShown) };
      // Whoever makes a step gives the reason of its kind.
      told(step, tell(step, { reason, ...marks } as RowsDetails | EditDetails));
      refuse(refused);
    };
    return {
      apply(edits: readonly CellEdit<R>[], reason: EditDetails['reason'], refused: readonly RefusedCell[] = []) {
        const changed = marked(edits).filter(
          ({ before, value, isWorked }) => isWorked || !Object.is(before ?? null, value ?? null),
        );
        if (changed.length === 0) refuse(refused);
        else make({ rows: [], cells: changed, refused }, reason);
      },
      /** An act on rows, with the cells it changes: one step of the history. */
      applyRows(change: RowsChange<R>, reason: RowsDetails['reason'], refused: readonly RefusedCell[] = []) {
        make({ ...change, refused }, reason);
      },
      /** What was done to take the last change back; null if there was nothing. */
      undo: () => travel(history.undo(), 'undo'),
      redo: () => travel(history.redo(), 'redo'),
      /** Marks again what was refused before. */
      begin() {
        keep(inside.current.props.refusedBefore ?? []);
        show();
      },
      refuse,
      refusalOf: (key: RowKey, column: string) => refusals.get(key)?.get(column),
      /** True if there was a refusal to forget. */
      forget(key: RowKey, column: string) {
        const had = forget(key, column);
        if (had) showRefusals();
        return had;
      },
    };
  }, [inside]);
  useEffect(() => {
    alive.current = true;
    edits.begin();
    return () => {
      alive.current = false;
    };
  }, [edits]);
  return edits;
}

export type Edits<R> = ReturnType<typeof useEdits<R>>;
