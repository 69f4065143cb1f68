import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogBody } from '@closewright/ui/dialog';
import { compareRecord, type DiffField, RecordDiff } from '@closewright/ui/record-diff';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useMemo } from 'react';

export interface EntryDialogProps {
  /** When, who, which record: what is told before the fields. */
  facts: readonly { term: string; text: string | null; identifier?: boolean }[];
  changes: readonly { field: string; before: string; after: string }[];
  dialog: DialogControl<never>;
}

/** Characters from which a text is compared word by word. */
const LONG_FROM = 40;

/** One entry of an audit with every field before and after. */
export function EntryDialog({ facts, changes }: EntryDialogProps) {
  const diff = useMemo(() => {
    const fields = changes.map(({ field, before, after }, at): DiffField<readonly string[]> => {
      const isLong = Math.max(before.length, after.length) > LONG_FROM;
      return { name: String(at), label: field, kind: isLong ? 'memo' : 'text', value: (texts) => texts[at] };
    });
    return compareRecord(
      fields,
      changes.map(({ before }) => before),
      changes.map(({ after }) => after),
    );
  }, [changes]);
  return (
    <DialogBody>
      <DescriptionList className="pb-3">
        {facts.map(({ term, text, identifier = false }) => (
          <Description key={term} term={term} identifier={identifier}>
            {text}
          </Description>
        ))}
      </DescriptionList>
      <RecordDiff label="Fields" diff={diff} beforeLabel="Before" afterLabel="After" className="max-h-[60vh]" />
    </DialogBody>
  );
}
