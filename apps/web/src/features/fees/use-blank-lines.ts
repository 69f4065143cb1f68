import { toleranceOfSection } from '@closewright/domain/fees';
import type { FeeSection } from '@closewright/domain/settlement';
import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** The blank line at the end of each section. */
export interface BlankLines {
  readonly lines: readonly Row[];
  isBlankLine(row: Row): boolean;
  /** A fee of a section that stands nowhere yet. */
  make(section: FeeSection): Row;
}

/**
 * A blank line at the end of each section, which becomes a fee when something is typed into it: it keeps its key, and another one stands
 * behind it.
 */
export function useBlankLines(sections: readonly FeeSection[], mayEdit: boolean): BlankLines {
  const { editor } = useStatementPage();
  const { fees } = useStatementRows();
  const make = useCallback(
    (section: FeeSection) =>
      editor.make({ ...statementKinds.fees.begin?.([]), section, bucket: toleranceOfSection[section] }),
    [editor],
  );
  const [made, setMade] = useState<readonly Row[]>([]);
  // What is typed into it makes another row of it: this very one is blank for good.
  const [blank] = useState(() => new WeakSet<Row>());
  const isTaken = ({ key }: Row) => fees.some((fee) => fee.key === key);
  const isThere = (section: FeeSection) => made.some((row) => row.values.section === section && !isTaken(row));
  const missing = mayEdit ? sections.filter((section) => !isThere(section)) : [];
  if (missing.length > 0) {
    const added = missing.map(make);
    for (const row of added) blank.add(row);
    setMade([...made.filter((row) => !isTaken(row)), ...added]);
  }
  const lines = useMemo(() => (mayEdit ? made : []), [made, mayEdit]);
  return { lines, make, isBlankLine: useCallback((row: Row) => blank.has(row), [blank]) };
}
