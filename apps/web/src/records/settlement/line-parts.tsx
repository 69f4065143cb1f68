import type { Settlement } from '@closewright/contract/settlement';
import { type ItemizedList, type StoredPart, sumOfParts } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../editor/aggregate.ts';
import { childrenOf } from '../editor/rows.ts';
import { ChildSection } from '../rows/child-section.tsx';
import { fieldColumns } from '../rows/field-columns.ts';
import { goToCell } from '../rows/go-to-field.ts';
import { RecordPageProvider } from '../rows/page-context.ts';
import { FindingBadge } from './finding-badge.tsx';
import { usePartyNames } from './party-names.ts';
import { statementKinds } from './statement-aggregate.ts';
import { useStatementPage, useStatementRows } from './statement-page.tsx';

const kinds = { fees: 'feeParts', adjustments: 'adjustmentParts' } as const;

/** The key that opens the parts of the line in hand. */
export const partsKey = { code: 'KeyP', detail: 'Alt Shift P' } as const;

/** Whether a key in a cell asks for the parts of its line. */
export const asksForParts = ({ target, altKey, shiftKey, ctrlKey, metaKey, code }: KeyOfCell): boolean =>
  target instanceof Element &&
  target.matches('[data-col]') &&
  altKey &&
  shiftKey &&
  !ctrlKey &&
  !metaKey &&
  code === partsKey.code;

type KeyOfCell = Pick<KeyboardEvent, 'target' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'code'>;

/** Whether the parts of the line in hand are shown, and the way to them and back to the line. */
export function useLineParts(list: ItemizedList, grid: RefObject<GridHandle | null>) {
  const { editor } = useStatementPage();
  const [shown, setShown] = useState<number | null>(null);
  return {
    shown,
    /** Shows the parts of a line, and goes to one of them. */
    open({ key, id }: Row, at = 0, field = 'label') {
      flushSync(() => setShown(key));
      const part = childrenOf(editor.kinds, editor.rows.get(), kinds[list], id)[at];
      goToCell(kinds[list], part?.key ?? 0, field);
    },
    close() {
      const key = shown;
      flushSync(() => setShown(null));
      if (key !== null) grid.current?.goTo(key, 'label');
    },
  };
}

export interface LinePartsProps {
  list: ItemizedList;
  statement: Settlement;
  row: Row;
  label: string;
  /** What the line comes to; null while that is open. */
  total: Cents | null;
  onClose(): void;
}

/** What a line is made of where an addendum itemizes it, below the grid that the line stands in. */
export function LineParts({ list, statement, row, label, total, onClose }: LinePartsProps) {
  const kind = kinds[list];
  const page = useStatementPage();
  // What belongs to a line takes what that does.
  const ofLine = page.modeOf(list, row.values);
  const ofParts = ofLine.mode === 'edit' ? page : { ...page, modeOf: () => ofLine };
  const rows = useStatementRows();
  const names = usePartyNames(statement);
  const parts = childrenOf(statementKinds, rows, kind, row.id);
  // Values of a row are what its fields hold.
  const { sum, finding } = sumOfParts(
    parts.map(({ values }) => values as Partial<StoredPart>),
    total,
    list,
  );
  const columns = useMemo(
    () =>
      fieldColumns(statementKinds[kind].fields, [
        ['label', { minWidth: 180, grow: 2, rowHeader: true }],
        ['payee', { minWidth: 160, grow: 1, offers: names }],
        ['amount', { width: 130 }],
      ]),
    [kind, names],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid inside come up to it
    <div
      className="max-h-[46%] flex-none overflow-y-auto border-t border-hairline px-3 py-1"
      onKeyDown={({ key, target, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && target instanceof Element && !target.matches('input, textarea'))
          onClose();
      }}
    >
      <RecordPageProvider value={ofParts}>
        <ChildSection
          kind={kind}
          name={`parts-${list}`}
          title={`Parts of ${label}`}
          parentID={row.id}
          columns={columns}
          nameOf={({ values }) => String(values.label || 'this part')}
          lead={
            parts.length > 0 && (
              <p className="flex flex-wrap items-baseline gap-x-3 py-1 text-body">
                <span>
                  Sum <span className="figures font-semibold">{formatMoney(sum.value)}</span>
                </span>
                {finding !== null && <FindingBadge>{finding}</FindingBadge>}
              </p>
            )
          }
          empty={{ title: 'No part yet', hint: 'Insert adds one. In sum they are the line.' }}
        />
      </RecordPageProvider>
    </div>
  );
}
