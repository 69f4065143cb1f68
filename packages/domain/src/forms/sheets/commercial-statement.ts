import type { ReckonedStatement } from '../../closing-file/index.ts';
import {
  type CommercialDocument,
  type CommercialFigures,
  type CommercialLineFigure,
  columnOfParty,
  commercialFigures,
  commercialPartyName,
  computedSections,
  type PartyTotals,
  type StoredCommercial,
  storedCommercial,
  tenantName,
} from '../../commercial-statement/index.ts';
import type { WireDate } from '../../dates/index.ts';
import { formatDate } from '../../formats/index.ts';
import { given, money } from '../../trace/index.ts';
import { headOfStatement } from '../alta/head-of-statement.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormCell, FormPage, FormRow, FormRun } from '../form-document.ts';
import { amountRun, amountRuns, type FormFigure, type KeepFigure, withoutSign } from '../form-figures.ts';
import { cellOf, heading, paragraph, typedRun } from '../form-parts.ts';
import { listed } from '../party-runs.ts';

/** A commercial statement as it is stored, with its name and day and the sections that its lines name by their numbers. */
export interface CommercialOfForm {
  readonly named: { readonly name: string | null; readonly statementDate: WireDate | null };
  readonly stored: StoredCommercial;
  readonly sections: readonly { readonly key: number; readonly number: number | null; readonly label: string | null }[];
}

/** A commercial statement as it travels, with all that its form tells. */
export interface CommercialToDraw extends CommercialDocument {
  readonly statement: CommercialDocument['statement'] & CommercialOfForm['named'];
  readonly commercialSections: readonly {
    readonly commercialSectionID: number;
    readonly number: number | null;
    readonly label: string | null;
  }[];
}

/** What the form of a commercial statement is made of, as it is stored. */
export const commercialOfForm = (document: CommercialToDraw): CommercialOfForm => ({
  named: document.statement,
  stored: storedCommercial(document),
  sections: document.commercialSections.map((row) => ({ ...row, key: row.commercialSectionID })),
});

const title = 'Commercial Settlement Statement';

/** Parties that a page has room for beside the words. */
const partiesOfPage = 3;

/**
 * The commercial settlement statement (CSS) of a file: every party’s debits and credits by the sections of the office, balances, and the rent roll. Parties that a page has no room for have pages of their
 * own with the same lines. What is open has no amount.
 */
export function commercialStatement(
  known: ReckonedStatement,
  told: ToldOfFile,
  commercial: CommercialOfForm,
): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const made = commercialFigures(commercial.stored, known.figures.parts);
  const source: Source = { ...commercial, made, keep };
  const sides = known.file.hasSeller ? (['buyer', 'seller'] as const) : (['buyer'] as const);
  const groups = Array.from({ length: Math.max(1, Math.ceil(made.totals.length / partiesOfPage)) }, (_, at) =>
    made.totals.slice(at * partiesOfPage, (at + 1) * partiesOfPage),
  );
  const footer: readonly FormRun[] = [{ text: `${title}   File # ` }, typedRun(told.fileNumber, 'order.fileNumber')];
  const pages = groups.map((totals, at): FormPage => {
    const head = at === 0 ? [...nameBlocks(commercial), ...headOfStatement({ known, told, sides })] : [];
    const end = at === groups.length - 1 ? [...balanceBlocks(source), ...rentRoll(source)] : [];
    return { number: `${at + 1}`, blocks: [heading(title), ...head, linesTable(totals, at, source), ...end], footer };
  });
  return { title, pages, numbersSheets: true, figures };
}

/** What it is called, and its day; nothing while neither is said. */
function nameBlocks({ named: { name, statementDate } }: CommercialOfForm): readonly FormBlock[] {
  const runs = [
    typedRun(name, 'statement.name'),
    typedRun(formatDate(statementDate), 'statement.statementDate'),
  ].filter(({ text }) => text !== '');
  return runs.length === 0 ? [] : [paragraph(...listed(runs))];
}

