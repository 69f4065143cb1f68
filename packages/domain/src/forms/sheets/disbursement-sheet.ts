import {
  type PartyLine,
  type ReckonedStatement,
  type StatementParties,
  type StatementParty,
  type StatementTotal,
  statementParties,
} from '../../closing-file/index.ts';
import { partyDisplayName, RoleType } from '../../parties/index.ts';
import { payerWords } from '../../settlement/index.ts';
import { headOfStatement } from '../alta/head-of-statement.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { printedLabel } from '../closing-disclosure/cost-words.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import { costItems } from '../cost-items.ts';
import type { FormBlock, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type FormFigure, type KeepFigure, withoutSign } from '../form-figures.ts';
import { heading, typedRun } from '../form-parts.ts';
import { inRole } from '../party-runs.ts';

const title = 'Receipts and Disbursements';

/** What comes in and goes out, as the tables have it. */
const ways = {
  gives: { key: 'receipts', heading: 'Receipts', total: 'Total receipts' },
  gets: { key: 'disbursements', heading: 'Disbursements', total: 'Total disbursements' },
  outside: { key: 'outside', heading: 'Paid outside of closing', total: null },
} as const satisfies Record<PartyLine['way'], object>;

const columns: readonly FormColumn[] = [
  { share: 64, heading: 'From or to, and what for' },
  { share: 18, heading: 'Amount' },
  { share: 18, heading: 'In all' },
];

/**
 * Who gives and who gets the money of a closing, each with what for, and by how much what comes in is more or less than what goes out: a view of the same lines as the statement. A
 * party that gives and gets, as a lender who keeps its charges, stands at the end with its net. What is open has no amount.
 */
export function disbursementSheet(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const { file, charges, fees, figures: own } = known;
  const [agent] = inRole(told, RoleType.SettlementAgent);
  const made = statementParties(file, charges, fees, own, {
    lender: told.named.lenderName,
    depositHolder: told.depositHolder ?? null,
    agent: agent ? partyDisplayName(agent) : null,
  });
  const { receipts, disbursements } = made;
  const printed = printedCharges(known);
  const parties = made.parties.map((party) => ({ ...party, lines: party.lines.map(printed) }));
  const blocks: readonly FormBlock[] = [
    heading(title),
    ...headOfStatement({ known, told, sides: file.hasSeller ? ['buyer', 'seller'] : ['buyer'] }),
    ...wayBlocks('gives', parties, receipts, keep),
    ...wayBlocks('gets', parties, disbursements, keep),
    balanceTable(made, keep),
    ...netBlocks(parties, keep),
    ...wayBlocks('outside', parties, null, keep),
  ];
  const footer: readonly FormRun[] = [{ text: `${title}   File # ` }, typedRun(told.fileNumber, 'order.fileNumber')];
  return { title, pages: [{ number: '1', blocks, footer }], numbersSheets: true, figures };
}

/** Makes the lines of charges say what the other forms call them: `Title – Settlement agent fee`, with what stands behind their name. */
function printedCharges(known: ReckonedStatement): (line: PartyLine) => PartyLine {
  const items = costItems(known).flatMap((item) => (item.fee ? [[`fee.${item.fee.code}.`, item] as const] : []));
  return (line) => {
    const [, item] = items.find(([key]) => `${line.key}.`.startsWith(key)) ?? [];
    if (item === undefined || !line.label.startsWith(item.label)) return line;
    return { ...line, label: `${printedLabel(item)}${line.label.slice(item.label.length)}` };
  };
}

const nameOf = ({ name }: StatementParty): string => name ?? 'Nobody named yet';

/** The parties that give, or get, with their lines and sums, and what all of them come to. */
function wayBlocks(
  way: PartyLine['way'],
  parties: readonly StatementParty[],
  total: StatementTotal | null,
  keep: KeepFigure,
): readonly FormBlock[] {
  const { key: of, heading: words, total: inAll } = ways[way];
  const own = parties.filter(({ lines }) => lines.some((line) => line.way === way));
  if (own.length === 0 && total === null) return [];
  const rows = own.flatMap((party, at): FormRow[] => {
    const key = `${of}.${at + 1}`;
    return [
      {
        key,
        kind: 'subheading',
        cells: [
          { runs: [{ text: nameOf(party) }], span: 2 },
          { runs: amountRuns(keep, key, party[way]), align: 'right' },
        ],
      },
      ...party.lines
        .filter((line) => line.way === way)
        .map((line, place) => lineRow(`${key}.${place + 1}`, line, keep)),
    ];
  });
  const sum: FormRow[] =
    inAll === null
      ? []
      : [
          {
            key: `totals.${of}`,
            kind: 'total',
            cells: [
              { runs: [{ text: inAll }], span: 2 },
              { runs: amountRuns(keep, `totals.${of}`, total), align: 'right' },
            ],
          },
        ];
  return [heading(words), { kind: 'table', label: words, columns, rows: [...rows, ...sum] }];
}

function lineRow(key: string, { label, amount, by }: PartyLine, keep: KeepFigure): FormRow {
  return {
    key,
    kind: 'line',
    cells: [
      { runs: [{ text: by ? `${label} (by ${payerWords(by)})` : label }] },
      { runs: amountRuns(keep, key, amount), align: 'right' },
      { runs: [] },
    ],
  };
}

/** Receipts less disbursements: nothing where both are the same. */
function balanceTable({ balance, receipts, disbursements }: StatementParties, keep: KeepFigure): FormBlock {
  const sums = [
    ['receipts', ways.gives.total, receipts],
    ['disbursements', ways.gets.total, disbursements],
  ] as const;
  return {
    kind: 'table',
    label: 'Balance',
    columns: [{ share: 82 }, { share: 18 }],
    rows: [
      ...sums.map(
        ([name, words, total]): FormRow => ({
          key: `balance.${name}`,
          kind: 'line',
          cells: [{ runs: [{ text: words }] }, { runs: amountRuns(keep, `totals.${name}`, total), align: 'right' }],
        }),
      ),
      {
        key: 'balance',
        kind: 'total',
        cells: [
          { runs: [{ text: balanceWords(balance) }] },
          { runs: amountRuns(keep, 'balance', balance, withoutSign), align: 'right' },
        ],
      },
    ],
  };
}

function balanceWords(balance: StatementTotal): string {
  if (balance.kind === 'open') return 'Balance';
  if (balance.value === 0) return 'Balance: what comes in goes out';
  return balance.value > 0
    ? 'Out of balance: more comes in than goes out, by'
    : 'Out of balance: more goes out than comes in, by';
}

/** What is sent to or by those who both give and get: the net of them. */
function netBlocks(parties: readonly StatementParty[], keep: KeepFigure): readonly FormBlock[] {
  const both = parties.filter(({ lines }) =>
    (['gives', 'gets'] as const).every((way) => lines.some((line) => line.way === way)),
  );
  if (both.length === 0) return [];
  const rows = both.map((party, at): FormRow => {
    const { net } = party;
    const key = `net.${at + 1}`;
    const way = net.kind === 'figure' && net.value < 0 ? 'Net from' : 'Net to';
    return {
      key,
      kind: 'line',
      cells: [
        { runs: [{ text: `${net.kind === 'open' ? 'Net of' : way} ${nameOf(party)}` }] },
        { runs: amountRuns(keep, key, net, withoutSign), align: 'right' },
      ],
    };
  });
  return [
    heading('Net funding'),
    { kind: 'table', label: 'Net funding', columns: [{ share: 82 }, { share: 18 }], rows },
  ];
}
