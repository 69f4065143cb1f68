import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { billOf } from './bom.mjs';
import { root } from './programs.mjs';

interface Entry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}
interface Bill {
  components: { 'bom-ref': string; name: string; purl: string; hashes?: unknown[]; licenses?: unknown[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lockfile = JSON.parse(text) as { packages: Record<string, Entry> };
const made = billOf(lockfile);
const bill: Bill = JSON.parse(made);
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

describe('the bill of materials', () => {
  it('is CycloneDX, which is checked', async () => {
    expect(await validator.validate(made)).toBe(null);
    expect(await validator.validate(JSON.stringify({ ...bill, components: [{ name: 'a' }] }))).not.toBe(null);
  });

  it('has every package that npm does not count as one to build or test with, and no other', () => {
    const { optionalDependencies: node = {} } = lockfile.packages[''] ?? {};
    // Node itself: an image brings its own.
    const isNode = (path: string) => path.replace('node_modules/', '') in node;
    const delivered = Object.entries(lockfile.packages)
      .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
      .map(([path]) => path)
      .filter((path) => !isNode(path));
    const listed = bill.components.map((component) => component['bom-ref']);
    expect(listed.filter((path) => path.includes('node_modules/')).toSorted()).toEqual(delivered.toSorted());
    expect(listed.filter((path) => !path.includes('node_modules/')).toSorted()).toEqual([
      'apps/api',
      'apps/web',
      'packages/contract',
      'packages/domain',
      'packages/ui',
    ]);
    // One that comes with the web app's kit alone, and one under a namespace.
    expect(bill.components.map(({ purl }) => purl)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^pkg:npm\/radix-ui@/),
        expect.stringMatching(/^pkg:npm\/%40fastify\/static@/),
      ]),
    );
  });

  it('says of each where it comes from, under which licence, and what needs it', () => {
    const bare = bill.components.filter(
      ({ hashes, licenses, 'bom-ref': ref }) => !licenses || (!hashes && ref.includes('node_modules/')),
    );
    expect(bare).toEqual([]);
    const needed = new Set(bill.dependencies.flatMap(({ dependsOn = [] }) => dependsOn));
    expect(bill.components.filter((component) => !needed.has(component['bom-ref']))).toEqual([]);
  });

  it('is the same text each time, without a time in it', () => {
    expect(billOf(JSON.parse(text))).toBe(made);
    expect(made).not.toMatch(/"timestamp"|"serialNumber"|20\d\d-\d\d-\d\dT/);
  });
});
