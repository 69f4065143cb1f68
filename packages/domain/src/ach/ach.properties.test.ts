import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAccount } from '../formats/index.ts';
import { fileOfAch } from './ach.fixture.ts';
import { achEffectiveOn, achFileProblems, achInformation, achText, achTraces, readNacha, writeNacha } from './index.ts';

const fileOf = (text: string) => {
  const read = readNacha(text);
  if (!('file' in read)) throw new Error(JSON.stringify(read.problem));
  return read.file;
};

describe('files of ACH payments', () => {
  it('are read back as they were meant, each payment once, with its trace', () => {
    fc.assert(
      fc.property(fileOfAch, (file) => {
        expect(achFileProblems(file)).toEqual([]);
        const read = fileOf(writeNacha(file));
        expect([read.destination, read.origin, read.modifier]).toEqual([
          file.setting.achDestination,
          file.setting.achOrigin,
          file.modifier,
        ]);
        const entries = read.batches.flatMap(({ secCode, effectiveOn, entries: all }) => {
          expect(effectiveOn).toBe(achEffectiveOn(file.createdOn));
          return all.filter(({ isCredit }) => isCredit).map((entry) => ({ secCode, ...entry }));
        });
        const traces = achTraces(file);
        const byReference = Map.groupBy(entries, ({ individualID }) => individualID);
        expect(entries).toHaveLength(file.payments.length);
        for (const payment of file.payments) {
          const [entry] = byReference.get(payment.reference) ?? [];
          expect(entry).toMatchObject({
            ...{ amount: payment.amount, routingNumber: payment.routingNumber, secCode: payment.secCode },
            accountNumber: plainAccount(payment.accountNumber),
            code: payment.accountType === 'Checking' ? '22' : '32',
            name: achText(payment.beneficiary).slice(0, 22).trim(),
            trace: traces.get(payment.reference),
            addenda: payment.secCode === 'CCD' ? [{ kind: 'payment', information: achInformation(payment) }] : [],
          });
        }
        const debits = read.batches.flatMap(({ entries: all }) => all.filter(({ isCredit }) => !isCredit));
        const sum = file.payments.reduce((total, { amount }) => total + amount, 0);
        expect(debits.reduce((total, { amount }) => total + amount, 0)).toBe(file.setting.achBalanced ? sum : 0);
      }),
    );
  });

  it('are lines of 94 plain signs in blocks of ten, with traces that rise', () => {
    fc.assert(
      fc.property(fileOfAch, (file) => {
        const lines = writeNacha(file).split('\r\n').slice(0, -1);
        expect(lines.length % 10).toBe(0);
        for (const line of lines) expect(line).toMatch(/^[ -`{-~]{94}$/);
        const traces = lines.filter((line) => line.startsWith('6')).map((line) => line.slice(79));
        expect(traces).toEqual(traces.toSorted((one, two) => (one < two ? -1 : 1)));
        expect(new Set(traces).size).toBe(traces.length);
      }),
    );
  });

  it('with one digit of an amount, a routing number, a count or a sum changed are refused', () => {
    // Where they stand, from 0 on: amount and routing number of an entry; count, hash and sums of the ends.
    const guarded: Readonly<Record<string, readonly [from: number, to: number]>> = {
      6: [3, 39],
      8: [4, 44],
      9: [1, 55],
    };
    fc.assert(
      fc.property(fileOfAch, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (file, which, where, step) => {
        const lines = writeNacha(file).split('\r\n').slice(0, -1);
        const at = lines.flatMap((line, index) => (guarded[line[0] ?? ''] && !/^9{94}$/.test(line) ? [index] : []));
        const index = at[which % at.length] ?? 0;
        const line = lines[index] ?? '';
        const [from, to] = guarded[line[0] ?? ''] ?? [0, 0];
        const place = from + (where % (to - from));
        // The account number is guarded by nothing but the call-back.
        if (line.startsWith('6') && place >= 12 && place < 29) return;
        const digit = String((Number(line[place]) + step) % 10);
        const spoilt = lines.with(index, line.slice(0, place) + digit + line.slice(place + 1)).join('\n');
        expect(readNacha(spoilt)).toHaveProperty('problem');
      }),
      { numRuns: 300 },
    );
  });

  it('cut off anywhere before their end, or what is no file at all, are refused, and never throw', () => {
    fc.assert(
      fc.property(fileOfAch, fc.nat(), (file, where) => {
        const text = writeNacha(file);
        const whole = text.trimEnd();
        expect(readNacha(text.slice(0, where % whole.length))).toHaveProperty('problem');
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(readNacha(text)).toHaveProperty('problem');
      }),
    );
  });
});
