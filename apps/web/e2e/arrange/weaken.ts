import type { AskedControlChange, ControlChange } from '@closewright/contract/controls';
import type { User } from '@closewright/contract/people';
import type { ApiUser } from './api-user.ts';

/** Signs somebody of a tenant in at the api. */
type SignIn = (username: string) => Promise<ApiUser>;

async function done<T>(user: ApiUser, method: string, path: string, body: unknown): Promise<T> {
  const answer = await user.ask<T>(method, path, body);
  if (!answer.body?.isSuccessful) throw new Error(`${method} ${path}: ${answer.text.slice(0, 500)}`);
  return answer.body.result;
}

/** The demo offices have one administrator: the title examiner becomes another one, who approves. */
async function secondAdministrator(first: ApiUser, signIn: SignIn): Promise<ApiUser> {
  const users = await first.get<User[]>('/api/configuration/users');
  const examiner = users.find(({ login }) => login === 'title-examiner');
  if (!examiner) throw new Error('there is no title examiner');
  if (examiner.ownRights.IsSysAdmin !== 1)
    await done(first, 'PATCH', `/api/configuration/users/${examiner.usersID}`, {
      version: examiner.version,
      changes: { ownRights: { ...examiner.ownRights, IsAdmin: 1, IsSysAdmin: 1 } },
    });
  return signIn('title-examiner');
}

/** Weakens a setting that holds a control, as an office does: the administrator asks, another one approves. */
export async function weaken(signIn: SignIn, asked: AskedControlChange): Promise<void> {
  const first = await signIn('administrator');
  const second = await secondAdministrator(first, signIn);
  const path = '/api/configuration/controls';
  const { controlChangeID } = await done<ControlChange>(first, 'POST', path, asked);
  await done(second, 'POST', `${path}/${controlChangeID}/decision`, { decision: 'approve', reason: null });
}
