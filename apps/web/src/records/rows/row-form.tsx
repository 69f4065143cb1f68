import { SectionGroup } from '@closewright/ui/section';
import { type ReactNode, useRef } from 'react';
import type { Row } from '../editor/aggregate.ts';
import { focusFirst } from '../form/section-keys.ts';
import { useAddedRow } from './use-added-row.ts';

export interface RowFormProps {
  /** The row in hand. */
  row: Row;
  /** Names the sections, whose state is kept. */
  name: string;
  /** The left and the right half, below each other where there is no room. */
  children: ReactNode;
}

/** The form of the row in hand beside its list. A row that was just added has the focus in its first field. */
export function RowForm({ row, name, children }: RowFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useAddedRow([row.key], () => focusFirst(box.current));
  return (
    <div ref={box} className="@container min-h-0 flex-1 overflow-x-hidden overflow-y-auto [--section-gap:20px]">
      <SectionGroup name={name}>
        <div className="grid grid-cols-1 gap-x-9 px-4 pt-2 pb-3 @min-[1080px]:grid-cols-2 xl:max-w-sheet-max">
          {children}
        </div>
      </SectionGroup>
    </div>
  );
}
