import { useStatementPage, useStatementRows } from '../../records/settlement/statement-rows.ts';
import { FormField } from './form-field.tsx';
import type { AddedLine } from './use-form-lines.ts';

interface NewLineProps {
  added: AddedLine;
  onDone(): void;
  onLeave(): void;
}

/** The words of a line that is added, below the paper: while they are typed the form puts the line where its order has it. */
export function NewLineBar({ added: { kind, key, title, names }, onDone, onLeave }: NewLineProps) {
  const row = useStatementRows()[kind].find((each) => each.key === key);
  const writer = useStatementPage();
  if (row === undefined) return null;
  return (
    <section aria-label={`New line in ${title}`} className="form-new-line">
      <p className="text-label text-muted">New line in {title}</p>
      <FormField key={key} field={{ kind, row, names }} writer={writer} onDone={onDone} onLeave={onLeave} />
    </section>
  );
}
