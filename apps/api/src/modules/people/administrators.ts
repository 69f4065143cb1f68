import { administratorProblem } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { readAdministrators } from './roles.queries.ts';

/** Runs a change of users or rights and takes it back when it would lock the caller or everybody out. */
export async function keepingAdministrators(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  change: () => Promise<void>,
): Promise<void> {
  const facts = () => readAdministrators(tx, actor.tenant, session.usersID);
  const before = (await facts()).find(({ usersID }) => usersID === session.usersID);
  await change();
  const problem = before ? administratorProblem(before, await facts()) : null;
  // Thrown inside the transaction: nothing of the change stays.
  if (problem) throw new AppError('LAST_ADMINISTRATOR', problem.text);
}
