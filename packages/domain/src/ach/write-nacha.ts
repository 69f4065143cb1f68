import {
  type AchBatch,
  type AchFileContent,
  achAccount,
  achBatches,
  achEffectiveOn,
  achInformation,
  achText,
  assertAchWritable,
  traceOf,
} from './ach-file.ts';
import { nachaBlock, nachaFilling, nachaHash, nachaLine } from './nacha-records.ts';

/** What the payee's statement says that it is for. */
const description = 'SETTLEMENT';

interface Totals {
  readonly count: number;
  readonly routingNumbers: readonly string[];
  readonly debits: number;
  readonly credits: number;
}

/** Of checking and savings accounts, what an entry to them is. The office's own account is a checking account. */
const creditCodes = { Checking: '22', Savings: '32' } as const;
const offsetCode = '27';

/**
 * A file of ACH payments in the format of NACHA: credits alone, a batch for each kind of payee, and where its bank wants so, one debit of the account in each
 * batch. Pure, of plain characters. Throws where `achFileProblems` names anything.
 */
export function writeNacha(file: AchFileContent): string {
  assertAchWritable(file);
  const { account, setting, createdOn } = file;
  const batches: { lines: readonly string[]; totals: Totals }[] = [];
  let trace = file.firstTrace;
  for (const [at, batch] of achBatches(file.payments).entries()) {
    batches.push(batchOf(file, batch, { number: at + 1, firstTrace: trace }));
    trace += batch.payments.length + (setting.achBalanced ? 1 : 0);
  }
  const totals = summed(batches.map((batch) => batch.totals));
  const lines = [
    nachaLine('fileHeader', {
      ...{ type: '1', priority: '01', destination: ` ${setting.achDestination}` },
      ...{
        origin: (setting.achOrigin ?? '').padStart(10, ' '),
        createdOn: shortDate(createdOn),
        createdAt: file.createdAt,
      },
      ...{ modifier: file.modifier, recordSize: '094', blocking: '10', format: '1' },
      destinationName: cut(account.bankName, 23),
      originName: cut(account.title, 23),
      reference: file.fileReference,
    }),
    ...batches.flatMap((batch) => batch.lines),
  ];
  const blocks = Math.ceil((lines.length + 1) / nachaBlock);
  const { count, routingNumbers, debits, credits } = totals;
  lines.push(
    nachaLine('fileControl', {
      ...{ type: '9', batches: batches.length, blocks, count, hash: nachaHash(routingNumbers), debits, credits },
      reserved: '',
    }),
  );
  const filling = Array.from({ length: blocks * nachaBlock - lines.length }, () => nachaFilling);
  return [...lines, ...filling].map((line) => `${line}\r\n`).join('');
}

function batchOf(
  { account, setting, createdOn }: AchFileContent,
  { secCode, payments }: AchBatch,
  { number, firstTrace }: { readonly number: number; readonly firstTrace: number },
): { lines: readonly string[]; totals: Totals } {
  const { achBalanced: isBalanced } = setting;
  const companyID = setting.achCompanyID ?? '';
  const companyName = achText(setting.achCompanyName ?? '');
  const odfi = account.routingNumber.slice(0, 8);
  const serviceClass = isBalanced ? '200' : '220';
  const entries = payments.map((payment, at) => {
    const hasAddenda = secCode === 'CCD';
    const entry = nachaLine('entry', {
      ...{ type: '6', code: creditCodes[payment.accountType], routingNumber: payment.routingNumber },
      ...{ accountNumber: achAccount(payment.accountNumber), amount: payment.amount, individualID: payment.reference },
      ...{ name: cut(payment.beneficiary, 22), discretionary: '', hasAddenda: hasAddenda ? '1' : '0' },
      trace: traceOf(account.routingNumber, firstTrace + at),
    });
    const told = nachaLine('addenda', {
      ...{ type: '7', code: '05', information: achInformation(payment), sequence: 1, entry: firstTrace + at },
    });
    return { lines: hasAddenda ? [entry, told] : [entry], routingNumber: payment.routingNumber };
  });
  const credits = payments.reduce((sum, { amount }) => sum + amount, 0);
  const offset = isBalanced
    ? [
        nachaLine('entry', {
          ...{ type: '6', code: offsetCode, routingNumber: account.routingNumber },
          ...{ accountNumber: achAccount(account.accountNumber), amount: credits, individualID: 'OFFSET' },
          ...{ name: companyName, discretionary: '', hasAddenda: '0' },
          trace: traceOf(account.routingNumber, firstTrace + payments.length),
        }),
      ]
    : [];
  const body = [...entries.flatMap(({ lines }) => lines), ...offset];
  const totals: Totals = {
    count: body.length,
    routingNumbers: [...entries.map(({ routingNumber }) => routingNumber), ...offset.map(() => account.routingNumber)],
    debits: isBalanced ? credits : 0,
    credits,
  };
  const header = nachaLine('batchHeader', {
    ...{ type: '5', serviceClass, companyName, discretionary: '', companyID, secCode, description },
    ...{ descriptiveDate: shortDate(createdOn), effectiveOn: shortDate(achEffectiveOn(createdOn)) },
    ...{ settlement: '', status: '1', odfi, number },
  });
  const control = nachaLine('batchControl', {
    ...{ type: '8', serviceClass, count: totals.count, hash: nachaHash(totals.routingNumbers) },
    ...{ debits: totals.debits, credits, companyID, authentication: '', reserved: '', odfi, number },
  });
  return { lines: [header, ...body, control], totals };
}

const summed = (all: readonly Totals[]): Totals =>
  all.reduce((sum, { count, routingNumbers, debits, credits }) => ({
    count: sum.count + count,
    routingNumbers: [...sum.routingNumbers, ...routingNumbers],
    debits: sum.debits + debits,
    credits: sum.credits + credits,
  }));

/** Names have less place here than elsewhere: what is behind it is left out. */
const cut = (text: string, most: number): string => achText(text).slice(0, most).trim();

const shortDate = (date: string): string => date.slice(2).replaceAll('-', '');
