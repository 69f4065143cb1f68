import { Check, Printer } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { printFrame } from '../../lib/print-frame.ts';
import { isFocusLost } from '../../lib/return-focus.ts';
import { Button } from '../button/index.ts';
import { ChangeBar } from '../diff-viewer/change-bar.tsx';
import { useChangeCursor } from '../diff-viewer/use-change-cursor.ts';
import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { changesOf } from './compare-records.ts';
import { recordDiffPage } from './print-record-diff.ts';
import { recordDiffMessages } from './record-diff.messages.ts';
import type { ComparedRecord, RecordChange } from './record-diff.types.ts';
import { Fold, RecordRows } from './record-rows.tsx';

export interface RecordDiffProps {
  /** What `compareRecord` or `compareRecords` found. Keep the object, or the place among the changes is lost. */
  diff: ComparedRecord | readonly ComparedRecord[];
  /** Accessible name: "Changes of the payoff". */
  label?: string;
  /** Heads of the columns. Default 'Old Value' and 'New Value'. */
  beforeLabel?: string;
  afterLabel?: string;
  /** Changes can be taken over, one by one, by record, or all: the page makes a new comparison then. Default: they are read only. */
  onAccept?: ((changes: readonly RecordChange[]) => void) | undefined;
  className?: string;
  messages?: Partial<typeof recordDiffMessages>;
}

const noRecords: readonly ComparedRecord[] = [];
const head = 'h-grid-head border-b border-hairline px-2.5 text-start text-micro font-semibold text-muted';

const listOf = (diff: RecordDiffProps['diff']): readonly ComparedRecord[] => ('state' in diff ? [diff] : diff);

const isUnchanged = ({ state, moved }: ComparedRecord) => state === 'same' && moved === null;

/** Two states of a record, or of a list of records, field by field: what changed is shown, the rest is folded away. */
export function RecordDiff({ diff, onAccept, className, messages, ...props }: RecordDiffProps) {
  const text = useMemo(() => ({ ...recordDiffMessages, ...messages }), [messages]);
  const { label = text.label, beforeLabel = text.beforeLabel, afterLabel = text.afterLabel } = props;
  const box = useRef<HTMLDivElement>(null);
  const records = useMemo(() => listOf(diff), [diff]);
  const isListed = !('state' in diff);
  const changes = useMemo(() => changesOf(records), [records]);
  const [showsSame, setShowsSame] = useState(false);
  const cursor = useChangeCursor(box, changes.length, diff, 'tbody', 'data-step');
  const current = changes[cursor.at - 1];
  const changed = records.filter((record) => !isUnchanged(record));
  const same = isListed ? records.filter(isUnchanged) : noRecords;

  // What was taken over is gone, and its button with it: the focus goes to the next one.
  const taken = useRef<number | null>(null);
  const takeButtons = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-take]') ?? [])];
  const accept =
    onAccept &&
    ((accepted: readonly RecordChange[], from: HTMLElement) => {
      taken.current = takeButtons().indexOf(from);
      onAccept(accepted);
    });
  useLayoutEffect(() => {
    if (taken.current === null || !isFocusLost()) return;
    const left = takeButtons();
    (left[taken.current] ?? left.at(-1) ?? box.current)?.focus();
    taken.current = null;
  });

  const labels = [beforeLabel, afterLabel] as const;
  let number = 1;
  return (
    <div
      ref={box}
      data-slot="record-diff"
      tabIndex={-1}
      className={cn('flex min-h-0 flex-col gap-2 text-default outline-none', className)}
    >
      {changes.length === 0 ? (
        <EmptyState title={text.noChanges}>
          {text.sameFields(records.reduce((sum, { fields }) => sum + fields.length, 0))}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a section with a name is a landmark, and this is only a place that scrolls
        <div
          role="group"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-auto overflow-auto rounded-sm border border-hairline focus-visible:outline-offset-[-2px]"
        >
          <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0 text-body">
            <thead className="sticky top-0 z-grid-head bg-surface-header">
              <tr>
                <th scope="col" className={cn(head, 'w-[26%]')}>
                  {text.field}
                </th>
                <th scope="col" className={head}>
                  {beforeLabel}
                </th>
                <th scope="col" className={cn(head, 'border-s')}>
                  {afterLabel}
                </th>
                {accept && (
                  <th scope="col" className={cn(head, 'w-16')}>
                    <span className="sr-only">{text.acceptColumn}</span>
                  </th>
                )}
              </tr>
            </thead>
            {changed.map((record) => {
              const first = number;
              number += changesOf([record]).length;
              return (
                <RecordRows
                  key={record.key}
                  record={record}
                  isListed={isListed}
                  first={first}
                  text={text}
                  onAccept={accept}
                />
              );
            })}
            {same.length > 0 && (
              <tbody data-print="hide">
                <tr>
                  <td colSpan={accept ? 4 : 3} className="px-1">
                    <Fold isOpen={showsSame} onToggle={() => setShowsSame(!showsSame)}>
                      {text.unchangedRecords(same.length)}
                    </Fold>
                  </td>
                </tr>
                {showsSame &&
                  same.map(({ key, name }) => (
                    <tr key={key}>
                      <th
                        scope="row"
                        colSpan={accept ? 4 : 3}
                        className="border-t border-hairline px-2.5 py-1 text-start font-normal text-muted"
                      >
                        {name}
                      </th>
                    </tr>
                  ))}
              </tbody>
            )}
          </table>
        </div>
      )}
      {changes.length > 0 && (
        <div data-print="hide" className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1">
          <ChangeBar
            cursor={cursor}
            count={changes.length}
            described={current && describe(current, records, text)}
            text={text}
          />
          <span className="ms-auto flex items-center gap-2">
            {accept && (
              <Button size="sm" icon={Check} data-take="" onClick={(event) => accept(changes, event.currentTarget)}>
                {text.acceptAll(changes.length)}
              </Button>
            )}
            <IconButton
              size="sm"
              icon={Printer}
              label={text.print}
              onClick={() => void printFrame({ html: recordDiffPage(label, records, labels, text) })}
            />
          </span>
        </div>
      )}
    </div>
  );
}

/** A change in words. */
function describe(change: RecordChange, records: readonly ComparedRecord[], text: typeof recordDiffMessages): string {
  const record = records.find(({ key }) => key === change.key);
  const name = record?.name || text.thisRecord;
  if (change.what !== 'field') {
    if (change.what === 'added') return text.addedRecord(name);
    if (change.what === 'removed') return text.removedRecord(name);
    return text.movedRecord(name, record?.moved?.from ?? 0, record?.moved?.to ?? 0);
  }
  const field = record?.fields.find((each) => each.name === change.field);
  if (!field) return name;
  const { label, before, after } = field;
  const what =
    before === null ? text.added(after ?? '') : after === null ? text.removed(before) : text.replaced(before, after);
  return text.ofField(record?.name ? text.ofRecord(record.name, label) : label, what);
}
