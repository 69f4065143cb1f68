import type { Settlement, StatementEdit } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import {
  amountWords,
  formOfFile,
  isOnForm,
  reckonedDocument,
  type SummaryForm,
  saidChange,
  sumOfMoves,
  type TotalMove,
  type TotalName,
  totalChange,
  totalNames,
  totalWords,
} from '@closewright/domain/closing-file';
import { ianaTimeZone } from '@closewright/domain/constants';
import { dayStart, formatMoney } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { DateField, TodayScope } from '@closewright/ui/date-field';
import { DialogBody } from '@closewright/ui/dialog';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Skeleton } from '@closewright/ui/skeleton';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { queryFor } from '../../../lib/api/index.ts';
import { actorLabel } from '../../../lib/audit/actor-label.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import { activityWords, editTables } from '../../plain/tables.plain.ts';
import { type MoveWords, moveWords } from './move-words.ts';
import { type Since, useStatementHistory } from './use-statement-history.ts';

export interface WhatChangedDialogProps {
  ordersID: number;
  statement: Settlement;
  /** The total that is asked for. */
  name: string;
  hasSeller: boolean;
  /** The form of the file's statements. */
  type: number | undefined;
  /** Closes with the field that an edit leads to. */
  dialog: DialogControl<string>;
}

/** Among the choices of a version: what is none. */
const ofDay = 0;
const lastSave = -1;

/** The totals that a form has. */
const namesOf = (form: SummaryForm) => totalNames.filter((name) => isOnForm(name, form));

/** What changed a total of a statement between two of its versions, or since a day or the last save: edit by edit, to the cent. */
export function WhatChangedDialog({
  ordersID,
  statement,
  name: first,
  hasSeller,
  type,
  dialog,
}: WhatChangedDialogProps) {
  const clock = useClock();
  const { actor, session } = useSession();
  const zone = ianaTimeZone(session.tenant?.timeZone ?? 'UTC') ?? 'UTC';
  const form = formOfFile(type);
  const saved = useMemo(
    () => reckonedDocument({ ...statement, settlementStatementType: type, hasSeller }).figures.totals,
    [statement, type, hasSeller],
  );
  const params = { ordersID, loanID: statement.loanID };
  const { data: all = [], isLoading } = useQuery({
    ...queryFor('listStatementVersions', { params }),
    enabled: can(actor, 'readSettlementEntries').allowed,
  });
  // Edits lead to those of this statement that are still there.
  const versions = all.filter(({ isThere, isOfRemovedLoan }) => isThere && !isOfRemovedLoan);
  const [name, setName] = useState<TotalName>(() => totalNames.find((each) => each === first) ?? 'cashFromBorrower');
  const [chosen, setChosen] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>(clock.today());
  const [until, setUntil] = useState(ofDay);
  const begin = chosen ?? versions[0]?.statementVersionID ?? (statement.updatedAt === null ? ofDay : lastSave);
  const sinceOf = (): Since => {
    if (begin > 0) return { version: begin };
    if (begin === lastSave && statement.updatedAt !== null) return { moment: statement.updatedAt };
    return { moment: dayStart(day ?? clock.today(), zone) };
  };
  const since = sinceOf();
  const words = versions.map(({ statementVersionID, number, kind, keptAt }) => ({
    value: statementVersionID,
    label: `Version ${number}, ${kind}, ${clock.since(keptAt)}`,
  }));
  // The newest version stands first.
  const later = words.filter(({ value }) => value > begin);
  const end = later.some(({ value }) => value === until) ? until : null;
  return (
    <DialogBody className="flex flex-col gap-section">
      <FieldModeScope mode="edit">
        <TodayScope today={clock.today()}>
          <div className="grid grid-cols-3 gap-3">
            <SelectField
              label="Total"
              clearable={false}
              options={namesOf(form).map((value) => ({
                value,
                label: totalWords(value, saved[value], { form, hasSeller }).label,
              }))}
              value={name}
              onValueChange={(value) => setName(value ?? name)}
            />
            <SelectField
              label="Since"
              clearable={false}
              options={[
                ...(statement.updatedAt === null
                  ? []
                  : [{ value: lastSave, label: `The last save, ${clock.since(statement.updatedAt)}` }]),
                ...words,
                { value: ofDay, label: 'A day' },
              ]}
              value={begin}
              onValueChange={setChosen}
            />
            {begin === ofDay ? (
              <DateField label="From" value={day} onValueChange={setDay} />
            ) : (
              <SelectField
                label="Until"
                clearable={false}
                options={[{ value: ofDay, label: 'What is saved now' }, ...(begin > 0 ? later : [])]}
                value={end ?? ofDay}
                onValueChange={(value) => setUntil(value ?? ofDay)}
              />
            )}
          </div>
        </TodayScope>
      </FieldModeScope>
      {isLoading ? (
        <Skeleton rows={6} label="Reading the versions" />
      ) : (
        <Moves
          {...{ ordersID, statement, hasSeller, since, name, form }}
          until={end}
          onOpen={(path) => dialog.close(path)}
        />
      )}
    </DialogBody>
  );
}

