import type { RemittanceAct, RemittanceDetail } from '@closewright/contract/remittances';
import { AppError } from '@closewright/domain/errors';
import { formatMoney, localInstant } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import {
  isStepOf,
  type RemittanceStep,
  remittanceLimits,
  remittanceNumber,
  type StepDays,
  stepDayProblem,
  untiedWords,
} from '@closewright/domain/remittances';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { insertLines } from './parts.queries.ts';
import { readFilesOfPolicies } from './policies.queries.ts';
import { refusedByDatabase } from './refused-by-database.ts';
import { lockRemitted, type RemitDeps, remitRead } from './remit-work.ts';
import { holdRemittance, type NewLine, readWithdrawnAfter, type StoredRemittance } from './remittances.queries.ts';
import { foundRemittance, shownDetail } from './remittances.usecases.ts';
import { digestOfDraft, draftOf, problemsOf } from './shown-remittance.ts';
import { totalsOf, type Waiting } from './waiting.usecases.ts';

type Tx = Transaction<DB>;
type Of<K extends RemittanceAct['kind']> = Extract<RemittanceAct, { kind: K }>;

/** What a remittance is worked on with, under the lock of its files. */
interface InHand {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly stored: StoredRemittance;
  readonly today: string;
}

const steps: Readonly<Partial<Record<RemittanceAct['kind'], RemittanceStep>>> = {
  ...{ approve: 'approve', send: 'send', pay: 'pay', acknowledge: 'acknowledge', withdraw: 'withdraw', except: 'note' },
};

/** Does something with a remittance, whole or not at all, and answers it as it is then. */
export const actOnRemittance = (
  { database, clock }: RemitDeps,
  caller: Caller,
  { remittanceID, act }: { readonly remittanceID: number; readonly act: RemittanceAct },
): Promise<RemittanceDetail> =>
  database
    .inTenant(caller.actor, async (tx) => {
      const known = await foundRemittance(tx, caller, remittanceID);
      const files = known.policies.map(({ ordersID }) => ordersID);
      await lockRemitted(tx, caller, files);
      await holdRemittance(tx, caller.actor.tenant, remittanceID);
      const stored = await foundRemittance(tx, caller, remittanceID);
      const step = steps[act.kind];
      if (step && !isStepOf(step, stored.state))
        throw new AppError(
          'DECIDED_ALREADY',
          `It is ${stored.state === 'draft' ? 'a draft' : stored.state}: look at it again.`,
        );
      await done({ tx, caller, stored, today: todayOf(caller, clock.now()) }, act);
      return shownDetail(tx, caller, remittanceID);
    })
    .catch(refusedByDatabase);

function done(inHand: InHand, act: RemittanceAct): Promise<void> {
  switch (act.kind) {
    case 'approve':
      return approve(inHand, act);
    case 'send':
      refuseDay(inHand, act.on, 'approved');
      return goTo(inHand, { state: 'sent', sent_on: act.on, sent_how: act.how });
    case 'pay':
      return pay(inHand, act);
    case 'acknowledge':
      refuseDay(inHand, act.on, 'sent');
      return goTo(inHand, { state: 'acknowledged', acknowledged_on: act.on, acknowledged_as: act.as });
    case 'withdraw':
      return withdraw(inHand, act);
    default:
      return besides(inHand, act);
  }
}

