import { Section } from '@closewright/ui/section';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { type FieldPlace, spans } from '../form/layout.ts';
import { useRecordPage } from './page-context.ts';
import { RowField } from './row-field.tsx';

export interface RowSectionProps {
  name: string;
  title: string;
  meta?: ReactNode;
  actions?: ReactNode;
  kind: string;
  row: Row;
  /** Before the fields, in the same twelve columns. */
  lead?: ReactNode;
  /** The fields in reading order. */
  fields: readonly FieldPlace[];
  /** Below the fields. */
  children?: ReactNode;
}

/** A section of a row's form: a heading, a hairline, and fields in twelve columns. */
export function RowSection({ name, title, meta, actions, kind, row, lead, fields, children }: RowSectionProps) {
  const { editor } = useRecordPage();
  const errors = useStore(editor.errors);
  const count = fields.filter(([field]) => rowPath(kind, row.key, field) in errors).length;
  return (
    <Section name={name} title={title} meta={meta} actions={actions} errors={count}>
      {/* Beside an open panel at 200 % zoom a third or a quarter of the width is too little for a date. */}
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y @max-[420px]:[&>:not(.col-span-12)]:col-span-6">
        {lead}
        {fields.map(([field, span, look]) => (
          <RowField key={field} kind={kind} row={row.key} name={field} className={spans[span]} {...look} />
        ))}
      </div>
      {children}
    </Section>
  );
}
