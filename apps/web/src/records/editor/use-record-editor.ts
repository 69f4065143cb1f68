import type { LookupSets } from '@closewright/domain/lookups';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useClock } from '../../app/session/clock.ts';
import type { Aggregate } from './aggregate.ts';
import { createRecordEditor } from './create-record-editor.ts';

export interface RecordEditorOptions<D, K extends string> {
  aggregate: Aggregate<D, K>;
  /** What the server says now. */
  document: D;
  mayEdit: boolean;
  lookups: LookupSets;
  hasUnreadable(): boolean;
  onInvalid(others: readonly string[]): void;
  /** Asks whether what passed the checks is meant to be saved. */
  confirm?(): Promise<boolean>;
  /** Takes what was saved, where the query holds more than the document. */
  onSaved?(document: D): void;
  hasNoBanner?: boolean;
}

/** Makes the editor of an aggregate. One per document and page: give the component its id as key. */
export function useRecordEditor<D, K extends string>(options: RecordEditorOptions<D, K>) {
  const client = useQueryClient();
  const clock = useClock();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const start = useRef(options);
  const editor = useMemo(() => {
    const { aggregate, document } = start.current;
    const { queryKey } = aggregate;
    return createRecordEditor(aggregate, document, {
      mayEdit: () => latest.current.mayEdit,
      hasUnreadable: () => latest.current.hasUnreadable(),
      onInvalid: (others) => latest.current.onInvalid(others),
      words: () => ({ lookups: latest.current.lookups, moment: clock.moment }),
      store(saved) {
        if (latest.current.onSaved) latest.current.onSaved(saved);
        else client.setQueryData(queryKey, saved);
      },
      confirm: async () => (await latest.current.confirm?.()) ?? true,
      hasNoBanner: start.current.hasNoBanner ?? false,
      refresh: () => client.invalidateQueries({ queryKey }),
    });
  }, [client, clock]);
  // Read again after an event or a save by somebody else.
  useEffect(() => editor.adopt(options.document), [editor, options.document]);
  return editor;
}
