import { type EndorsementRate, endorsedPolicies, type Rated } from '@closewright/domain/premium';
import { Combobox } from '@closewright/ui/combobox';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { useKindMode } from '../../records/rows/page-context.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';

export interface EndorsementsProps {
  row: Row;
  /** The endorsements that the rates of the order list. */
  listed: readonly EndorsementRate[];
  rated: Rated | null;
}

/** The endorsements of a rate order: those of its rates are found by what is typed, others are entered with their price. */
export function EndorsementsSection({ row, listed, rated }: EndorsementsProps) {
  const { editor } = useStatementPage();
  const mayEdit = useKindMode('rateEndorsements').mode === 'edit';
  const rows = useStatementRows();
  const columns = useMemo(() => {
    const below = rowsBelow(rows, 'rateEndorsements', row.id);
    const premiumOf = ({ key }: Row) => {
      const at = below.findIndex((each) => each.key === key);
      const priced = rated?.policies.flatMap(({ endorsements }) => endorsements).find((each) => each.at === at);
      return priced?.premium.value ?? null;
    };
    return [
      ...fieldColumns(statementKinds.rateEndorsements.fields, [
        ['label', { minWidth: 140, rowHeader: true }],
        ['policy', { width: 84 }],
        ['amount', { width: 92 }],
      ]),
      { id: 'premium', header: 'Premium', kind: 'money' as const, value: premiumOf, width: 92 },
    ];
  }, [rows, row.id, rated]);
  const add = ({ id, label, on }: EndorsementRate) => {
    const only = on?.length === 1 ? on : rated?.policies.length === 1 ? [rated.policies[0]?.kind] : [];
    const [policy = null] = Object.entries(endorsedPolicies).flatMap(([word, kind]) =>
      only.includes(kind) ? [word] : [],
    );
    editor.step(() =>
      editor.put('rateEndorsements', [editor.make({ rateOrderID: row.id, code: id, label, policy, amount: null })]),
    );
  };
  return (
    <ChildSection
      kind="rateEndorsements"
      name="endorsements"
      title="Endorsements"
      parentID={row.id}
      columns={columns}
      nameOf={({ values }) => String(values.label ?? 'this endorsement')}
      question={({ values }) => ({
        title: `Delete ${values.label ?? 'this endorsement'}?`,
        message: 'The activity keeps what was there.',
      })}
      lead={
        mayEdit &&
        listed.length > 0 && (
          <Combobox<string, EndorsementRate>
            label="Find endorsement"
            className="pb-2"
            value={null}
            options={listed.map((each) => ({ value: each.id, label: each.label, data: each }))}
            onValueChange={(_, { option }) => option?.data && add(option.data)}
          />
        )
      }
      empty={{ title: 'No endorsement yet', hint: 'Find one above, or add one with a price of its own.' }}
    />
  );
}
