import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './programs.mjs';

/** Tests, stories, journeys and benches, and what they are made with. */
const watched = [
  '{apps,packages}/*/src/**/*.{test,stories}.{ts,tsx}',
  'apps/*/{test,e2e}/**/*.ts',
  'apps/api/{seed,dev}/**/*.ts',
  'bench/{src,api,apps}/**/*.{ts,tsx}',
  'packages/testkit/src/**/*.ts',
  '.storybook/*.{ts,tsx}',
  'tools/**/*.{ts,mjs}',
];

/** The value in its brackets, if it has any. */
const bare = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) ? bare(value.expression) : value;

/** A cast that takes anything for anything: a made-up value behind it goes on compiling when what it stands for grows. */
function isBlind(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion {
  if (!ts.isAssertionExpression(node) || ts.isConstTypeReference(node.type)) return false;
  const value = bare(node.expression);
  const { AnyKeyword, NeverKeyword } = ts.SyntaxKind;
  return (
    [AnyKeyword, NeverKeyword].includes(node.type.kind) ||
    ts.isObjectLiteralExpression(value) ||
    (ts.isAssertionExpression(value) && !ts.isConstTypeReference(value.type))
  );
}

/** A comment is one for people: what it names for a tool (`holds`, `biome-ignore`) gives no reason. */
const isReason = (line = '') =>
  /^(?:\/\/|\/?\*|\{\/\*)/.test(line.trim()) && !/^\W*(?:holds|biome-ignore)\b/.test(line);

/** The lines of blind casts without a reason: a comment on the line, or directly above it or the statement that it belongs to. */
function castsWithoutReason(source: string, name = 'some.test.ts'): number[] {
  if (!/ as (?!const\b)|<(?:any|never)>/.test(source)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line;
  const found = new Set<number>();
  const look = (node: ts.Node, statement: ts.Node, inCast: boolean): void => {
    const isCast = isBlind(node);
    // Of a cast of a cast, the outer one is named.
    if (isCast && !inCast) {
      const places = [statement, node].map((each) => lineOf(each.getStart())).concat(lineOf(node.type.getStart()));
      const isExplained = places.some((at) => isReason(lines[at - 1]) || /\s\/\/ /.test(lines[at] ?? ''));
      if (!isExplained) found.add(lineOf(node.type.getStart()) + 1);
    }
    ts.forEachChild(node, (child) => look(child, ts.isStatement(child) ? child : statement, isCast));
  };
  look(file, file, false);
  return [...found];
}

/** The compiler checks no plain JavaScript, but takes its types from the comments. */
const anyOfComments = (source: string) =>
  source.split('\n').flatMap((line, at) => (/@\w+ \{[^}]*(?:\bany\b|\bnever\b|\*)/.test(line) ? [at + 1] : []));

it('a cast to never or any, of a made-up object or by way of another type in a test or a bench has its reason beside it', () => {
  const files = globSync(watched, { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = file.endsWith('.mjs') ? anyOfComments(source) : castsWithoutReason(source, file);
    return lines.map((line) => `${file}:${line}`);
  });
  expect(found).toEqual([]);
});

it.each([
  ['to never', 'const a = b as never;'],
  ['to any', 'f(x as any);'],
  ['to any in front', 'f(<any>x);'],
  ['by way of unknown', 'const a = b as unknown as D;'],
  ['by way of a part of it', 'const a = { b } as Partial<C> as C;'],
  ['of an object', 'const a = {} as C;'],
  ['of an object in brackets', 'const a = () => ({ b }) as C;'],
  ['of an object over lines', 'const a = {\n  b,\n} as C;'],
])('a cast %s without a reason is found', (_case, source) => {
  expect(castsWithoutReason(source)).toEqual([source.split('\n').length]);
});

it.each([
  ['above', '// The reader only listens.\nconst a = b as never;'],
  ['above the statement', '// The reader only listens.\nconst a = {\n  b,\n} as unknown as C;'],
  ['above the line', 'f([\n  // The reader only listens.\n  b as never,\n]);'],
  ['on the line', 'const a = b as never; // The reader only listens.'],
])('a reason %s is one', (_case, source) => {
  expect(castsWithoutReason(source)).toEqual([]);
});

it.each([
  ['of another statement', '// Of a.\nconst a = 1;\nconst b = c as never;'],
  ['of the function around it', '// Of f.\nfunction f() {\n  return a as never;\n}'],
  ['for a tool', '// holds core 2.11\nit("is", () => f(a as never));'],
])('a comment %s is no reason', (_case, source) => {
  expect(castsWithoutReason(source)).toHaveLength(1);
});

it('a cast that the compiler checks needs no reason', () => {
  expect(castsWithoutReason('const a = { b } as const;\nconst c = d as E;\nf<any>(a);')).toEqual([]);
  expect(
    anyOfComments('/** @type {any} */\n/** @param {string} any */\n/** @returns {Record<string, any>} */'),
  ).toEqual([1, 3]);
});
