import {
  type AchPayment,
  achEffectiveOn,
  achFileProblems,
  achModifiers,
  achTraceCount,
  achTraces,
  writeNacha,
} from '@closewright/domain/ach';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { wireReference } from '@closewright/domain/wires';
import { tenantZone } from '../../../platform/clock/tenant-zone.ts';
import { openAccountNumber, type SecretBox } from '../../../platform/secrets/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { openAccount } from '../payees/payees.queries.ts';
import { type CheckedOn, instructionsOf } from './shown-wire.ts';
import { lockAchFiles, readAchAccount, readAchModifiers } from './wire-files.queries.ts';
import type { StoredWire } from './wires.queries.ts';
import { refuseUnwritable, type Writing, type WrittenFile } from './written-file.ts';

/** A file of ACH payments. Its letter is of the files that one bank has of the office on a day, whichever account they are of. */
export async function writtenAch({
  tx,
  secrets,
  on,
  bankAccountID,
  number,
  today,
  wires,
}: Writing): Promise<WrittenFile> {
  const { caller } = on;
  const { tenant } = caller.actor;
  const { account, setting, sealed } = await readAchAccount(tx, tenant, bankAccountID);
  const { achDestination: destination, achOrigin: origin } = setting;
  if (destination === null || origin === null) throw noSetting();
  await lockAchFiles(tx, tenant);
  const taken = await readAchModifiers(tx, tenant, { destination, origin, date: today });
  const payments = wires.flatMap((wire) => openedPayment(secrets, on, wire));
  const first = await nextIDs(tx, 'ach_trace', achTraceCount(payments, setting.achBalanced));
  const content = {
    fileReference: `A${bankAccountID}N${number}`,
    ...{ createdOn: today, createdAt: timeOf(on) },
    modifier: [...achModifiers].find((letter) => !taken.has(letter)) ?? '',
    account: {
      ...account,
      accountNumber: openAccountNumber(secrets, { tenant, table: 'bank_accounts', row: bankAccountID }, sealed),
    },
    ...{ setting, firstTrace: first, payments },
  };
  refuseUnwritable(achFileProblems(content));
  const traces = achTraces(content);
  const messageID = `A${bankAccountID}-${today.replaceAll('-', '')}-${number}`;
  return {
    text: writeNacha(content),
    ...{ messageID, fileName: `ACH ${messageID}.ach` },
    sent: wires.map((wire) => ({
      ...{ wire, uetr: null },
      trace: traces.get(wireReference(bankAccountID, wire, 'ACH')) ?? null,
    })),
    ach: { destination, origin, modifier: content.modifier, effectiveOn: achEffectiveOn(today) },
  };
}

/** The time of the office, as `0915`. */
const timeOf = ({ caller, now }: CheckedOn): string =>
  localInstant(now.toISOString(), tenantZone(caller.session)).time.replace(':', '').slice(0, 4);

const noSetting = () =>
  new AppError('WIRE_BLOCKED', 'This bank account has no ACH setting. Enter it under Bank accounts.');

/** A payment as the bank is told it, with the number of the account that it goes to. */
function openedPayment(secrets: SecretBox, on: CheckedOn, wire: StoredWire): AchPayment[] {
  const instructions = instructionsOf(on, wire);
  if (!instructions) return [];
  const { accountType, secCode, beneficiary, routingNumber } = instructions;
  if (accountType === null || secCode === null) return [];
  return [
    {
      reference: wireReference(wire.bankAccountID, wire, 'ACH'),
      accountNumber: openAccount(secrets, on.caller.actor.tenant, instructions),
      ...{ amount: wire.amount, beneficiary, routingNumber, accountType, secCode, invoice: wire.remittance },
    },
  ];
}
