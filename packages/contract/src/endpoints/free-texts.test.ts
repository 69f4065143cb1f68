import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../index.ts';
import type { Endpoint } from '../kit/index.ts';

const named: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(endpoints);

interface Spot {
  /** Where the text stands: `saveCompany.changes.notes`. */
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Every text of a schema, whatever wraps it. */
function texts(schema: unknown, path: string): Spot[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return texts(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return texts(schema.in, path);
  if (schema instanceof z.ZodArray) return texts(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => texts(option, path));
  if (schema instanceof z.ZodRecord) return [...texts(schema.keyType, path), ...texts(schema.valueType, `${path}.*`)];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => texts(part, `${path}.${name}`));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }];
  expect(known, `${path} is of a kind that is not walked`).toContain(schema.def.type);
  return [];
}

/** Kinds without a text that anybody makes up. */
const known = ['boolean', 'enum', 'int', 'literal', 'null', 'number'];

const walked = named.flatMap(([name, { body }]) => texts(body, name));

/** Whether a text with the sign is taken, of whatever length it has to be. */
const takes = (schema: z.ZodType, sign: string): boolean =>
  [1, 8, 20, 40].some((length) => schema.safeParse(`a${sign}${'b'.repeat(length)}`).success);
const taking = (sign: string): string[] => walked.filter(({ schema }) => takes(schema, sign)).map(({ path }) => path);

/** Texts of whatever characters, and why that does no harm. */
const plain: Readonly<Record<string, string>> = {
  'logServerEvent.message': 'scrubbed, and written to a log',
  'logClientSession.entries[].message': 'scrubbed, and written to a log',
  'saveUserSettings.values[].name': 'read by the screens of whoever saved it',
  'saveUserSettings.values[].value': 'read by the screens of whoever saved it',
  'removeDictionaryWord.word': 'compared with what is stored',
  'markSystemAlert.alert.occurrence': 'compared with what is stored',
  'exportSystemAudit.actor': 'sought',
  'exportSystemAudit.table': 'sought',
  'exportSystemAudit.field': 'sought',
  'exportFileChanges.actor': 'sought',
  'exportFileChanges.field': 'sought',
  'exportFileChanges.text': 'sought',
  'stopTimer.startedAt': 'compared with what is stored',
  'importBankAccounts.csv': 'taken apart, and each value judged by its field',
  'importCheckLayouts.csv': 'taken apart, and each value judged by its field',
  'importCheckPrinters.csv': 'taken apart, and each value judged by its field',
  'importFeeCodes.csv': 'taken apart, and each value judged by its field',
  'importRateVersion.text': 'taken apart, and each value judged by the schema of its file',
  'importProrationDefaults.csv': 'taken apart, and each value judged by its field',
  'importTemplateLines.csv': 'taken apart, and each value judged by its field',
  'importLenderDefaults.csv': 'taken apart, and each value judged by its field',
  'saveCustomDataValues.values[].decimalValue': 'judged by the type of its field (domain/custom-fields)',
  'saveCustomDataValues.values[].dateTimeValue': 'judged by the type of its field (domain/custom-fields)',
  'saveCustomDataValues.values[].stringValue': 'judged by the type of its field (domain/custom-fields)',
};

/** Texts of several lines: notes, which may be written from right to left. */
const ofLines = [
  'saveOrder.changes.properties[].briefLegal',
  'saveOrder.changes.properties[].subdivisionNotes',
  'saveSettlement.changes.payoffs[].remarks',
  'saveSettlement.changes.prorations[].remarks',
  'saveSettlement.changes.adjustments[].note',
  'saveSettlement.changes.adjustments[].remarks',
  'saveSettlement.changes.commissions[].remarks',
  'saveSettlement.changes.recordingDocuments[].remarks',
  'saveSettlement.changes.transferTaxes[].remarks',
  'saveSettlement.changes.rateOrders[].remarks',
  'saveSettlement.changes.fees[].note',
  'saveSettlement.changes.fees[].remarks',
  'saveCommercialStatement.changes.commercialLines[].remarks',
  'saveSettlement.changes.addenda[].body',
  'saveOrder.changes.properties[].fullLegal',
  'saveOrder.changes.contacts[].vesting',
  'savePayoff.payoff.remarks',
  'addProration.proration.remarks',
  'saveProrations.prorations[].remarks',
  'saveAndCalculateProrations.prorations[].remarks',
  'saveCommission.commission.remarks',
  'addRecordingFee.document.remarks',
  'saveRecordingFee.document.remarks',
  'addTransferTax.tax.remarks',
  'saveTransferTax.tax.remarks',
  'saveRateOrder.rateOrder.remarks',
  'addFileNote.body',
  'saveFileNote.changes.body',
  'voidLetter.reason',
  'saveTasks.changes[].taskNote',
  'createCompany.notes',
  'saveCompany.changes.notes',
  'createBankAccount.note',
  'createBankFileLayout.note',
  'saveBankFileLayout.changes.note',
  'createPositivePayLayout.note',
  'savePositivePayLayout.changes.note',
  'saveBankAccount.changes.note',
  'createInvoice.note',
  'saveInvoice.changes.note',
];

/** Files of banks: lines of plain letters. */
const ofFiles = ['createPositivePayLayout.golden.text', 'savePositivePayLayout.changes.golden.text'];

/** The parts of a save of both have the texts of each. */
const ofBoth = ofLines.flatMap((path) =>
  path.startsWith('saveOrder.') || path.startsWith('saveSettlement.')
    ? [
        path
          .replace('saveOrder.', 'saveStatementWithFile.file.')
          .replace('saveSettlement.', 'saveStatementWithFile.statement.'),
      ]
    : [],
);

describe('a text that somebody sends', () => {
  it('has no control character, unless it is named here with the reason', () => {
    expect(walked.length).toBeGreaterThan(150);
    expect(taking('\u0007').toSorted()).toEqual(Object.keys(plain).toSorted());
  });

  it.each<[string, string, readonly string[]]>([
    ['turns the direction of writing', '\u202e', []],
    ['begins a line', '\n', ofFiles],
  ])('has nothing that %s, unless it has lines', (_what, sign, others) => {
    expect(
      taking(sign)
        .filter((path) => !(path in plain))
        .toSorted(),
    ).toEqual([...ofLines, ...ofBoth, ...others].toSorted());
  });

  it('is judged at once, however long it is', () => {
    const long = ['4111 1111 1111 1111 ', ' ', '%25', '<', '1', 'a'].map((piece) => `<${piece.repeat(100_000)}!`);
    const slow: string[] = [];
    for (const { path, schema } of walked)
      for (const text of long) {
        const start = performance.now();
        schema.safeParse(text);
        const took = performance.now() - start;
        if (took > 300) slow.push(`${path}: ${Math.round(took)} ms`);
      }
    expect(slow).toEqual([]);
  });
});
