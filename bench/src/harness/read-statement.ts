import { asClient, type Stage } from './stage.ts';

/**
 * The statement inside a plpgsql function that reads one thing, with $1, $2 … in place of its parameters, so that plain SQL does the
 * very same reading. Throws where the function is not there or looks otherwise.
 */
export function readStatement({ superuserURL }: Stage, name: string, parameters: readonly string[]): Promise<string> {
  return asClient(superuserURL, async (client) => {
    const { rows } = await client.query<{ source: string }>('select prosrc as source from pg_proc where proname = $1', [
      name,
    ]);
    const body = rows[0]?.source.match(/return \(([\s\S]*)\);\s*end/i)?.[1];
    if (!body) throw new Error(`${name} does not look as expected`);
    return parameters.reduce((sql, each, at) => sql.replaceAll(new RegExp(`\\b${each}\\b`, 'g'), `$${at + 1}`), body);
  });
}