interface MovesProps {
  ordersID: number;
  statement: Settlement;
  hasSeller: boolean;
  since: Since;
  until: number | null;
  name: TotalName;
  form: SummaryForm;
  onOpen(path: string): void;
}

type Line = { readonly key: string; readonly move: TotalMove<StatementEdit> | null; readonly amount: string };

function Moves({ name, form, statement, onOpen, ...asked }: MovesProps) {
  const clock = useClock();
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const { hasSeller } = asked;
  const { query, history, edits, leftOut, isTooLong } = useStatementHistory({ statement, ...asked });
  const change = useMemo(
    () => history && saidChange(totalChange(history, name), name, { form, hasSeller }),
    [history, name, form, hasSeller],
  );
  const inWords = useMemo(() => moveWords(statement, edits, lookups), [statement, edits, lookups]);
  if (query.isError) return <ReadFailed title="What changed could not be read" query={query} />;
  if (isTooLong) return <p>There were more than 5,000 edits since then. Choose a later moment.</p>;
  if (change === null) return <Skeleton rows={6} label="Reckoning what changed" />;
  const { label, before, after, rest, moves } = change;
  const lines: Line[] = moves.map((move, at) => ({
    key: `${move.edit.sequence} ${at}`,
    move,
    amount: amountOf(move),
  }));
  if (rest) lines.unshift({ key: 'rest', move: null, amount: formatMoney(rest) });
  const columns: readonly TableColumn<Line>[] = [
    { id: 'at', header: 'When', cell: ({ move }) => move && clock.since(move.edit.at), total: 'Difference' },
    { id: 'by', header: 'Who', cell: ({ move }) => move && actorLabel(move.edit.by), total: '' },
    {
      id: 'what',
      header: 'What',
      rowHead: true,
      cell: ({ move }) =>
        move ? (
          <Edited words={inWords(move)} onOpen={onOpen} />
        ) : (
          'No edit of the statement: its seller, or the state of the property'
        ),
      total: '',
    },
    {
      id: 'how',
      header: 'Change',
      cell: ({ move }) =>
        move && (
          <>
            {inWords(move).how.map((text) => (
              <div key={text}>{text}</div>
            ))}
            {move.edit.reason !== null && <div className="text-muted">{`Reason: ${move.edit.reason}`}</div>}
          </>
        ),
      total: '',
    },
    {
      id: 'amount',
      header: 'Moved it by',
      numeric: true,
      cell: ({ amount }) => amount,
      total: change.change === null ? 'Open' : formatMoney(sumOfMoves(change)),
    },
  ];
  return (
    <>
      {leftOut.length > 0 && (
        <Banner tone="warning" label="Left out" title="Not all of it is shown.">
          {`Your role may not read these changes: ${leftOut.map(nounOf).join(', ')}.`}
        </Banner>
      )}
      <p aria-live="polite">
        <b className="font-semibold">{label}</b> {amountWords(before) || 'not there'} to{' '}
        {amountWords(after) || 'not there'}
      </p>
      {lines.length === 0 ? (
        <p className="text-muted">No edit moved it.</p>
      ) : (
        <Table
          caption={`What changed: ${label}`}
          captionHidden
          columns={columns}
          rows={lines}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}

/** What an edit moved the total by; what opened it, and what told it first, have no amount. */
function amountOf({ amount, total }: TotalMove<StatementEdit>): string {
  if (amount !== null) return formatMoney(amount);
  return total?.kind === 'figure' ? `is ${amountWords(total)}` : 'Open';
}

/** What was edited, as the way to its field. */
function Edited({ words: { path, what }, onOpen }: { words: MoveWords; onOpen(path: string): void }) {
  if (path === null)
    return (
      <>
        {what} <span className="text-muted">No longer there</span>
      </>
    );
  return (
    <button
      type="button"
      onClick={() => onOpen(path)}
      className="min-h-6 cursor-pointer rounded-xs text-left text-link underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-ring print:no-underline"
    >
      {what}
    </button>
  );
}

const nounOf = (list: string) => activityWords[editTables[list] ?? '']?.noun ?? list;