interface Source extends CommercialOfForm {
  readonly made: CommercialFigures;
  readonly keep: KeepFigure;
}

const directions = ['debit', 'credit'] as const;

/** Where a line is on its page; what other pages work out is known by its key. */
const pathOf = ({ key }: CommercialLineFigure): string => (typeof key === 'number' ? `commercialLines.${key}` : key);

/** The lines by their sections with the columns of some parties. Rows of further pages have their number before their keys. */
function linesTable(totals: readonly PartyTotals[], at: number, source: Source): FormBlock {
  const { made, keep } = source;
  const prefix = at === 0 ? '' : `${at + 1}.`;
  const share = 72 / (totals.length * directions.length || 1);
  const columns = totals.flatMap(({ party }) =>
    directions.map((direction) => ({
      share,
      heading: direction === 'debit' ? 'Debit' : 'Credit',
      under: commercialPartyName(party),
    })),
  );
  const row = (
    key: string,
    kind: FormRow['kind'],
    words: readonly FormRun[],
    runs: (of: PartyTotals, direction: (typeof directions)[number]) => readonly FormRun[],
  ): FormRow => ({
    key: `${prefix}${key}`,
    kind,
    cells: [
      { runs: words },
      ...totals.flatMap((of) =>
        directions.map((direction): FormCell => ({ runs: runs(of, direction), align: 'right' })),
      ),
    ],
  });
  const lineRow = (line: CommercialLineFigure): FormRow => {
    const path = pathOf(line);
    const words = { text: line.label, ...(typeof line.key === 'number' && { field: `${path}.label` }) };
    return row(path, 'line', [words], ({ party }, direction) => {
      const column = columnOfParty(direction, party.number);
      const open = line.open.get(column);
      const figure = line.amounts.get(column);
      if (open) return [amountRun(keep, `${path}.${column}`, { kind: 'open', missing: open })];
      return figure ? [amountRun(keep, `${path}.${column}`, { kind: 'figure', ...figure })] : [];
    });
  };
  const rows = sectionsOf(source).flatMap(({ key, words, lines }): FormRow[] => [
    { key: `${prefix}${key}`, kind: 'heading', cells: [{ runs: [words], span: columns.length + 1 }] },
    ...lines.map(lineRow),
  ]);
  const sums = row('totals', 'subheading', [{ text: 'Totals' }], (of, direction) =>
    amountRuns(keep, `totals.${columnOfParty(direction, of.party.number)}`, of[direction]),
  );
  const due = row('due', 'total', [{ text: 'Due from or to' }], ({ party, due: total }, direction) => {
    const isFrom = total.kind === 'open' || total.value >= 0;
    // What is due from a party stands where it is lacking, as what is due to it does.
    return isFrom === (direction === 'credit') ? amountRuns(keep, `due.${party.number}`, total, withoutSign) : [];
  });
  return {
    kind: 'table',
    label: at === 0 ? title : `${title}, continued`,
    columns: [{ share: 28 }, ...columns],
    rows: [...rows, ...(made.totals.length === 0 ? [] : [sums, due])],
  };
}

interface Section {
  readonly key: string;
  readonly words: FormRun;
  readonly lines: readonly CommercialLineFigure[];
}

/** The sections that have lines: those of the office in their order, lines of none of them, then what other pages work out. */
function sectionsOf({ sections, made: { lines } }: Source): readonly Section[] {
  const ofOffice = sections.map(({ key, number, label }): Section => {
    const field = `commercialSections.${key}.label`;
    const own = number === null ? [] : lines.filter(({ section }) => section === number);
    return { key: `commercialSections.${key}`, words: typedRun(label, field), lines: own };
  });
  const taken = new Set(ofOffice.flatMap(({ lines: own }) => own));
  // The keys of a literal are known by its type.
  const computed = (Object.keys(computedSections) as (keyof typeof computedSections)[]).map((name): Section => {
    const own = lines.filter(({ section }) => section === name);
    return { key: name, words: { text: computedSections[name] }, lines: own };
  });
  const rest = lines.filter((line) => !taken.has(line) && typeof line.section !== 'string');
  const others: Section = { key: 'others', words: { text: 'Other lines' }, lines: rest };
  return [...ofOffice, others, ...computed].filter(({ lines: own }) => own.length > 0);
}

