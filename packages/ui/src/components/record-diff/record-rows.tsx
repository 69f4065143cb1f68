import { ArrowDownUp, ChevronRight, Minus, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { diffCell, diffContent } from '../diff-viewer/diff-viewer.variants.ts';
import { MemoChange } from './memo-change.tsx';
import type { RecordDiffMessages } from './record-diff.messages.ts';
import type { ComparedField, ComparedRecord, RecordChange } from './record-diff.types.ts';

export interface RecordRowsProps {
  record: ComparedRecord;
  /** It is one of several, and has a head of its own. */
  isListed: boolean;
  /** Number of its first change. */
  first: number;
  text: RecordDiffMessages;
  /** Takes changes over; undefined where nothing is. */
  onAccept: ((changes: readonly RecordChange[], from: HTMLElement) => void) | undefined;
}

const figures = new Set<ComparedField['kind']>(['money', 'number', 'date', 'identifier']);
const atEnd = new Set<ComparedField['kind']>(['money', 'number']);

/** One record: what became of it, its changed fields by section, and the others folded away. */
export function RecordRows({ record, isListed, first, text, onAccept }: RecordRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const { key, name, state, moved, fields } = record;
  const isWhole = state === 'added' || state === 'removed';
  const changed = fields.filter(({ isChanged }) => isChanged);
  const rest = isWhole || (isListed && changed.length === 0) ? 0 : fields.length - changed.length;
  const shown = isWhole || isOpen ? fields : changed;
  const columns = onAccept ? 4 : 3;
  const changes: RecordChange[] = [
    ...(isWhole ? [{ key, what: state }] : []),
    ...(moved ? [{ key, what: 'moved' as const }] : []),
    ...changed.map((field) => ({ key, what: 'field' as const, field: field.name })),
  ];
  let number = first;
  const take = (label: string, taken: readonly RecordChange[]) =>
    onAccept && taken.length > 0 ? (
      <Button
        size="sm"
        variant="quiet"
        data-take=""
        aria-label={label}
        onClick={(event) => onAccept(taken, event.currentTarget)}
      >
        {text.accept}
      </Button>
    ) : null;
  const called = name || text.thisRecord;
  const hasHead = isListed || isWhole;
  return (
    <tbody>
      {hasHead && (
        <tr
          data-step={isWhole || moved ? number++ : undefined}
          className="bg-surface-sunken data-current:bg-surface-current data-current:shadow-[inset_3px_0_0_var(--accent-border)]"
        >
          <th
            scope="rowgroup"
            colSpan={3}
            className="border-b border-hairline px-2.5 py-1 text-start text-section font-semibold"
          >
            <span className="flex flex-wrap items-center gap-2">
              {isListed ? called : name}
              {state === 'added' && (
                <Badge tone="success" icon={Plus}>
                  {text.isAdded}
                </Badge>
              )}
              {state === 'removed' && (
                <Badge tone="danger" icon={Minus}>
                  {text.isRemoved}
                </Badge>
              )}
              {moved && (
                <Badge tone="info" icon={ArrowDownUp}>
                  {text.isMoved(moved.from, moved.to)}
                </Badge>
              )}
            </span>
          </th>
          {onAccept && (
            <td className="border-b border-hairline px-1 text-end">{take(text.acceptRecord(called), changes)}</td>
          )}
        </tr>
      )}
      {shown.map((field, at) => (
        <Fragment key={field.name}>
          {field.section !== null && field.section !== shown[at - 1]?.section && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns}
                className="border-b border-hairline px-2.5 pt-2 pb-0.5 text-start text-micro font-semibold text-muted"
              >
                {field.section}
              </th>
            </tr>
          )}
          <FieldRow field={field} step={field.isChanged ? number++ : undefined} state={state} text={text}>
            {onAccept && (
              <td className="border-b border-hairline px-1 py-px text-end align-top">
                {field.isChanged &&
                  take(text.acceptField(isListed ? text.ofRecord(name, field.label) : field.label), [
                    { key, what: 'field', field: field.name },
                  ])}
              </td>
            )}
          </FieldRow>
        </Fragment>
      ))}
      {rest > 0 && (
        <tr data-print="hide">
          <td colSpan={columns} className="border-b border-hairline px-1">
            <Fold
              isOpen={isOpen}
              label={isListed ? text.ofRecord(name, text.unchangedFields(rest)) : undefined}
              onToggle={() => setOpen(!isOpen)}
            >
              {text.unchangedFields(rest)}
            </Fold>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface FoldProps {
  isOpen: boolean;
  /** Accessible name, where the words alone do not tell it from others. */
  label?: string | undefined;
  onToggle: () => void;
  children: ReactNode;
}

/** What is folded away, and how much of it. */
export function Fold({ isOpen, label, onToggle, children }: FoldProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="text-muted"
    >
      <ChevronRight aria-hidden className={cn('size-3.5 flex-none', isOpen && 'rotate-90')} strokeWidth={1.75} />
      {children}
    </Button>
  );
}

interface FieldRowProps extends Pick<RecordRowsProps, 'text'> {
  field: ComparedField;
  step: number | undefined;
  state: ComparedRecord['state'];
  children: ReactNode;
}

function FieldRow({ field, step, state, text, children }: FieldRowProps) {
  const { label, kind, isChanged, before, after } = field;
  const Mark = { before: 'del' as const, after: 'ins' as const };
  /** The side that a record has not come to, or has left. */
  const isAbsent = (side: 'before' | 'after') =>
    (state === 'added' && side === 'before') || (state === 'removed' && side === 'after');
  const isMarked = isChanged || state === 'added' || state === 'removed';
  const sides = (words: { before: ReactNode; after: ReactNode } | null) =>
    (['before', 'after'] as const).map((side) => {
      const value = field[side];
      const Sign = Mark[side];
      const hidden = kind === 'masked' && side === 'after' && isChanged && before === after;
      return (
        <td
          key={side}
          data-side={side}
          className={cn(
            diffCell({ tone: value === null && isMarked ? 'none' : isMarked ? 'changed' : 'same', side }),
            'break-words whitespace-pre-line',
            figures.has(kind) && 'figures',
            kind === 'identifier' && 'identifier',
            atEnd.has(kind) && value !== null && 'text-end',
          )}
        >
          {words?.[side] ??
            (value === null ? (
              isMarked && !isAbsent(side) && text.nothing
            ) : isMarked ? (
              <div className={diffContent()}>
                <Sign data-diff="">{hidden ? `${value} (${text.maskedChange})` : value}</Sign>
              </div>
            ) : (
              value
            ))}
        </td>
      );
    });
  return (
    <tr
      data-step={step}
      className="data-current:bg-surface-current data-current:shadow-[inset_3px_0_0_var(--accent-border)]"
    >
      <th
        scope="row"
        className="border-b border-hairline px-2.5 py-[5px] text-start align-top font-normal break-words text-muted"
      >
        {label}
      </th>
      {kind === 'memo' && isChanged && before !== null && after !== null ? (
        <MemoChange before={before} after={after}>
          {sides}
        </MemoChange>
      ) : (
        sides(null)
      )}
      {children}
    </tr>
  );
}