/** What is noted beside a remittance. */
async function besides(
  { tx, caller, stored: { remittanceID, state } }: InHand,
  act: Of<'except' | 'resolve' | 'addDocument' | 'removeDocument'>,
): Promise<void> {
  const { tenant } = caller.actor;
  const own = { tenant_id: tenant, remittance_id: remittanceID };
  switch (act.kind) {
    case 'except': {
      const line = await tx
        .selectFrom('remittance_lines')
        .select('line')
        .where('tenant_id', '=', tenant)
        .where('remittance_id', '=', remittanceID)
        .where('line', '=', act.line)
        .executeTakeFirst();
      if (!line) throw invalid('act.line', 'It has no such line');
      await tx
        .insertInto('remittance_exceptions')
        .values({
          ...own,
          remittance_exception_id: await nextIDs(tx, 'remittance_exception_id'),
          line: act.line,
          kind: act.exception,
          reason: act.reason,
        })
        .execute();
      return;
    }
    case 'resolve': {
      const { numUpdatedRows } = await tx
        .updateTable('remittance_exceptions')
        .set({ resolution: act.how })
        .where('tenant_id', '=', tenant)
        .where('remittance_id', '=', remittanceID)
        .where('remittance_exception_id', '=', act.remittanceExceptionID)
        .where('resolution', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('CARRIED_ON', 'It was resolved meanwhile, or is not there.');
      return;
    }
    case 'addDocument': {
      if (state === 'withdrawn') throw new AppError('DECIDED_ALREADY', 'It is withdrawn: look at it again.');
      const { count } = await tx
        .selectFrom('remittance_documents')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('tenant_id', '=', tenant)
        .where('remittance_id', '=', remittanceID)
        .executeTakeFirstOrThrow();
      if (Number(count) >= remittanceLimits.documents)
        throw invalid('act.name', `At most ${remittanceLimits.documents} documents`);
      await tx
        .insertInto('remittance_documents')
        .values({
          ...own,
          remittance_document_id: await nextIDs(tx, 'remittance_document_id'),
          name: act.name,
          description: act.description,
        })
        .execute();
      return;
    }
    case 'removeDocument': {
      const { numDeletedRows } = await tx
        .deleteFrom('remittance_documents')
        .where('tenant_id', '=', tenant)
        .where('remittance_id', '=', remittanceID)
        .where('remittance_document_id', '=', act.remittanceDocumentID)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('CARRIED_ON', 'It was removed meanwhile, or is not there.');
    }
  }
}

async function goTo(
  { tx, caller, stored }: InHand,
  columns: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await tx
    .updateTable('remittances')
    .set(columns)
    .where('tenant_id', '=', caller.actor.tenant)
    .where('remittance_id', '=', stored.remittanceID)
    .execute();
}

/** Freezes what was seen, by another person than who made it. */
async function approve(inHand: InHand, { linesDigest }: Of<'approve'>): Promise<void> {
  const { tx, caller, stored } = inHand;
  const { tenant, usersID } = caller.actor;
  if (stored.madeBy === String(usersID)) throw new AppError('FORBIDDEN', 'Somebody else approves what you made.');
  const read = remitRead(caller, stored.kind);
  const draft = await draftOf(tx, read, stored);
  const [problem] = await problemsOf(tx, read, stored, draft);
  if (problem !== undefined) throw new AppError('CARRIED_ON', `${problem}.`);
  const { gross, underwriter, agent } = totalsOf(draft);
  if (linesDigest !== digestOfDraft(draft)) {
    const changed = `Its lines changed meanwhile, and it comes to ${formatMoney(cents(underwriter))} now`;
    throw new AppError('CARRIED_ON', `${changed}. Look at it again.`, {
      modelState: { 'act.linesDigest': [changed] },
    });
  }
  const lines = newLines(draft);
  if (lines.length > remittanceLimits.lines) throw invalid('', `At most ${remittanceLimits.lines} lines`);
  await insertLines(tx, tenant, stored.remittanceID, lines);
  await goTo(inHand, { state: 'approved', gross_cents: gross, underwriter_cents: underwriter, agent_cents: agent });
}

const newLines = (draft: readonly Waiting[]): NewLine[] =>
  draft.flatMap(({ lines, titlePolicyID, ordersID }) => lines.map((line) => ({ ...line, titlePolicyID, ordersID })));

/** Says that it is paid, naming the payments: they are what it comes to, file by file. */
async function pay(inHand: InHand, { payments }: Of<'pay'>): Promise<void> {
  const { tx, caller, stored } = inHand;
  const { tenant } = caller.actor;
  const detail = await shownDetail(tx, caller, stored.remittanceID);
  const same = (one: Of<'pay'>['payments'][number], other: Of<'pay'>['payments'][number]) =>
    one.bankAccountID === other.bankAccountID &&
    one.stripe === other.stripe &&
    one.number === other.number &&
    one.ordersID === other.ordersID &&
    one.isBack === other.isBack;
  payments.forEach((payment, at) => {
    const path = `act.payments.${at}`;
    if (payments.findIndex((each) => same(each, payment)) !== at) throw invalid(path, 'This payment is named twice');
    const found = detail.payments.find((each) => same(each, payment));
    if (!found || found.amount !== payment.amount)
      throw new AppError('CARRIED_ON', 'A payment was voided or named meanwhile. Look at it again.', {
        modelState: { [path]: ['No such payment to the underwriter is left to name'] },
      });
  });
  const [untied] = untiedWords(detail.tieOut.files, payments);
  if (untied !== undefined) throw invalid('act.payments', untied);
  await insertRows(
    tx,
    'remittance_payments',
    payments.map(({ bankAccountID, stripe, number, ordersID, isBack, amount }) => ({
      ...{ tenant_id: tenant, remittance_id: stored.remittanceID, orders_id: ordersID, bank_account_id: bankAccountID },
      ...{ stripe, ledger_number: number, is_back: isBack, amount_cents: amount },
    })),
  );
  await goTo(inHand, { state: 'paid' });
}

/** Withdraws it: its policies wait again, as long as nothing was built upon it. What a draft came to stays to be read. */
async function withdraw(inHand: InHand, { reason }: Of<'withdraw'>): Promise<void> {
  const { tx, caller, stored } = inHand;
  const { tenant } = caller.actor;
  const later = await readWithdrawnAfter(tx, tenant, stored.remittanceID);
  if (later) {
    const does = later.corrects ? 'corrects it' : 'remitted its policies again since';
    throw new AppError('CARRIED_ON', `${remittanceNumber(later.number)} ${does}: withdraw that one first.`);
  }
  if (stored.state === 'draft')
    await insertLines(
      tx,
      tenant,
      stored.remittanceID,
      newLines(await draftOf(tx, remitRead(caller, stored.kind), stored)),
    );
  await goTo(inHand, { state: 'withdrawn', withdrawn_reason: reason });
}

/** Refuses a day that is not yet, or before the step that it comes after. */
function refuseDay({ caller, stored, today }: InHand, on: string, after: StepDays['after']): void {
  const { approved, sent } = stored;
  const approvedOn = approved && localInstant(approved.at, tenantZone(caller.session)).date;
  const problem = stepDayProblem(on, { first: (after === 'sent' ? sent?.on : approvedOn) ?? on, after, last: today });
  if (problem !== null) throw invalid('act.on', problem);
}

/** Lets a policy be changed that was sent. What was sent stays. */
export const unlockRemittedPolicy = (
  { database }: RemitDeps,
  caller: Caller,
  { titlePolicyID, reason }: { readonly titlePolicyID: number; readonly reason: string },
): Promise<{ titlePolicyID: number; isLocked: boolean }> =>
  database
    .inTenant(caller.actor, (tx) => readFilesOfPolicies(tx, caller.actor.tenant, [titlePolicyID]))
    .then((files) =>
      besideFile(
        { database, caller, ordersID: files.get(titlePolicyID) ?? 0, action: 'unlockPolicyRemitDates' },
        async (tx, { place }) => {
          const { rows } = await sql<{
            locked: boolean;
          }>`select policy_is_locked(${place.tenant}, ${titlePolicyID}) as locked`.execute(tx);
          if (!rows[0]?.locked) throw new AppError('CARRIED_ON', 'This policy is not locked.');
          await tx
            .insertInto('policy_unlocks')
            .values({
              ...{ tenant_id: place.tenant, policy_unlock_id: await nextIDs(tx, 'policy_unlock_id') },
              ...{ title_policy_id: titlePolicyID, orders_id: place.ordersID, reason },
            })
            .execute();
          return { titlePolicyID, isLocked: false };
        },
      ),
    );
