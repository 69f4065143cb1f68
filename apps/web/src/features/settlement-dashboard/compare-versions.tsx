import type { Settlement, StatementVersion } from '@closewright/contract/settlement';
import { movedFigures, type SummaryForm } from '@closewright/domain/closing-file';
import { Banner } from '@closewright/ui/banner';
import { DialogBody } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { MovesTables } from '../../records/settlement/moves-tables.tsx';
import { asKept, savedNow } from './compared-side.ts';
import { versionWords } from './version-words.ts';

/** What is saved now, among the versions to compare with. */
const now = 0;

export interface CompareVersionsProps {
  ordersID: number;
  statement: Settlement;
  versions: readonly StatementVersion[];
  /** The one that is compared first. */
  first: StatementVersion;
  form: SummaryForm;
  hasSeller: boolean;
}

/** A version beside another one, or beside what is saved now: lines, totals and days that are not the same. */
export function CompareVersions({ ordersID, statement, versions, first, form, hasSeller }: CompareVersionsProps) {
  const [one, setOne] = useState<number>(first.statementVersionID);
  const [other, setOther] = useState<number>(now);
  const queryOf = (statementVersionID: number) => ({
    ...queryFor('getStatementVersion', { params: { ordersID, loanID: statement.loanID, statementVersionID } }),
    enabled: statementVersionID !== now,
  });
  const [before, after] = [useQuery(queryOf(one)), useQuery(queryOf(other))];
  const sides = useMemo(() => {
    const sideOf = (id: number, kept: typeof before.data) =>
      id === now ? savedNow(statement, hasSeller, form) : kept && asKept(kept, form);
    return [sideOf(one, before.data), sideOf(other, after.data)] as const;
  }, [one, other, before.data, after.data, statement, hasSeller, form]);
  const [was, is] = sides;
  const moves = was && is ? movedFigures(was.figures, is.figures, form) : null;
  const options = versions.map((version) => ({
    value: version.statementVersionID,
    label: `${version.number}, ${versionWords(version, versions)}`,
  }));
  const changed = [before, after].filter(({ data }) => data?.isIntact === false).map(({ data }) => data?.number);
  const failed = [before, after].find(({ isError }) => isError);
  return (
    <DialogBody className="flex flex-col gap-section">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Version"
          clearable={false}
          options={options}
          value={one}
          onValueChange={(value) => setOne(value ?? one)}
        />
        <SelectField
          label="Compared with"
          clearable={false}
          options={[{ value: now, label: 'What is saved now' }, ...options]}
          value={other}
          onValueChange={(value) => setOther(value ?? now)}
        />
      </div>
      {changed.length > 0 && (
        <Banner
          tone="danger"
          icon="blocked"
          label="Versions"
          title={`Version ${changed.join(' and ')} is not what was kept.`}
        >
          What is stored of it does not have the hash it was given.
        </Banner>
      )}
      {sides
        .flatMap((side) => side?.told ?? [])
        .map(({ statementVersionID, number, otherwise }) => (
          <section key={statementVersionID} aria-label={`Version ${number} today`}>
            <p className="font-semibold">
              {otherwise
                ? `Version ${number} shows the figures it was kept with. Rules and rates of today make of it:`
                : `Version ${number} shows what the rules of today make of it.`}
            </p>
            {otherwise ? (
              <ul>
                {otherwise.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">Its own figures were not kept, or a part of them is not for your role.</p>
            )}
          </section>
        ))}
      {failed && <ReadFailed title="The version could not be read" query={failed} />}
      {moves && moves.amounts.length === 0 && <p>No line has another amount.</p>}
      {moves && <MovesTables amountsLabel="Lines with another amount" moves={moves} />}
    </DialogBody>
  );
}
