import { postingOf } from '@closewright/domain/ledger';
import { describe } from 'vitest';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { payByBank } from '../ledger/bank-world.ts';
import type { Sent } from './api-under-test.ts';
import { type MoneyFile, never, useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, day, payTo } from './check-writing-world.ts';

serverDatabase((make) => {
  const { database, inAlpha, newFile, setOrder, refuses, checkOf, checkNumber, printedOf } = useMoneyWorld(make);

  const wireOf = async (file: MoneyFile) => {
    await file.fund();
    await file.told(file.disburse([payTo(file.ordersID, 'seller')]));
    return file.last('wire out');
  };
  const paidByBank = (file: MoneyFile, about: { stripe: number; number: number }) =>
    payByBank(database(), systemActor('alpha', 'test'), {
      bank: 1,
      about,
      day,
      parts: [{ file: file.ordersID, amount: 50_00 }],
    });
  const inactive = (table: 'check_layouts' | 'check_printers', id: number) =>
    inAlpha((tx) =>
      table === 'check_layouts'
        ? tx
            .insertInto(table)
            .values({
              ...{ tenant_id: 'alpha', check_layout_id: id, name: `Old paper ${id}`, place: 'Top', inactive: true },
              ...{ is_blank_paper: true, prints_micr: true },
            })
            .execute()
        : tx
            .insertInto(table)
            .values({ tenant_id: 'alpha', check_printer_id: id, name: `Old ${id}`, right: 0, down: 0, inactive: true })
            .execute(),
    );
  const asReader: Sent = { as: 'closer' };

  describe('printing', () => {
    refuses([
      ['nothing', 'VALIDATION_FAILED', 'checks', (file) => () => file.print([])],
      ['what is not there', 'NOT_FOUND', 'checks.0', (file) => () => file.print([never])],
      [
        'the same twice',
        'VALIDATION_FAILED',
        'checks.1',
        async (file) => {
          const check = await checkOf(file);
          return () => file.print([check, check]);
        },
      ],
      [
        'a check of another file',
        'NOT_FOUND',
        'checks.0',
        async (file) => {
          const check = await checkOf(await newFile());
          return () => file.print([check]);
        },
      ],
      [
        'a check of another bank account',
        'NOT_FOUND',
        'checks.0',
        async (file) => {
          const check = await checkOf(file);
          return () => file.print([check], { bankAccountID: accounts.california });
        },
      ],
      [
        'a wire',
        'VALIDATION_FAILED',
        'checks.0',
        async (file) => {
          const wire = await wireOf(file);
          return () => file.print([wire]);
        },
      ],
      [
        'a receipt',
        'NOT_FOUND',
        'checks.0',
        async (file) => {
          await file.fund();
          const receipt = await file.last('receipt');
          return () => file.print([receipt]);
        },
      ],
      ...(['void', 'stop'] as const).map((end): Parameters<typeof refuses>[0][number] => [
        `what is over by a ${end}`,
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await checkOf(file);
          await file.end(end, check);
          return () => file.print([check]);
        },
      ]),
      [
        'what was taken back',
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await checkOf(file);
          await file.told(file.takeBack(check));
          return () => file.print([check]);
        },
      ],
      [
        'what the bank has paid',
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await checkOf(file);
          await paidByBank(file, check);
          return () => file.print([check]);
        },
      ],
      ...['李明', '李明 & Söhne', 'Ann\u034fLee'].map((payee): Parameters<typeof refuses>[0][number] => [
        `a check to ${JSON.stringify(payee)}, whom no font can write`,
        'VALIDATION_FAILED',
        'checks.0',
        async (file) => {
          await file.fund();
          const posting = postingOf({
            kind: 'check',
            parts: [{ file: file.ordersID, amount: 50_00, from: 'available' }],
          });
          const facts = { payee, party: null, memo: null, lines: [], checkNumber: checkNumber(), reference: null };
          await inAlpha((tx) =>
            postTransactions(tx, [{ ...{ bank: 1, date: day, key: `to ${payee} ${file.ordersID}` }, posting, facts }]),
          );
          const check = await file.last('check');
          return () => file.print([check]);
        },
      ]),
      [
        'what was printed, for no reason',
        'VALIDATION_FAILED',
        'reason',
        async (file) => {
          const check = await printedOf(file);
          return () => file.print([check]);
        },
      ],
      [
        'what was printed, for a blank reason',
        'VALIDATION_FAILED',
        'reason',
        async (file) => {
          const check = await printedOf(file);
          return () => file.print([check], { reason: ' ' });
        },
      ],
      [
        'by a layout there is not',
        'NOT_FOUND',
        'checkLayoutID',
        async (file) => {
          const check = await checkOf(file);
          return () => file.print([check], { checkLayoutID: 4711 });
        },
      ],
      [
        'by an inactive layout',
        'VALIDATION_FAILED',
        'checkLayoutID',
        async (file) => {
          const check = await checkOf(file);
          await inactive('check_layouts', 90);
          return () => file.print([check], { checkLayoutID: 90 });
        },
      ],
      [
        'on a printer there is not',
        'NOT_FOUND',
        'checkPrinterID',
        async (file) => {
          const check = await checkOf(file);
          return () => file.print([check], { checkPrinterID: 4711 });
        },
      ],
      [
        'on an inactive printer',
        'VALIDATION_FAILED',
        'checkPrinterID',
        async (file) => {
          const check = await checkOf(file);
          await inactive('check_printers', 90);
          return () => file.print([check], { checkPrinterID: 90 });
        },
      ],
      [
        'of a bank account there is not',
        'NOT_FOUND',
        'bankAccountID',
        ({ print }) =>
          () =>
            print([never], { bankAccountID: 4711 }),
      ],
      ...(
        [
          ['of another region', accounts.ofRegionTwo, 'FORBIDDEN'],
          ['that is inactive', accounts.inactive, 'BANK_ACCOUNT_CLOSED'],
          ['that is closed', accounts.closed, 'BANK_ACCOUNT_CLOSED'],
        ] as const
      ).map(([what, bankAccountID, code]): Parameters<typeof refuses>[0][number] => [
        `of a bank account ${what}`,
        code,
        'bankAccountID',
        ({ print }) =>
          () =>
            print([never], { bankAccountID }),
      ]),
      [
        'of a locked file',
        'FILE_LOCKED',
        null,
        async (file) => {
          const check = await checkOf(file);
          await setOrder(file, { is_locked: true });
          return () => file.print([check]);
        },
      ],
      [
        'by who may read alone',
        'FORBIDDEN',
        null,
        async (file) => {
          const check = await checkOf(file);
          return () => file.print([check], {}, asReader);
        },
      ],
    ]);
  });

  describe('spoiling', () => {
    refuses([
      ['nothing', 'VALIDATION_FAILED', 'checks', (file) => () => file.spoil([])],
      [
        'for no reason',
        'VALIDATION_FAILED',
        'reason',
        async (file) => {
          const check = await printedOf(file);
          return () => file.spoil([check], { reason: '' });
        },
      ],
      [
        'what was not printed',
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await checkOf(file);
          return () => file.spoil([check]);
        },
      ],
      [
        'what is spoiled',
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await printedOf(file);
          await file.told(file.spoil([check]));
          return () => file.spoil([check]);
        },
      ],
      [
        'what the bank has paid',
        'CARRIED_ON',
        'checks.0',
        async (file) => {
          const check = await printedOf(file);
          await paidByBank(file, check);
          return () => file.spoil([check]);
        },
      ],
      [
        'a wire',
        'VALIDATION_FAILED',
        'checks.0',
        async (file) => {
          const wire = await wireOf(file);
          return () => file.spoil([wire]);
        },
      ],
      [
        'of a bank account of another region',
        'FORBIDDEN',
        'bankAccountID',
        ({ spoil }) =>
          () =>
            spoil([never], { bankAccountID: accounts.ofRegionTwo }),
      ],
    ]);
  });
});