/** What is due from each party, or to it, and by how much the statement is out. */
function balanceBlocks({ made: { totals, outOfBalance, missing }, keep }: Source): readonly FormBlock[] {
  const isOpen = missing.length > 0;
  const rows = totals.map(({ party, due }): FormRow => {
    const words = due.kind === 'open' ? '' : due.value < 0 ? 'Due to' : 'Due from';
    return {
      key: `balance.${party.number}`,
      kind: 'line',
      cells: [
        cellOf({ text: commercialPartyName(party), field: `commercialParties.${party.key}.name` }),
        cellOf({ text: party.side, field: `commercialParties.${party.key}.side` }),
        cellOf(typedRun(party.part === null ? null : String(party.part), `commercialParties.${party.key}.part`)),
        cellOf({ text: words }),
        { runs: amountRuns(keep, `due.${party.number}`, due, withoutSign), align: 'right' },
      ],
    };
  });
  const out: FormFigure = isOpen ? { kind: 'open', missing } : { kind: 'figure', trace: outOfBalance.trace };
  const words = isOpen ? 'Balance' : outOfBalance.value === 0 ? 'In balance' : 'Out of balance by';
  const columns = [
    { share: 36, heading: 'Party' },
    { share: 14, heading: 'Side' },
    { share: 14, heading: 'Part' },
    { share: 18 },
    { share: 18, heading: 'Amount' },
  ];
  const last: FormRow = {
    key: 'balance',
    kind: 'total',
    cells: [
      { runs: [{ text: words }], span: 4 },
      { runs: [amountRun(keep, 'balance', out)], align: 'right' },
    ],
  };
  return [heading('Balance'), { kind: 'table', label: 'Balance', columns, rows: [...rows, last] }];
}

/** The tenants with the rent that is collected, what of it goes over to the buyers, and the deposits that are held. */
function rentRoll({ stored: { tenants }, made, keep }: Source): readonly FormBlock[] {
  if (tenants.length === 0) return [];
  const rows = tenants.map((tenant): FormRow => {
    const path = `commercialTenants.${tenant.key}`;
    const own = made.tenants.find(({ key }) => key === tenant.key);
    const typed = (name: 'rent' | 'deposit'): readonly FormRun[] => {
      const cents = tenant[name];
      if (cents === null) return [];
      const trace = given(name === 'rent' ? 'Rent collected' : 'Security deposit', money(cents), `${path}.${name}`);
      return [amountRun(keep, `${path}.${name}`, { kind: 'figure', trace })];
    };
    const period = [tenant.paidFrom, tenant.paidTo].map((day) => formatDate(day));
    return {
      key: path,
      kind: 'line',
      cells: [
        cellOf({ text: tenantName(tenant), field: `${path}.tenantName` }),
        cellOf(typedRun(period[0], `${path}.paidFrom`), { text: ' to ' }, typedRun(period[1], `${path}.paidTo`)),
        { runs: typed('rent'), align: 'right' },
        { runs: amountRuns(keep, `${path}.prorated`, own?.rent ?? null), align: 'right' },
        { runs: typed('deposit'), align: 'right' },
      ],
    };
  });
  const columns = [
    { share: 32, heading: 'Tenant' },
    { share: 26, heading: 'Rent for' },
    { share: 14, heading: 'Collected' },
    { share: 14, heading: 'To buyers' },
    { share: 14, heading: 'Deposit' },
  ];
  return [heading('Rent Roll'), { kind: 'table', label: 'Rent Roll', columns, rows }];
}
