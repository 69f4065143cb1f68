/** Which calls a setting screen makes, read from its source: whoever opens the screen must be let make them. */
import { readdirSync, readFileSync } from 'node:fs';
import { endpoints } from '@closewright/contract';
import type { Endpoint } from '@closewright/contract/kit';

const source = new URL('../../apps/web/src/', import.meta.url);
const readSource = (path: string) => readFileSync(new URL(path, source), 'utf8');

/** Calls by their names in a text: `queryFor('listUsers')`, `call('saveUser', …)`. */
const callsIn = (text: string) =>
  [...text.matchAll(/(?:queryFor|call|send)(?:<[^>]*>)?\('(\w+)'/g)].map(([, name]) => name ?? '');

/** The endpoints of a setting screen: those its route file reads, and those of the folder of its screen. */
export function screenCalls(name: string): Endpoint[] {
  const route = readSource(`routes/configuration.${name}.tsx`);
  const screen = /from '\.\.\/(features\/.+)\/[^/]+-screen\.tsx'/.exec(route)?.[1];
  if (screen === undefined) throw new Error(`${name}: the route shows no screen of a feature`);
  const files = readdirSync(new URL(`${screen}/`, source), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /(?<!test)\.tsx?$/.test(file)).map((file) => readSource(`${screen}/${file}`));
  const names = new Set([route, ...texts].flatMap(callsIn));
  return Object.values<Endpoint>(endpoints).filter((endpoint) => names.has(endpoint.name));
}
