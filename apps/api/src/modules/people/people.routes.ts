import * as contract from '@closewright/contract/people';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { createGroup, listGroups, removeGroup, renameGroup } from './groups.usecases.ts';
import { createRole, listRoles, removeRole, saveRole } from './roles.usecases.ts';
import { createUser, listUsers, saveUser } from './users.usecases.ts';

/** Users, their groups, and the roles that say what they may do. */
export function peopleRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listUsers, ({ caller }) => listUsers(database, caller));
  implement(app, contract.createUser, ({ caller, body }) => createUser(database, caller, body));
  implement(app, contract.saveUser, ({ caller, params, body }) => saveUser(database, caller, { ...params, ...body }));
  implement(app, contract.listUserGroups, ({ caller }) => listGroups(database, caller));
  implement(app, contract.createUserGroup, ({ caller, body }) => createGroup(database, caller, body.name));
  implement(app, contract.renameUserGroup, ({ caller, params, body }) =>
    renameGroup(database, caller, { ...params, ...body }),
  );
  implement(app, contract.removeUserGroup, ({ caller, params, body }) =>
    removeGroup(database, caller, { ...params, ...body }),
  );

  implement(app, contract.listRoles, ({ caller }) => listRoles(database, caller));
  implement(app, contract.createRole, ({ caller, body }) => createRole(database, caller, body));
  implement(app, contract.saveRole, ({ caller, params, body }) => saveRole(database, caller, { ...params, ...body }));
  implement(app, contract.removeRole, ({ caller, params, body }) =>
    removeRole(database, caller, { ...params, ...body }),
  );
}
