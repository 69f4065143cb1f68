import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import { figuresToKeep, formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import { commercialFigures, storedCommercial } from '@closewright/domain/commercial-statement';
import { SettlementStatementType } from '@closewright/domain/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { partCalls } from './part-calls.ts';
import { changesOf, paidOff, randomCommercial, randomStatement, removeAll } from './random-statement.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

/** The same cases in every run, so that a red one is red for everybody. */
const runs = { seed: 20_260_415, numRuns: 25 };
const deposit = 10_000_00;

type Amounts = readonly { readonly value: number }[];
const sumOf = (amounts: Amounts) => amounts.reduce((sum, { value }) => sum + value, 0);
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await statementCalls(() => api).saveFile({ order: { earnestMoney: deposit } });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read, save, saveFile, keep, get } = statementCalls(() => api, { loanID: files.open });
  const { ask, post } = partCalls(() => api, path, read);

  it('any fees, splits and prorations are stored as sent and come to a statement in balance on every form, each cent of which has its payer', async () => {
    await fc.assert(
      fc.asyncProperty(randomStatement, async (made) => {
        const saved = await save({ ...removeAll(await read()), ...changesOf(made) });
        const stored = await read();
        expect(stored).toEqual(saved);

        // Every cent of a row has its payer or its payee.
        const { fees, figures } = reckonedDocument({ ...stored, hasSeller: true });
        expect(figures.missing).toEqual([]);
        const typed = fees.slice(0, made.fees.length);
        const charged = typed.flatMap((each) => (each.kind === 'figure' ? [each.fee.charges] : []));
        const wholes = charged.map((charges) => charges.reduce((sum, { amount }) => sum + amount, 0));
        expect(wholes).toEqual(made.fees.map(([{ whole }]) => whole));
        const sides = async (call: string) =>
          (await ask(call)).result.figures.map(({ figure }: { figure: { borrower: Amounts[0]; seller: Amounts[0] } }) =>
            sumOf([figure.borrower, figure.seller]),
          );
        expect(await sides('recording-fees')).toEqual(made.documents.map(({ fee }) => fee));
        expect(await sides('transfer-taxes')).toEqual(made.taxes.map(({ flatAmount }) => flatAmount));
        const commissions: { figure: { payments: { amount: Amounts[0] }[] } }[] = (await ask('commissions')).result
          .figures;
        expect(commissions.map(({ figure }) => sumOf(figure.payments.map(({ amount }) => amount)))).toEqual(
          made.commissions.map(({ flatAmount }) => flatAmount),
        );
        const rated: { figure: { total: Amounts[0] } }[] = (await ask('rates')).result.calculations;
        const premiums = fees.flatMap((each) =>
          each.kind === 'figure' && each.fee.code.startsWith('rates.') ? each.fee.charges : [],
        );
        expect(premiums.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          sumOf(rated.map(({ figure }) => figure.total)),
        );
        const shared = (await post('prorations/calculate-all')).result;
        // What is credited for days of the one and of the other is the whole bill, but for what a day is rounded by.
        for (const [at, { prorationID: _, sequence: __, remarks: ___, ...row }] of stored.prorations.entries()) {
          const other = await post('prorations/calculate', { proration: { ...row, isPaid: !row.isPaid } });
          const both = sumOf([shared.figures[at].figure.amount, other.result.figure.amount]);
          expect(Math.abs(both - (row.amount ?? 0))).toBeLessThanOrEqual(row.dailyDecimals === 'Exact' ? 1 : 3);
        }

        // Cash of both sides by a sum of its own, and the same on every form.
        const credits = (kind: string) =>
          sumOf(made.adjustments.flatMap((each) => (each.kind === kind ? [{ value: each.buyerAmount }] : [])));
        const price = stored.salePrice ?? 0;
        const loan = stored.loans.find(({ loanID }) => loanID === stored.loanID)?.amount ?? 0;
        const charges = fees.flatMap((each) => (each.kind === 'figure' ? each.fee.charges : []));
        const atClosing = (side: 'borrower' | 'seller') =>
          charges.reduce(
            (sum, { paidBy, when, amount }) => (paidBy === side && when === 'atClosing' ? sum + amount : sum),
            0,
          );
        const credited = shared.seller.value - shared.buyer.value;
        const cash = {
          cashFromBorrower:
            price +
            atClosing('borrower') -
            credits('Lender credit') +
            credited -
            deposit -
            loan -
            credits('Seller credit'),
          cashToSeller: price + credited - atClosing('seller') - paidOff(made) - credits('Seller credit'),
        };
        for (const statementType of Object.values(SettlementStatementType)) {
          const { totals } = (await post('mapping', { statementType })).result.figures;
          const value = (name: string) => totals.find((total: { name: string }) => total.name === name)?.figure.value;
          expect(
            { cashFromBorrower: value('cashFromBorrower'), cashToSeller: value('cashToSeller') },
            `form ${statementType}`,
          ).toEqual(cash);
          const { balance } = reckonedDocument({
            ...stored,
            settlementStatementType: statementType,
            hasSeller: true,
          }).figures;
          expect(balance.kind, `form ${statementType}`).toBe('balanced');
          if (balance.kind !== 'balanced') continue;
          expect(balance.state.receipts.value).toBe(balance.state.disbursements.value);
        }
        // Nobody gives what a seller who is not there would pay.
        if (atClosing('seller') > 0)
          expect(reckonedDocument({ ...stored, hasSeller: false }).figures.balance.kind).toBe('open');
      }),
      runs,
    );
  });

  it('any amounts of a commercial statement are shared by parts to the cent, and what one side owes the other is credited with', async () => {
    const commercial = `/api/orders/${files.open}/commercial-statement`;
    const current = async (): Promise<CommercialStatement> => (await api.send('GET', commercial)).body.result;
    await fc.assert(
      fc.asyncProperty(randomCommercial, async ({ buyers, sellers, lines }) => {
        const { version, commercialParties, commercialLines } = await current();
        const parties = [
          ...buyers.map((part) => ['Buyer', part] as const),
          ...sellers.map((part) => ['Seller', part] as const),
        ];
        const changes = {
          removeCommercialParties: commercialParties.map(({ commercialPartyID }) => commercialPartyID),
          removeCommercialLines: commercialLines.map(({ commercialLineID }) => commercialLineID),
          commercialParties: parties.map(([side, part], at) => ({
            commercialPartyID: -1 - at,
            name: `${side} ${at}`,
            side,
            part,
            number: at + 1,
          })),
          commercialLines: lines.map(({ amount, debitTo }, at) => ({
            commercialLineID: -1 - at,
            label: `Line ${at}`,
            amount,
            debitTo,
            creditTo: debitTo === 'Buyers' ? 'Sellers' : 'Buyers',
          })),
        };
        const { body } = await api.send('PATCH', commercial, { body: { version, changes } });
        expect(body.errorMessage).toBeNull();
        const stored = await current();
        const figures = commercialFigures(storedCommercial(stored));
        expect(figures.missing).toEqual([]);
        expect(figures.outOfBalance.value).toBe(0);
        const shares = (direction: string, at: number) =>
          [...(figures.lines[at]?.amounts ?? [])].reduce(
            (sum, [column, { value }]) => (column.startsWith(direction) ? sum + value : sum),
            0,
          );
        expect(lines.map((_, at) => [shares('debit', at), shares('credit', at)])).toEqual(
          lines.map(({ amount }) => [amount, amount]),
        );
        const due = figures.totals.map((total) => (total.due.kind === 'figure' ? total.due : { value: Number.NaN }));
        expect(sumOf(due)).toBe(0);
      }),
      runs,
    );
  });

  it('what is stored of figures with a version is what the rules make of the statement that it holds, on every form', async () => {
    const form = fc.constantFrom(...Object.values(SettlementStatementType));
    await fc.assert(
      fc.asyncProperty(randomStatement, form, async (made, settlementStatementType) => {
        await saveFile({ order: { settlementStatementType } });
        await save({ ...removeAll(await read()), ...changesOf(made) });
        const { result, errorMessage } = await keep('Draft');
        expect(errorMessage).toBeNull();
        const { figures, settlement, hasSeller, isIntact } = await get(result.statementVersionID);
        expect(isIntact).toBe(true);
        const again = figuresToKeep(
          reckonedDocument({ ...settlement, hasSeller }),
          formOfFile(settlementStatementType),
        );
        expect(figures?.lines.length).toBeGreaterThan(0);
        expect(figures).toEqual(JSON.parse(JSON.stringify(again)));
      }),
      { ...runs, numRuns: 8 },
    );
  });
});
