import pg from 'pg';

/** A name in a statement. */
export const identifier = (name: string): string => pg.escapeIdentifier(name);
