import type { RouteAccessAnswer } from '@closewright/contract/session';
import { type FileState, ignoresFileInUse, pageMode, routeAccess } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { notFoundRoute, routeByName } from '@closewright/domain/navigation';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';

interface Question {
  readonly routeName: string;
  readonly ordersID?: number | undefined;
  readonly ignoreFileInUse: boolean;
}

/**
 * The route access check of core.md §7, from what is stored now: the caller's rights and the state of the file.
 * Throws NOT_FOUND for a route that is none and for a file the caller may not know of.
 */
export async function routeAccessOf(
  database: Database,
  caller: Caller,
  question: Question,
): Promise<RouteAccessAnswer> {
  const route = routeByName(question.routeName);
  if (route === notFoundRoute) throw new AppError('NOT_FOUND', 'There is no such screen.');
  const file = question.ordersID === undefined ? null : await fileOf(database, caller, question.ordersID, question);
  const { access } = caller.session;
  const { allowed, deniedMessage } = routeAccess(access, route, file);
  const { accessLevel, readOnly, reasons } = pageMode(access, route, file);
  return { routeName: route.name, accessLevel, allowed, readOnly, reasons: [...reasons], deniedMessage };
}

function fileOf(
  database: Database,
  caller: Caller,
  ordersID: number,
  { ignoreFileInUse }: Question,
): Promise<FileState> {
  return besideFile({ database, caller, ordersID }, async (_tx, { session, file }) => ({
    ...file,
    ignoreFileInUse: ignoresFileInUse(session.access, ignoreFileInUse),
  }));
}
