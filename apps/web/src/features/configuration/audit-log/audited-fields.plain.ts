import { columnOf, type Field } from '@closewright/contract/kit';
import { records } from '@closewright/contract/records';

type AuditedField = Pick<Field, 'kind' | 'label' | 'lookup'>;

const told = ({ kind, label, lookup }: Field): AuditedField =>
  lookup === undefined ? { kind, label } : { kind, label, lookup };

/**
 * The fields of each record by its table, under the names that an entry of the audit has for them: a fact of the system is called by its
 * column. Built to literals (vite/plain-modules.ts).
 */
export const auditedFields: Readonly<Record<string, Readonly<Record<string, AuditedField>>>> = Object.fromEntries(
  records.map(({ table, fields, facts }) => [
    table,
    Object.fromEntries([
      ...Object.entries(fields).map(([name, field]) => [name, told(field)]),
      ...Object.entries(facts).map(([name, field]) => [columnOf(name, field.kind), told(field)]),
    ]),
  ]),
);
