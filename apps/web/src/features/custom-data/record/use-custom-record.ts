import type { CustomDataRecord } from '@closewright/contract/custom-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor } from '../../../lib/api/index.ts';
import { usePart } from '../../../lib/store.ts';
import { editRows } from '../../../records/editor/edited-rows.ts';
import type { SavePart, SaveParts } from '../../../records/saving/save-parts.ts';
import type { CustomFormState } from '../form/custom-form-context.ts';
import type { CustomRows } from '../form/custom-rows.ts';
import { customAggregate } from './custom-aggregate.ts';
import type { RecordSubject } from './record-subject.ts';

export interface CustomRecordOptions {
  subject: RecordSubject;
  record: CustomDataRecord;
  mayEdit: boolean;
  /** The page it is saved with. */
  parts: SaveParts;
  /** Fields that hold a text the kit could not read. */
  hasUnreadable(): boolean;
  /** The file itself is read again. */
  refreshFile(): void;
}

/** The fields of one record on one tab as they are edited, and the part of the page that saves them. */
export interface EditedRecord {
  editor: CustomRows;
  /** The fields there are: of what was read or saved last. */
  definitions: CustomDataRecord['customDataDefinition'];
  part: SavePart;
  /** Whether the last check found something wrong. */
  isInvalid(): boolean;
  onBeforeSave: CustomFormState['onBeforeSave'];
}

/** Makes the editor of a record. One per record and tab: give the component a key. */
export function useCustomRecord(options: CustomRecordOptions): EditedRecord {
  const client = useQueryClient();
  const clock = useClock();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const start = useRef(options);
  const { editor, ...rest } = useMemo(() => {
    const { subject, record, parts } = start.current;
    const aggregate = customAggregate(subject);
    const { queryKey } = aggregate;
    let isInvalid = false;
    const finishers = new Set<() => Promise<void>>();
    const place = {
      hasNoBanner: true,
      onInvalid() {
        isInvalid = true;
      },
      words: () => ({ lookups: {}, moment: clock.moment }),
      store: (saved: CustomDataRecord) => void client.setQueryData(queryKey, saved),
      async refresh() {
        latest.current.refreshFile();
        void client.invalidateQueries({ queryKey });
        void client.invalidateQueries({ queryKey: keyFor('getCustomDataForm') });
      },
    };
    const { history, changed } = parts;
    const rows = editRows(aggregate, record, { place, history, onChange: changed });
    const part: SavePart = {
      hasChanges: () =>
        // What was typed before the fields turned read-only is a change still: the page asks before it is left behind.
        rows.changes() !== null ||
        // A text that is no date or number has no value to compare, and must not be left behind without a word.
        (latest.current.mayEdit && latest.current.hasUnreadable()),
      async validate() {
        const finished = await Promise.allSettled([...finishers].map((finish) => finish()));
        const isGood = await rows.check();
        isInvalid = !isGood || latest.current.hasUnreadable() || finished.some(({ status }) => status === 'rejected');
        return !isInvalid;
      },
      async send() {
        if (!latest.current.mayEdit) return { kind: 'failed', message: 'The custom fields cannot be edited now.' };
        return rows.send();
      },
    };
    return {
      editor: rows,
      part,
      isInvalid: () => isInvalid,
      onBeforeSave(finish: () => Promise<void>) {
        finishers.add(finish);
        return () => void finishers.delete(finish);
      },
    };
  }, [client, clock]);
  useEffect(() => editor.adopt(options.record), [editor, options.record]);
  return { editor, ...rest, definitions: usePart(editor.rows, () => editor.base().customDataDefinition) };
}
