import { interfaceTiming } from '@closewright/domain/constants';
import { createSaveEngine, type SaveEngine } from '../saving/save-engine.ts';
import { createSaveParts, type SaveParts, type SendPage } from '../saving/save-parts.ts';
import type { Aggregate } from './aggregate.ts';
import { type EditedRows, editRows, type RowsPlace, type SavedRows } from './edited-rows.ts';

/** The rows of an aggregate as they are edited on a page, and their save. */
export interface RecordEditor<K extends string = string> extends EditedRows<K> {
  readonly engine: SaveEngine;
  /** What else stands on the page and is saved with it. */
  readonly parts: SaveParts;
}

/** What the editor needs of its page. */
export interface EditorPage<D> extends RowsPlace<D> {
  mayEdit(): boolean;
  /** Fields that hold a text the kit could not read. */
  hasUnreadable(): boolean;
  /** Asks whether what passed the checks is meant to be saved. */
  confirm?(): Promise<boolean>;
}

/** Makes the editor of an aggregate on a page that saves. */
export function createRecordEditor<D, K extends string>(
  aggregate: Aggregate<D, K>,
  document: D,
  page: EditorPage<D>,
): RecordEditor<K> & Pick<SavedRows<D>, 'adopt' | 'base'> {
  const isChanged = () => rows.changes() !== null;
  /** A text that is no date or number has no value to compare: what was typed would be left behind without a word. */
  const hasUnreadable = () => page.mayEdit() && (page.hasUnreadable() || hasRefused());
  const parts = createSaveParts(() => engine.setDirty(isChanged() || parts.hasChanges() || hasRefused()));
  const { history, changed } = parts;
  const { check, send, hasRefused, ...rows } = editRows(aggregate, document, {
    place: page,
    history,
    onChange: changed,
  });
  // What is sent by another call is answered as by that of the aggregate.
  const sendPage: SendPage = (through) => send(through as typeof aggregate.send | undefined);
  const engine = createSaveEngine(
    {
      mayEdit: page.mayEdit,
      hasChanges: () => isChanged() || parts.hasChanges() || hasUnreadable(),
      async validate() {
        const [areRowsGood, arePartsGood] = await Promise.all([check(), parts.validate()]);
        const isRestGood = !hasUnreadable() && arePartsGood;
        if (areRowsGood && !isRestGood) page.onInvalid([]);
        return areRowsGood && isRestGood && ((await page.confirm?.()) ?? true);
      },
      async send() {
        const attempt = isChanged() ? await parts.sendPage(sendPage) : ({ kind: 'unchanged' } as const);
        if (attempt.kind !== 'saved' && attempt.kind !== 'unchanged') return attempt;
        const ofParts = await parts.send();
        if (ofParts.kind === 'invalid') page.onInvalid([]);
        return ofParts;
      },
      now: Date.now,
    },
    interfaceTiming.saveDebounce,
  );
  return { ...rows, engine, parts };
}
