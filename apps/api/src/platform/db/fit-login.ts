import type pg from 'pg';

/** The login of `DATABASE_URL` could get around row level security; the message names it and what it may. */
export class UnfitLogin extends Error {
  constructor(login: string, faults: readonly string[]) {
    super(
      `The login of DATABASE_URL is not fit for production: ${login} ${faults.join(', and ')}. ` +
        'Row level security would not hold back a statement that leaves the role closewright_app. Use a login that is a member of ' +
        'closewright_app and of nothing else, and give the owner of the tables to migrate as DATABASE_OWNER_URL (docs/deploy.md, Database).',
    );
    this.name = 'UnfitLogin';
  }
}

interface Powers {
  login: string;
  /** Roles that the login is or may become, by what is wrong with them. */
  superusers: string[];
  bypassing: string[];
  owners: string[];
}

/**
 * What the login may do once it says `reset role` or `set role`, which any statement could: it is judged by all roles that it is a member of,
 * however far and whether it inherits their rights or not. `session_user` stays the login, whatever role the session runs as.
 */
const powersOfLogin = `
  with roles as (
    select oid, rolname::text as name, rolsuper, rolbypassrls from pg_roles where pg_has_role(session_user, oid, 'member')
  ), owned as (
    select relowner as owner from pg_class where relnamespace = 'public'::regnamespace
    union select proowner from pg_proc where pronamespace = 'public'::regnamespace
    union select nspowner from pg_namespace where nspname = 'public'
    union select datdba from pg_database where datname = current_database()
  )
  select session_user::text as login,
    array(select name from roles where rolsuper order by name) as superusers,
    array(select name from roles where rolbypassrls order by name) as bypassing,
    array(select name from roles where oid in (select owner from owned) order by name) as owners`;

/** Throws `UnfitLogin` where row level security would not bind the login of the pool. */
export async function refuseUnfitLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Powers>(powersOfLogin);
  const [powers] = rows;
  if (!powers) throw new Error('The database did not say who is connected');
  const { login, superusers, bypassing, owners } = powers;
  // Everybody is a member of what a superuser is not: it is all of it.
  if (superusers.includes(login)) throw new UnfitLogin(login, ['is a superuser']);
  const by = (roles: readonly string[], what: string, become: string): string[] => {
    if (roles.length === 0) return [];
    return [roles.includes(login) ? what : `${become} as a member of ${roles.join(' and ')}`];
  };
  const faults = [
    ...by(superusers, 'is a superuser', 'may become superuser'),
    ...by(bypassing, 'may bypass row level security', 'may bypass row level security'),
    ...by(owners, 'owns tables of the database', 'may become owner of its tables'),
  ];
  if (faults.length > 0) throw new UnfitLogin(login, faults);
}
